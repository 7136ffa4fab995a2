// Layout: where everything stands in the memory of a land. Only the core reads and writes memory; rules and bots go by the
// names that it gives. A place beyond the end reads as 0.
//
// `mem` holds, at fixed places: the figures, what each seat has, the messages, what sets keep, and the tiles laid. What comes
// then depends on how much there is in the box: the pile, the frontier and the nodes begin where the land says; the grid comes
// last, for it may grow. A node is one segment of one tile; its number is its place in `mem`:
//   +0 the node above it (itself at the top), +1 the next member of its feature (a ring), and for the top node
//   +2 open edges, +3 followers on the feature.
// A cell of the grid is one number: -1 - tile where a tile lies; 0 far from the land; beside it, what its neighbours
// want of a tile: their edges in the low eight bits (two bits each, north lowest), a bit for each that is there above.

import { KEPT_NUMBERS, MESSAGE_TILES, MOST_SEATS, SLOTS } from './sizes.ts';

// The first place stays 0, and so is its own top: what stands nowhere is on the feature 0, which has nobody and nothing.

/** How many kinds there were when the land was made: with more of them they have other numbers. */
export const KINDS_THEN = 1;
/** So many tiles were looked at for towers; one more than the first and the last tile that has one. */
export const TOWERS_UP_TO = 2;
export const FIRST_TOWER = 3;
export const LAST_TOWER = 4;
/** By which layout the land was made: a number that changes whenever a place comes to mean something else. */
export const LAYOUT_THEN = 5;
export const LAYOUT = 2;
/** By seat * SLOTS + slot: the node a figure stands on, 0 in supply, -1 not in this game, below that in another's hands. */
export const FIGURES = 8;
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
/** A bit for each figure on the land, by its slot. */
export const OUT = 15;
/** The messages in the stack, from the top. */
export const MESSAGES = SEATS + MOST_SEATS * PURSE;
/** What sets keep; see kept.ts. */
export const KEPT = MESSAGES + MESSAGE_TILES;
/** By tile << TILE_SHIFT, in the order of laying. */
export const X = KEPT + KEPT_NUMBERS;
export const Y = X + 1;
export const VARIANT = X + 2;
/** Kind * 4 + rotation. */
export const TURNED = X + 3;
/** Who laid it; -1 for the start tile. */
export const LAYER = X + 4;
/** Of a tile with a tower: one more than the next such tile, and the floors that it has. */
export const NEXT_TOWER = X + 5;
export const FLOORS = X + 6;
/** Of a tile with a besieged city: one more than the one before it. */
export const NEXT_SIEGE = X + 7;
export const TILE_SHIFT = 3;

/** Where the parts begin whose length depends on the box. */
export interface Layout {
  /** Variants of the pile in the order of drawing. */
  readonly pile: number;
  /** Empty cells beside the land, as sixteen bits without a sign; `edge` of them. A land of n tiles has at most 2n + 2. */
  readonly frontier: number;
  readonly nodes: number;
  /** Nodes of one tile, as a power of two: eight or sixteen of four numbers. */
  readonly block: number;
  readonly grid: number;
}

const FEW_SEGMENTS = 8;

/** The layout for so many tiles with no more than so many segments. */
export function layoutFor(tiles: number, segments: number): Layout {
  const pile = X + (tiles << TILE_SHIFT);
  const frontier = pile + tiles;
  const nodes = frontier + 2 * tiles + 8;
  const block = segments > FEW_SEGMENTS ? 6 : 5;
  return { pile, frontier, nodes, block, grid: nodes + (tiles << block) };
}
