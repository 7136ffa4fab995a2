// What a seat has of the set: bridges and castles, fewer at a large table.

import { claim, keep, kept } from '../../rules/core/kept.ts';
import { MOST_SEATS } from '../../rules/core/sizes.ts';
import type { State } from '../../rules/state.ts';

/** By seat: how many are built. */
export const BRIDGES = claim(MOST_SEATS);
export const CASTLES = claim(MOST_SEATS);

/** Of each, to begin with. */
const each = (seats: number): number => (seats > 4 ? 2 : 3);

/** As many as all seats have at any table. */
export const MOST_CASTLES = Math.max(...Array.from({ length: MOST_SEATS + 1 }, (_, seats) => seats * each(seats)));

export const leftOf = ({ land, seats }: State, what: number, seat: number): number =>
  each(seats) - kept(land, what + seat);

export function spend({ land }: State, what: number, seat: number): void {
  keep(land, what + seat, kept(land, what + seat) + 1);
}
