// Fair deals: the server commits to a secret, every seat adds a number, and the key of the match follows from both.
// Nobody can pick a deal: the server not after the numbers are in, a seat not before the secret is shown.

import { sha256Hex } from './sha256.ts';

export interface Fairness {
  /** 64 hexadecimal digits chosen by whoever deals; shown when the match ends. */
  readonly secret: string;
  /** What each seat added: any short text. */
  readonly numbers: readonly string[];
}

/** Shown before the seats add their numbers. */
export function commitment(secret: string): string {
  return sha256Hex(`tabella secret ${secret}`);
}

/** The key of the match, in hexadecimal. */
export function keyOf(fairness: Fairness): string {
  return sha256Hex(`tabella key ${JSON.stringify([fairness.secret, ...fairness.numbers])}`);
}
