// Sizes: how much the land holds, and which slot each figure of a seat has.

import { sets } from '../../sets/tiles.ts';

export { MOST_SEGMENTS } from '../../tiles/schema.ts';

/** All tiles that there are. */
export const MOST_TILES = sets.reduce((sum, { total }) => sum + total, 0);
export const MOST_SEATS = 6;
/** Cells are sixteen bits in the frontier: so wide, as a power of two, the grid may grow. */
export const MOST_SHIFT = 8;
/** The table ends so far from the start tile: round every tile there are cells of the widest grid. */
export const REACH = 2 ** (MOST_SHIFT - 1) - 2;
export const MESSAGE_TILES = 8;
/** Numbers that sets keep; see kept.ts. */
export const KEPT_NUMBERS = 256;

/** Figures of one seat, a slot each: seven meeples, then one of each other kind. See followers.ts for what they count. */
export const SLOTS = 16;
/** Any meeple: they fill the slots below BIG. */
export const MEEPLE = 0;
export const BIG = 7;
export const ABBOT = 8;
export const RINGMASTER = 9;
export const MAYOR = 10;
export const WAGON = 11;
export const BUILDER = 12;
export const PIG = 13;
export const SHEPHERD = 14;
export const BARN = 15;
/** Slots below this are followers. */
export const FOLLOWERS = WAGON + 1;
