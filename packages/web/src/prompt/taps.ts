// Which choices of a question act with one tap, and what a confirmation is called.

import { type Ask, type Choice, PASS } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';

/** Where the choices of a question are found: in the prompt bar, or on the board, to be pointed at or read. */
export type Pointing = 'here' | 'pointed' | 'listed';

/** More plain choices than these are chosen first and confirmed then. */
const MOST_TAPS = 2;
/** Longer ones are told in a line of their own, and only confirmed on the button. */
const SHORT = 46;

/** Choices in plain words that act at once: up to two buttons. */
export function tapsOf(ask: OpenAsk, pointing: Pointing): readonly Choice[] {
  if (ask.text || ask.max !== undefined) return [];
  const plain = ask.from.filter((choice) => pointing === 'here' || (pointing === 'pointed' && isPlain(choice)));
  return plain.length <= MOST_TAPS ? plain : ask.reaction ? [PASS] : [];
}

/** What is pointed at on a board is an object; the rest is said in words. */
export const isPlain = (choice: Choice): boolean => typeof choice !== 'object' || choice === null;

/** A question that has one answer is no question: the table answers it. A window stays as long as any other. */
export function hasNoChoice({ from, text, min = 0, max, reaction }: Ask): boolean {
  if (text || reaction) return false;
  return max === undefined ? from.length === 1 : max === 0 || min >= from.length;
}

export const isShort = (label: string): boolean => label.length <= SHORT;
