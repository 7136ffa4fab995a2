// Sizes: how much the land holds, and which slot each figure of a seat has.

/** A row of so many, with the start tile in the middle of the widest grid, still has cells of the grid round it. */
export const MOST_TILES = 127;
export const MOST_SEATS = 6;
/** Segments of one tile, its garden included. */
export const MOST_SEGMENTS = 8;
/** Cells are sixteen bits in the frontier: so wide, as a power of two, the grid may grow. */
export const MOST_SHIFT = 8;
export const MESSAGE_TILES = 8;

/** Figures of one seat, a slot each: seven meeples, then one of each other kind. See followers.ts for what they count. */
export const SLOTS = 11;
/** Any meeple: they fill the slots below BIG. */
export const MEEPLE = 0;
export const BIG = 7;
export const ABBOT = 8;
export const BUILDER = 9;
export const PIG = 10;
