// Majority: who has the most strength on a feature. A big meeple counts two; builder and pig nothing.

import { top } from './features.ts';
import { strengthIn } from './followers.ts';
import type { Land } from './land.ts';
import { FIGURES } from './layout.ts';
import { FOLLOWERS, MOST_SEATS, SLOTS } from './sizes.ts';

const strength = new Int16Array(MOST_SEATS);

/** Weighs the feature with this top, and returns the most strength anybody has there; 0 when nobody is there. */
export function strengths(land: Land, feature: number): number {
  const { mem, seats } = land;
  let most = 0;
  strength.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const figures = FIGURES + seat * SLOTS;
    let sum = 0;
    for (let slot = 0; slot < FOLLOWERS; slot++) {
      const node = mem[figures + slot] ?? 0;
      if (node > 0 && top(mem, node) === feature) sum += strengthIn(slot);
    }
    strength[seat] = sum;
    if (sum > most) most = sum;
  }
  return most;
}

/** Strength of a seat, as the last call of `strengths` found it. */
export const strengthOf = (seat: number): number => strength[seat] ?? 0;
