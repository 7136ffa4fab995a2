// The grid: cells by coordinates, and its growth when the land comes near its rim.

import { type Found, newFound, nth } from './found.ts';
import type { Land } from './land.ts';
import { TILE_SHIFT, X, Y } from './layout.ts';
import { REACH } from './sizes.ts';

/** The number of a cell; the grid is always large enough for cells beside the land. */
export function cellAt(shift: number, x: number, y: number): number {
  const half = 1 << (shift - 1);
  return ((y + half) << shift) + x + half;
}

export function cellX(shift: number, cell: number): number {
  return (cell & ((1 << shift) - 1)) - (1 << (shift - 1));
}

export function cellY(shift: number, cell: number): number {
  return (cell >> shift) - (1 << (shift - 1));
}

/** The tile at a place, or -1; any coordinates will do. */
export function tileAt(land: Land, x: number, y: number): number {
  const half = 1 << (land.shift - 1);
  if (x < -half || x >= half || y < -half || y >= half) return -1;
  const cell = land.mem[land.grid + cellAt(land.shift, x, y)] ?? 0;
  return cell < 0 ? -1 - cell : -1;
}

/** The cell on which a tile lies. */
export const cellOf = (land: Land, tile: number): number =>
  cellAt(land.shift, land.mem[X + (tile << TILE_SHIFT)] ?? 0, land.mem[Y + (tile << TILE_SHIFT)] ?? 0);

/** The cell beside another: edge 0 is north, then clockwise. */
export function cellBeside(land: Land, cell: number, edge: number): number {
  const wide = 1 << land.shift;
  return edge === 0 ? cell - wide : edge === 1 ? cell + 1 : edge === 2 ? cell + wide : cell - 1;
}

/** What an empty cell wants of a tile, as layout.ts has it; below 0 where a tile lies. */
export const wantedAt = (land: Land, cell: number): number => land.mem[land.grid + cell] ?? 0;

/** One of the empty cells beside the land, of which there are `edge`. */
export const frontierCell = (land: Land, place: number): number => (land.mem[land.frontier + place] ?? 0) & 0xffff;

/** Is this cell empty and beside the land? */
export function isFrontier(land: Land, cell: number): boolean {
  for (let i = 0; i < land.edge; i++) if (frontierCell(land, i) === cell) return true;
  return false;
}

/** May a tile lie here? The table has an edge, farther out than anybody builds. */
export const isOnTable = (shift: number, cell: number): boolean =>
  Math.max(Math.abs(cellX(shift, cell)), Math.abs(cellY(shift, cell))) <= REACH;

/** Makes room for a tile here and for the cells round it. */
export function makeRoom(land: Land, x: number, y: number): void {
  for (;;) {
    const half = 1 << (land.shift - 1);
    if (x > -half && x < half - 1 && y > -half && y < half - 1) return;
    double(land);
  }
}

function double(land: Land): void {
  const { mem, grid, shift } = land;
  const wider = new Int16Array(grid + (4 << (2 * shift)));
  wider.set(mem.subarray(0, grid));
  const move = (x: number, y: number): number => {
    const to = cellAt(shift + 1, x, y);
    wider[grid + to] = mem[grid + cellAt(shift, x, y)] ?? 0;
    return to;
  };
  for (let tile = 0; tile < land.laid; tile++)
    move(mem[X + (tile << TILE_SHIFT)] ?? 0, mem[Y + (tile << TILE_SHIFT)] ?? 0);
  for (let i = 0; i < land.edge; i++) {
    const cell = frontierCell(land, i);
    wider[land.frontier + i] = move(cellX(shift, cell), cellY(shift, cell));
  }
  land.mem = wider;
  land.shift = shift + 1;
}

/** Writes the tile itself and those on the eight cells round it, row by row, and returns how many there are. */
export function tilesRound(land: Land, tile: number, out: Found): number {
  const { mem, grid, shift } = land;
  const wide = 1 << shift;
  const at = grid + cellOf(land, tile);
  let count = 0;
  for (let row = at - wide; row <= at + wide; row += wide) {
    for (let cell = row - 1; cell <= row + 1; cell++) {
      const near = -1 - (mem[cell] ?? 0);
      if (near >= 0) out[count++] = near;
    }
  }
  return count;
}

const near = newFound(9);

/** The same as a list. */
export function tilesAround(land: Land, tile: number): number[] {
  const tiles: number[] = [];
  const many = tilesRound(land, tile, near);
  for (let i = 0; i < many; i++) tiles.push(nth(near, i));
  return tiles;
}

/** How many of the eight cells round a tile are taken. */
export function neighbours(land: Land, tile: number): number {
  const { mem, grid, shift } = land;
  const wide = 1 << shift;
  const at = grid + cellAt(shift, mem[X + (tile << TILE_SHIFT)] ?? 0, mem[Y + (tile << TILE_SHIFT)] ?? 0);
  let count = 0;
  for (let row = at - wide; row <= at + wide; row += wide) {
    if ((mem[row - 1] ?? 0) < 0) count++;
    if ((mem[row] ?? 0) < 0) count++;
    if ((mem[row + 1] ?? 0) < 0) count++;
  }
  return count - 1;
}

/** The other tiles in the unbroken row and column of a tile. */
export function inLine(land: Land, tile: number): number {
  const { mem, grid, shift } = land;
  const at = grid + cellOf(land, tile);
  let count = 0;
  // Round the land there is always an empty cell.
  for (const step of [-1, 1, -(1 << shift), 1 << shift]) {
    for (let cell = at + step; (mem[cell] ?? 0) < 0; cell += step) count++;
  }
  return count;
}
