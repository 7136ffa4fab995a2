// Features: joined segments, each known by its top node.

import { citiesBeside } from '../../tiles/facts.ts';
import { type Land, nodeOf, segmentOf, tileOf } from './land.ts';
import { kindAt } from './tiles.ts';

/** The node that stands for the whole feature. */
export const featureOf = (land: Land, node: number): number => top(land.mem, node);

/** The same for the core, which has the memory at hand. */
export function top(mem: Int16Array, node: number): number {
  let at = node;
  for (;;) {
    const above = mem[at] ?? 0;
    if (above === at) return at;
    at = above;
  }
}

/** Edges by which a road or city goes on. */
export const openEdgesOf = (land: Land, feature: number): number => land.mem[feature + 2] ?? 0;

/** Is this road or city complete? */
export const isClosed = (land: Land, feature: number): boolean => land.mem[feature + 2] === 0;

/** How many followers stand on it, whosoever they are. */
export const followersAt = (land: Land, feature: number): number => land.mem[feature + 3] ?? 0;

/** The next member of the same feature; they form a ring. */
export const nextMember = (land: Land, node: number): number => land.mem[node + 1] ?? 0;

/** All cities that a field touches, complete or not. */
export function touchedCities(land: Land, field: number): Set<number> {
  const found = new Set<number>();
  let at = field;
  do {
    const tile = tileOf(land, at);
    const touches = citiesBeside(kindAt(land, tile), segmentOf(land, at));
    for (let segment = 0; touches >> segment !== 0; segment++) {
      if ((touches & (1 << segment)) !== 0) found.add(featureOf(land, nodeOf(land, tile, segment)));
    }
    at = nextMember(land, at);
  } while (at !== field);
  return found;
}
