// Followers: which figures hold a feature, and how strong each is. Builder and pig only help one.

import { pennantsOn } from '../../tiles/facts.ts';
import { lowest } from './bits.ts';
import { featureOf, nextMember } from './features.ts';
import { followersOut, standsOn } from './figures.ts';
import { type Land, segmentOf, tileOf } from './land.ts';
import { BIG, MAYOR } from './sizes.ts';
import { kindAt, tileX, tileY, typeOf } from './tiles.ts';

/** What a follower on this node counts for the majority: a mayor as much as its city has pennants. */
export const strengthIn = (land: Land, slot: number, node: number): number =>
  slot === BIG ? 2 : slot === MAYOR ? pennantsIn(land, featureOf(land, node)) : 1;

/** Pennants of the city with this top. */
function pennantsIn(land: Land, city: number): number {
  let pennants = 0;
  let at = city;
  do {
    pennants += pennantsOn(kindAt(land, tileOf(land, at)), segmentOf(land, at));
    at = nextMember(land, at);
  } while (at !== city);
  return pennants;
}

/** The next follower of the seat that stands on the land, after this slot (-1 for the first); -1 when there is none. */
export function nextFollower(land: Land, seat: number, after: number): number {
  const left = followersOut(land, seat) >> (after + 1);
  return left === 0 ? -1 : after + 1 + lowest(left);
}

/** The slots of all of them. */
export function slotsOut(land: Land, seat: number): number[] {
  const slots: number[] = [];
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) slots.push(slot);
  return slots;
}

/** How many followers of the seat stand on a tile and the eight around. */
export function followersAround(land: Land, seat: number, tile: number): number {
  let count = 0;
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
    const other = tileOf(land, standsOn(land, seat, slot));
    const dx = tileX(land, other) - tileX(land, tile);
    const dy = tileY(land, other) - tileY(land, tile);
    if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1) count++;
  }
  return count;
}

/** Those of them that stand on a feature of this type: the nodes. */
export function followersOn(land: Land, seat: number, type: number): number[] {
  const nodes: number[] = [];
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
    const node = standsOn(land, seat, slot);
    if (typeOf(land, node) === type) nodes.push(node);
  }
  return nodes;
}
