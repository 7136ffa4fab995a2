// Limits: what the fixed places of the land hold. A box that is larger would be written over itself, so it is refused
// before a match begins.

import { MEEPLES, NODE_SHIFT, NODES, TALLY } from './layout.ts';
import { MOST_SEATS, MOST_SEGMENTS, MOST_SHIFT, MOST_TILES } from './sizes.ts';

/** What a match is to be played with. */
export interface Box {
  /** The start tile included. */
  readonly tiles: number;
  readonly seats: number;
  readonly kinds: number;
  /** The most that are on one tile. */
  readonly segments: number;
  /** Names under which points are kept. */
  readonly sources: number;
}

/** Everything in the land is sixteen bits with a sign. */
const MOST_NUMBER = 0x7fff;
/** The grid is asked for cells up to one beyond the farthest tile. */
const MOST_IN_A_ROW = 2 ** (MOST_SHIFT - 1) - 1;

/** Why the land cannot hold this, in one sentence; null when it can. */
export function tooLarge({ tiles, seats, kinds, segments, sources }: Box): string | null {
  const most = Math.min(MOST_TILES, MOST_IN_A_ROW, (MOST_NUMBER - NODES) >> NODE_SHIFT);
  if (tiles > most) return `The land has room for ${most} tiles, not for ${tiles}.`;
  if (seats > MOST_SEATS) return `The land has room for the figures of ${MOST_SEATS}, not of ${seats}.`;
  if (kinds * 4 > MOST_NUMBER) return `The land can tell ${MOST_NUMBER >> 2} kinds of tiles apart, not ${kinds}.`;
  if (segments > MOST_SEGMENTS) return `A tile may have ${MOST_SEGMENTS} segments, not ${segments}.`;
  if (sources > MEEPLES - TALLY) return `Points are kept by ${MEEPLES - TALLY} sources, not by ${sources}.`;
  return null;
}
