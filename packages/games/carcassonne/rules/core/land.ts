// Land: everything that lies on the table, in one typed array, so that a copy is one copy of memory.

import { KINDS } from '../../tiles/compile.ts';
import { KINDS_THEN, LAYOUT, LAYOUT_THEN, type Layout, layoutFor } from './layout.ts';
import { MOST_SEGMENTS, MOST_TILES } from './sizes.ts';

const FIRST_SHIFT = 5;

export interface Land extends Layout {
  /** See layout.ts. */
  mem: Int16Array;
  /** The grid is 2^shift wide, with the start tile in the middle. */
  shift: number;
  /** Tiles laid. */
  laid: number;
  /** Length of the frontier. */
  edge: number;
  seats: number;
  /** Figures on monasteries and gardens. */
  monks: number;
  /** Shrines, hills and vineyards on the land. */
  shrines: number;
  hills: number;
  vineyards: number;
  /** Tiles that lie against anything. */
  wild: number;
  /** The last tile with a besieged city, or -1. */
  siege: number;
  /** Castles that were built. */
  castles: number;
  /** Where the river goes on: the cell, and the edge by which it comes in; edge -1 when there is no open river. */
  riverX: number;
  riverY: number;
  riverEdge: number;
}

/** An empty land for so many tiles, with no more than so many segments, and seats. */
export function newLand(tiles: number, segments: number, seats: number): Land {
  const { pile, frontier, nodes, block, grid } = layoutFor(tiles, segments);
  const mem = new Int16Array(grid + (1 << (2 * FIRST_SHIFT)));
  mem[KINDS_THEN] = KINDS;
  mem[LAYOUT_THEN] = LAYOUT;
  return {
    mem,
    pile,
    frontier,
    nodes,
    block,
    grid,
    shift: FIRST_SHIFT,
    laid: 0,
    edge: 0,
    seats,
    monks: 0,
    shrines: 0,
    hills: 0,
    vineyards: 0,
    wild: 0,
    siege: -1,
    castles: 0,
    riverX: 0,
    riverY: 0,
    riverEdge: -1,
  };
}

export function cloneLand(land: Land): Land {
  return {
    mem: land.mem.slice(),
    pile: land.pile,
    frontier: land.frontier,
    nodes: land.nodes,
    block: land.block,
    grid: land.grid,
    shift: land.shift,
    laid: land.laid,
    edge: land.edge,
    seats: land.seats,
    monks: land.monks,
    shrines: land.shrines,
    hills: land.hills,
    vineyards: land.vineyards,
    wild: land.wild,
    siege: land.siege,
    castles: land.castles,
    riverX: land.riverX,
    riverY: land.riverY,
    riverEdge: land.riverEdge,
  };
}

/** Has one land exactly the room that the other takes, and everything at the same places? */
export const isAsLarge = (land: Land, other: Land): boolean =>
  land.mem.length === other.mem.length && land.grid === other.grid;

/** Copies a land onto an older one that is as large. */
export function copyLand(to: Land, from: Land): void {
  to.mem.set(from.mem);
  to.shift = from.shift;
  to.laid = from.laid;
  to.edge = from.edge;
  to.seats = from.seats;
  to.monks = from.monks;
  to.shrines = from.shrines;
  to.hills = from.hills;
  to.vineyards = from.vineyards;
  to.wild = from.wild;
  to.siege = from.siege;
  to.castles = from.castles;
  to.riverX = from.riverX;
  to.riverY = from.riverY;
  to.riverEdge = from.riverEdge;
}

/** All numbers of nodes are below this. */
export const NODE_NUMBERS = layoutFor(MOST_TILES, MOST_SEGMENTS).grid;

export const nodeOf = ({ nodes, block }: Land, tile: number, segment: number): number =>
  nodes + (tile << block) + (segment << 2);
export const tileOf = ({ nodes, block }: Land, node: number): number => (node - nodes) >> block;
export const segmentOf = ({ nodes, block }: Land, node: number): number =>
  ((node - nodes) >> 2) & ((1 << (block - 2)) - 1);
