// Land: everything that lies on the table, in one typed array, so that a copy is one copy of memory.

import { NODE_SHIFT, NODES } from './layout.ts';
import { MOST_SEGMENTS, MOST_TILES } from './sizes.ts';

const FIRST_SHIFT = 5;

export interface Land {
  /** See layout.ts. */
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
  /** Shrines, hills and vineyards on the land. */
  shrines: number;
  hills: number;
  vineyards: number;
  /** Tiles that lie against anything. */
  wild: number;
  /** Does any besieged city lie on it? */
  besieged: boolean;
  /** Castles that were built. */
  castles: number;
  /** Where the river goes on: the cell, and the edge by which it comes in; edge -1 when there is no open river. */
  riverX: number;
  riverY: number;
  riverEdge: number;
}

/** Where the grid of a land for so many tiles begins. */
export const gridFor = (tiles: number): number => NODES + (tiles << NODE_SHIFT);

/** An empty land for so many tiles and seats. */
export function newLand(tiles: number, seats: number): Land {
  const grid = gridFor(tiles);
  return {
    mem: new Int16Array(grid + (1 << (2 * FIRST_SHIFT))),
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
    besieged: false,
    castles: 0,
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
    shrines: land.shrines,
    hills: land.hills,
    vineyards: land.vineyards,
    wild: land.wild,
    besieged: land.besieged,
    castles: land.castles,
    riverX: land.riverX,
    riverY: land.riverY,
    riverEdge: land.riverEdge,
  };
}

/** Has one land exactly the room that the other takes? */
export const isAsLarge = (land: Land, other: Land): boolean => land.mem.length === other.mem.length;

/** Copies a land onto an older one that is as large. */
export function copyLand(to: Land, from: Land): void {
  to.mem.set(from.mem);
  to.grid = from.grid;
  to.shift = from.shift;
  to.laid = from.laid;
  to.edge = from.edge;
  to.seats = from.seats;
  to.monks = from.monks;
  to.shrines = from.shrines;
  to.hills = from.hills;
  to.vineyards = from.vineyards;
  to.wild = from.wild;
  to.besieged = from.besieged;
  to.castles = from.castles;
  to.riverX = from.riverX;
  to.riverY = from.riverY;
  to.riverEdge = from.riverEdge;
}

/** All numbers of nodes are below this. */
export const NODE_NUMBERS = gridFor(MOST_TILES);

export const nodeOf = (tile: number, segment: number): number => NODES + (tile << NODE_SHIFT) + (segment << 2);
export const tileOf = (node: number): number => (node - NODES) >> NODE_SHIFT;
export const segmentOf = (node: number): number => ((node - NODES) >> 2) & (MOST_SEGMENTS - 1);
