// Followers: which figures hold a feature, and how strong each is. Builder and pig only help one.

import { standsOn } from './figures.ts';
import type { Land } from './land.ts';
import { BIG, FOLLOWERS } from './sizes.ts';
import { typeOf } from './tiles.ts';

/** What a follower counts for the majority. */
export const strengthIn = (slot: number): number => (slot === BIG ? 2 : 1);

/** The next follower of the seat that stands on the land, after this slot (-1 for the first); -1 when there is none. */
export function nextFollower(land: Land, seat: number, after: number): number {
  for (let slot = after + 1; slot < FOLLOWERS; slot++) if (standsOn(land, seat, slot) > 0) return slot;
  return -1;
}

/** The slots of all followers of the seat on the land. */
export function followersOut(land: Land, seat: number): number[] {
  const slots: number[] = [];
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) slots.push(slot);
  return slots;
}

/** Those of them that stand on a feature of this type: the nodes. */
export const followersOn = (land: Land, seat: number, type: number): number[] =>
  followersOut(land, seat)
    .map((slot) => standsOn(land, seat, slot))
    .filter((node) => typeOf(land, node) === type);
