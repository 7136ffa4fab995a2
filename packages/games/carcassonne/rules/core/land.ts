// Land: everything that lies on the table, in one typed array, so that a copy is one copy of memory.
//
// `mem` holds, at fixed places: the tiles laid, the frontier, the figures, what each seat has, the two piles, and the
// nodes; the grid comes last, for it may grow. A node is one segment of one tile; its number is its place in `mem`:
//   +0 the node above it (itself at the top), +1 the next member of its feature (a ring), and for the top node
//   +2 open edges, +3 followers on the feature.
// A cell of the grid is one number: -1 - tile where a tile lies; 0 far from the land; beside it, what its neighbours
// want of a tile: their edges in the low eight bits (two bits each, north lowest), a bit for each that is there above.

/** A row of so many, with the start tile in the middle of the widest grid, still has cells of the grid round it. */
export const MOST_TILES = 127;
export const MOST_SEATS = 6;

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
/** By seat * SLOTS + slot: the node a figure stands on, 0 in supply, -1 not in this game. */
export const FIGURES = FRONTIER + 2 * MOST_TILES + 8;
export const SLOTS = 11;
/** Slots 0 to 6 are meeples; slots below BUILDER are followers. */
export const BIG = 7;
export const ABBOT = 8;
export const BUILDER = 9;
export const PIG = 10;
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
export const NODES = MESSAGES + 8;
/** Nodes of one tile: eight of four numbers. */
export const NODE_SHIFT = 5;

/** Segments of one tile, its garden included. */
export const MOST_SEGMENTS = 8;
/** Cells are sixteen bits in the frontier: so wide, as a power of two, the grid may grow. */
export const MOST_SHIFT = 8;

const FIRST_SHIFT = 5;

export interface Land {
  mem: Int16Array;
  /** Where the grid begins in `mem`. It is 2^shift wide, with the start tile in the middle. */
  grid: number;
  shift: number;
  /** Tiles laid. */
  laid: number;
  /** Length of the frontier. */
  edge: number;
  seats: number;
  /** Figures on monasteries and gardens. */
  monks: number;
  /** Where the river goes on: the cell, and the edge by which it comes in; edge -1 when there is no open river. */
  riverX: number;
  riverY: number;
  riverEdge: number;
}

/** An empty land for so many tiles and seats. */
export function newLand(tiles: number, seats: number): Land {
  const grid = NODES + (tiles << NODE_SHIFT);
  return {
    mem: new Int16Array(grid + (1 << (2 * FIRST_SHIFT))),
    grid,
    shift: FIRST_SHIFT,
    laid: 0,
    edge: 0,
    seats,
    monks: 0,
    riverX: 0,
    riverY: 0,
    riverEdge: -1,
  };
}

export function cloneLand(land: Land): Land {
  return {
    mem: land.mem.slice(),
    grid: land.grid,
    shift: land.shift,
    laid: land.laid,
    edge: land.edge,
    seats: land.seats,
    monks: land.monks,
    riverX: land.riverX,
    riverY: land.riverY,
    riverEdge: land.riverEdge,
  };
}

export const nodeOf = (tile: number, segment: number): number => NODES + (tile << NODE_SHIFT) + (segment << 2);
export const tileOf = (node: number): number => (node - NODES) >> NODE_SHIFT;
export const segmentOf = (node: number): number => ((node - NODES) >> 2) & 7;

/** The node that stands for the whole feature. */
export function top(mem: Int16Array, node: number): number {
  let at = node;
  for (;;) {
    const above = mem[at] as number;
    if (above === at) return at;
    at = above;
  }
}
