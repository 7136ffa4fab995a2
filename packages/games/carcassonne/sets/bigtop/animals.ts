// The animals: tokens with what a follower at the tent is worth. The one under the tent is drawn when it is turned up; nobody
// may look at it before, so that the odds are the same.

import { claim, keep, kept } from '../../rules/core/kept.ts';
import type { Land } from '../../rules/core/land.ts';

/** So many of each worth. */
const TOKENS: readonly (readonly [worth: number, many: number])[] = [
  [1, 1],
  [3, 4],
  [4, 5],
  [5, 3],
  [6, 2],
  [7, 1],
];

/** Drawn so far, in the order of TOKENS. */
const DRAWN = claim(TOKENS.length);

/** All tokens that were not drawn yet. */
export function bagOf(land: Land): number[] {
  const bag: number[] = [];
  for (let i = 0; i < TOKENS.length; i++) {
    const token = TOKENS[i] as (typeof TOKENS)[number];
    for (let left = token[1] - kept(land, DRAWN + i); left > 0; left--) bag.push(token[0]);
  }
  return bag;
}

/** It does not come again. */
export function takeOut(land: Land, worth: number): void {
  const place = DRAWN + TOKENS.findIndex(([one]) => one === worth);
  keep(land, place, kept(land, place) + 1);
}
