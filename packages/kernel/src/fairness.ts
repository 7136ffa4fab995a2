// Fair deals: the server commits to a secret, every seat adds a number, and the key of the match follows from both.
// Nobody can pick a deal: the server not after the numbers are in, a seat not before the secret is shown.

import type { Choice } from './ask.ts';
import { encode } from './data.ts';
import type { Position } from './position.ts';
import { sha256Hex } from './sha256.ts';

export interface Fairness {
  /** 64 hexadecimal digits chosen by the dealer; shown when the match ends. */
  readonly secret: string;
  /** What each seat added: any short text. */
  readonly contributions: readonly string[];
  /** The terms of the match are part of its key; matches from before there was this have another key. */
  readonly bound?: boolean;
  /** The secret was made from a seed by whoever played the match. */
  readonly seeded?: true;
}

/** Dealt by a seed and not by a committed secret, so that the deal could be picked; also where no seat added anything. */
export const isSeeded = ({ seeded, contributions }: Fairness): boolean => seeded ?? contributions.length === 0;

/** What was agreed before the deal. */
export interface DealTerms {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Choice;
  readonly from?: Position | undefined;
}

/** Shown before the seats add their numbers. */
export function commitment(secret: string): string {
  return sha256Hex(`tabella secret ${secret}`);
}

/** The key of the match, in hexadecimal. */
export function keyOf(
  { secret, contributions, bound = false }: Fairness,
  { game, rules, seats, options, from }: DealTerms,
): string {
  if (!bound) return sha256Hex(`tabella key ${JSON.stringify([secret, ...contributions])}`);
  return sha256Hex(
    `tabella bound key ${encode([secret, contributions, game, rules, seats, options, ...(from ? [from] : [])])}`,
  );
}
