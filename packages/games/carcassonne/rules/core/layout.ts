// Layout: where everything stands in the memory of a land. Only the core reads and writes memory; rules and bots go by the
// names that it gives. A place beyond the end reads as 0.
//
// `mem` holds, at fixed places: the tiles laid, the frontier, the figures, what each seat has, the two piles, and the
// nodes; the grid comes last, for it may grow. A node is one segment of one tile; its number is its place in `mem`:
//   +0 the node above it (itself at the top), +1 the next member of its feature (a ring), and for the top node
//   +2 open edges, +3 followers on the feature.
// A cell of the grid is one number: -1 - tile where a tile lies; 0 far from the land; beside it, what its neighbours
// want of a tile: their edges in the low eight bits (two bits each, north lowest), a bit for each that is there above.

import { KEPT_NUMBERS, MESSAGE_TILES, MOST_SEATS, MOST_TILES, SLOTS } from './sizes.ts';

/** By tile, in the order of laying. */
export const X = 0;
export const Y = MOST_TILES;
export const VARIANT = 2 * MOST_TILES;
/** Kind * 4 + rotation. */
export const TURNED = 3 * MOST_TILES;
/** Who laid it; -1 for the start tile. */
export const LAYER = 4 * MOST_TILES;
/** Empty cells beside the land, as sixteen bits without a sign; `edge` of them. A land of n tiles has at most 2n + 2. */
export const FRONTIER = 5 * MOST_TILES;
/** By seat * SLOTS + slot: the node a figure stands on, 0 in supply, -1 not in this game, below that in another's hands. */
export const FIGURES = FRONTIER + 2 * MOST_TILES + 8;
/** By seat * PURSE. */
export const SEATS = FIGURES + MOST_SEATS * SLOTS;
export const PURSE = 16;
export const SCORER = 0;
export const MESSENGER = 1;
/** Wine, grain, cloth. */
export const GOODS_HELD = 2;
/** The figure this seat moved last in another's turn: what it moves when it does not answer. */
export const HABIT = 5;
/** Points by source, in the order of SOURCES. */
export const TALLY = 6;
/** Meeples in supply. */
export const MEEPLES = 14;
/** Variants of the pile in the order of drawing. */
export const PILE = SEATS + MOST_SEATS * PURSE;
/** The messages in the stack, from the top. */
export const MESSAGES = PILE + MOST_TILES;
/** What sets keep; see kept.ts. */
export const KEPT = MESSAGES + MESSAGE_TILES;
export const NODES = KEPT + KEPT_NUMBERS;
/** Nodes of one tile: sixteen of four numbers. */
export const NODE_SHIFT = 6;
