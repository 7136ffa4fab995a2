// What is chosen but not yet confirmed, shared by the prompt bar and the board. It belongs to one question and is gone
// with it.

import { type Choice, same } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { create } from 'zustand';

interface Selection {
  readonly key: string;
  readonly chosen: readonly Choice[];
}

const NONE: readonly Choice[] = [];
const useSelection = create<Selection>(() => ({ key: '', chosen: NONE }));

const keyOf = ({ seat, id }: OpenAsk): string => `${seat} ${id}`;

export function useChosen(ask: OpenAsk | null): readonly Choice[] {
  const selection = useSelection();
  return ask !== null && selection.key === keyOf(ask) ? selection.chosen : NONE;
}

/** Chooses; null, where it is no choice, chooses nothing. In a question for several a choice is taken back by the same. */
export function choose(ask: OpenAsk, choice: Choice): void {
  const { key, chosen } = useSelection.getState();
  const now = key === keyOf(ask) ? chosen : NONE;
  useSelection.setState({ key: keyOf(ask), chosen: toggled(ask, now, choice) });
}

/** Forgets what was chosen in this question; the next one may be here already, and something chosen in it. */
export function forgetChosen(ask: OpenAsk): void {
  if (useSelection.getState().key === keyOf(ask)) useSelection.setState({ key: '', chosen: NONE });
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
