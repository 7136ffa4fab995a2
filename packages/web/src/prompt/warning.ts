// An answer that would end my game is asked about twice. What is being asked about, by the prompt bar and the board alike.

import { type Answer, same } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { create } from 'zustand';

const useWarning = create<{ readonly key: string; readonly answer: Answer }>(() => ({ key: '', answer: null }));

const keyOf = ({ seat, id }: OpenAsk): string => `${seat} ${id}`;

export const warnOf = (ask: OpenAsk, answer: Answer): void => useWarning.setState({ key: keyOf(ask), answer });

export const forgetWarning = (): void => useWarning.setState({ key: '', answer: null });

/** The answer to be asked about again; undefined if there is none in this question. */
export function useWarned(ask: OpenAsk): Answer | undefined {
  const { key, answer } = useWarning();
  return key === keyOf(ask) ? answer : undefined;
}

/** Whether this answer was asked about already. */
export function isWarned(ask: OpenAsk, answer: Answer): boolean {
  const warning = useWarning.getState();
  return warning.key === keyOf(ask) && same(warning.answer, answer);
}
