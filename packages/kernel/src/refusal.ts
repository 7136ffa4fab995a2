// A refusal: the typed answer to anything that cannot be done. Nothing has changed when one is returned.

import type { Choice } from './ask.ts';

export type RefusalCode =
  | 'over' // the match has ended
  | 'stale-ask' // the question is no longer open
  | 'not-asked' // this seat is not asked
  | 'not-offered' // the choice is not among the legal ones
  | 'bad-text' // the text breaks its rule
  | 'bad-options' // options outside the game's schema
  | 'bad-position' // a beginning that is no moment of this game
  | 'bad-seats' // a number of seats the game cannot be played with
  | 'bad-log' // a replay file that is damaged, edited or of another kind
  | 'unknown-rules' // a log of a rules version that is not here
  | 'no-undo' // somebody has learned or answered something since
  | 'fault'; // a rule broke; the match is as it was before the answer

/** Why a game refuses something: data that its words put into a sentence. Earlier versions of rules say the sentence itself. */
export type Why = string | { readonly kind: string; readonly [about: string]: Choice };

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** One sentence for people. */
  readonly reason: string;
  /** What the game has to say about it, and says better: see `reasonIn`. */
  readonly why?: Exclude<Why, string>;
}

export function refuse(code: RefusalCode, reason: string, why: Why | null = null): Refusal {
  if (why === null) return { ok: false, code, reason };
  return typeof why === 'string' ? { ok: false, code, reason: why } : { ok: false, code, reason, why };
}
