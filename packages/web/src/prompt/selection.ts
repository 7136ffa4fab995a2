// What is chosen but not yet confirmed, shared by the prompt bar and the board, and whether all choices are listed. It belongs
// to one question and is gone with it, not with the place in which the prompt bar stands.

import { type Choice, same } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { create } from 'zustand';

interface Selection {
  readonly key: string;
  readonly chosen: readonly Choice[];
  /** The whole list was asked for. */
  readonly listed: boolean;
}

const NONE: readonly Choice[] = [];
const NOTHING: Selection = { key: '', chosen: NONE, listed: false };
const useSelection = create<Selection>(() => NOTHING);

const keyOf = ({ seat, id }: OpenAsk): string => `${seat} ${id}`;

const of = (selection: Selection, ask: OpenAsk): Selection =>
  selection.key === keyOf(ask) ? selection : { ...NOTHING, key: keyOf(ask) };

export function useChosen(ask: OpenAsk | null): readonly Choice[] {
  const selection = useSelection();
  return ask === null ? NONE : of(selection, ask).chosen;
}

export const useListed = (ask: OpenAsk): boolean => useSelection((selection) => of(selection, ask).listed);

export const setListed = (ask: OpenAsk, listed: boolean): void =>
  useSelection.setState((selection) => ({ ...of(selection, ask), listed }));

/** Chooses; null, where it is no choice, chooses nothing. In a question for several a choice is taken back by the same. */
export function choose(ask: OpenAsk, choice: Choice): void {
  const now = of(useSelection.getState(), ask);
  useSelection.setState({ ...now, chosen: toggled(ask, now.chosen, choice) });
}

/** Forgets what was chosen in this question; the next one may be here already, and something chosen in it. */
export function forgetChosen(ask: OpenAsk): void {
  if (useSelection.getState().key === keyOf(ask)) useSelection.setState(NOTHING);
}

export function toggled(ask: OpenAsk, chosen: readonly Choice[], choice: Choice): readonly Choice[] {
  if (ask.max === undefined) return choice === null && !ask.from.includes(null) ? NONE : [choice];
  if (chosen.some((one) => same(one, choice))) return chosen.filter((one) => !same(one, choice));
  return chosen.length < ask.max ? [...chosen, choice] : chosen;
}

/** What is chosen as an answer; undefined while it is none. */
export function answerOf(ask: OpenAsk, chosen: readonly Choice[]): Choice | undefined {
  if (ask.max === undefined) return chosen[0];
  return chosen.length >= (ask.min ?? 0) && chosen.length <= ask.max ? chosen : undefined;
}
