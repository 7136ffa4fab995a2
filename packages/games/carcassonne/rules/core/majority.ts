// Majority: who has the most strength on a feature. A big meeple counts two, a mayor the pennants of its city,
// builder and pig nothing. Of those who are tied
// the ones with a follower on a hill lead, if there are any.

import { isHill } from '../../tiles/facts.ts';
import { lowest } from './bits.ts';
import { top } from './features.ts';
import { followersOut } from './figures.ts';
import { strengthIn } from './followers.ts';
import { type Land, tileOf } from './land.ts';
import { FIGURES } from './layout.ts';
import { MOST_SEATS, SLOTS } from './sizes.ts';
import { kindAt } from './tiles.ts';

const strength = new Int16Array(MOST_SEATS);
/** A bit for each seat. */
let leading = 0;

/** Weighs the feature with this top, and returns the most strength anybody has there; 0 when nobody is there. */
export function strengths(land: Land, feature: number): number {
  const { mem, seats } = land;
  let most = 0;
  leading = 0;
  strength.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const figures = FIGURES + seat * SLOTS;
    let sum = 0;
    for (let left = followersOut(land, seat); left !== 0; left &= left - 1) {
      const slot = lowest(left);
      const node = mem[figures + slot] ?? 0;
      if (top(mem, node) === feature) sum += strengthIn(land, slot, node);
    }
    strength[seat] = sum;
    if (sum > most) {
      most = sum;
      leading = 1 << seat;
    } else if (sum === most && sum > 0) leading |= 1 << seat;
  }
  if (land.hills > 0 && (leading & (leading - 1)) !== 0) breakTie(land, feature);
  return most;
}

function breakTie(land: Land, feature: number): void {
  let high = 0;
  for (let seat = 0; seat < land.seats; seat++) {
    if ((leading & (1 << seat)) !== 0 && isOnHill(land, seat, feature)) high |= 1 << seat;
  }
  if (high !== 0) leading = high;
}

/** Has the seat a follower on a hill of the feature with this top? */
export function isOnHill(land: Land, seat: number, feature: number): boolean {
  const { mem } = land;
  const figures = FIGURES + seat * SLOTS;
  for (let left = followersOut(land, seat); left !== 0; left &= left - 1) {
    const node = mem[figures + lowest(left)] ?? 0;
    if (top(mem, node) === feature && isHill(kindAt(land, tileOf(land, node)))) return true;
  }
  return false;
}

/** Strength of a seat, as the last call of `strengths` found it. */
export const strengthOf = (seat: number): number => strength[seat] ?? 0;

/** Has the seat the majority, alone or tied, as the last call of `strengths` found it? */
export const leads = (seat: number): boolean => (leading & (1 << seat)) !== 0;

/** The same for one seat alone. */
export function hasMost(land: Land, feature: number, seat: number): boolean {
  strengths(land, feature);
  return leads(seat);
}
