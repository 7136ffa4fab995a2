// Limits: what the fixed places of the land hold. A box that is larger would be written over itself, so it is refused
// before a match begins.

import { layoutFor, MEEPLES, TALLY } from './layout.ts';
import { MOST_SEATS, MOST_SEGMENTS, MOST_TILES } from './sizes.ts';

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

/** The land has room for so many of these, and not for as many as there are. */
export type TooLarge = {
  readonly kind: 'too-large';
  readonly of: keyof Box;
  readonly most: number;
  readonly many: number;
};

/** Why the land cannot hold this; null when it can. */
export function tooLarge({ tiles, seats, kinds, segments, sources }: Box): TooLarge | null {
  let most = MOST_TILES;
  while (layoutFor(most, segments).grid > MOST_NUMBER) most--;
  const over = (of: keyof Box, many: number, room: number): TooLarge | null =>
    many > room ? { kind: 'too-large', of, most: room, many } : null;
  return (
    over('tiles', tiles, most) ??
    over('seats', seats, MOST_SEATS) ??
    over('kinds', kinds, MOST_NUMBER >> 2) ??
    over('segments', segments, MOST_SEGMENTS) ??
    over('sources', sources, MEEPLES - TALLY)
  );
}
