// Rivals: a shrine and a monastery on neighbouring tiles. Each may have one rival at most, wherever a tile is laid.

import { KINDS, MONASTERY, NONE } from '../../tiles/compile.ts';
import { buildingOf, isShrine, typeIn } from '../../tiles/facts.ts';
import type { Found } from './found.ts';
import { cellOf, tilesAround } from './grid.ts';
import { type Land, nodeOf } from './land.ts';
import { MOST_SHIFT } from './sizes.ts';
import { kindAt, variantAt } from './tiles.ts';

/** The sides a kind can be on: none without a monastery or shrine. */
const NEITHER = 0;
const MONKS = 1;
const HERETICS = 2;

/** By kind. */
const SIDES = Uint8Array.from({ length: KINDS }, (_, kind) => {
  if (isShrine(kind)) return HERETICS;
  const building = buildingOf(kind * 2);
  return building !== NONE && typeIn(kind * 2, building) === MONASTERY ? MONKS : NEITHER;
});

const sideOf = (kind: number): number => SIDES[kind] ?? NEITHER;

/** What is built upon a tile is of the same side. */
const sideAt = (land: Land, tile: number): number => sideOf(variantAt(land, tile) >> 1);

/** The monastery or shrine of a tile, or -1. */
export function buildingAt(land: Land, tile: number): number {
  return sideOf(kindAt(land, tile)) === NEITHER ? -1 : nodeOf(land, tile, buildingOf(variantAt(land, tile)));
}

/** The tiles whose monastery or shrine is a rival of this tile's. */
export function rivalsOf(land: Land, tile: number): number[] {
  const side = sideOf(kindAt(land, tile));
  if (side === NEITHER) return [];
  return tilesAround(land, tile).filter((near) => sideOf(kindAt(land, near)) === HERETICS + MONKS - side);
}

/** Has it any? */
function hasRival(land: Land, tile: number): boolean {
  const { mem, grid, shift } = land;
  const wide = 1 << shift;
  const other = HERETICS + MONKS - sideAt(land, tile);
  const at = grid + cellOf(land, tile);
  for (let row = at - wide; row <= at + wide; row += wide) {
    for (let cell = row - 1; cell <= row + 1; cell++) {
      const near = -1 - (mem[cell] ?? 0);
      if (near >= 0 && sideAt(land, near) === other) return true;
    }
  }
  return false;
}

/** Can a tile of this kind lie beside a rival? */
export const hasRivals = (land: Land, kind: number): boolean =>
  isShrine(kind) || (land.shrines > 0 && sideOf(kind) === MONKS);

/** By cell: how many rivals a tile would have there, as the last call of `findRivals` found it. */
const rivals = new Uint8Array(1 << (2 * MOST_SHIFT));

/** Leaves of these spots those where nobody would get a second rival. */
export function keepApart(land: Land, kind: number, spots: Found, many: number): number {
  findRivals(land, HERETICS + MONKS - sideOf(kind));
  let count = 0;
  for (let i = 0; i < many; i++) {
    const spot = spots[i] ?? 0;
    if ((rivals[spot >> 2] ?? 0) < 2) spots[count++] = spot;
  }
  return count;
}

/** Counts the tiles of a side round every cell; one that has a rival already counts twice. */
function findRivals(land: Land, side: number): void {
  const wide = 1 << land.shift;
  rivals.fill(0, 0, wide << land.shift);
  for (let tile = 0; tile < land.laid; tile++) {
    if (sideAt(land, tile) !== side) continue;
    const counts = hasRival(land, tile) ? 2 : 1;
    const at = cellOf(land, tile);
    for (let row = at - wide; row <= at + wide; row += wide)
      for (let cell = row - 1; cell <= row + 1; cell++) rivals[cell] = (rivals[cell] ?? 0) + counts;
  }
}

/** Would nobody get a second rival by a tile of this kind here? */
export function liesApart(land: Land, kind: number, cell: number): boolean {
  const { mem, grid, shift } = land;
  const wide = 1 << shift;
  const other = HERETICS + MONKS - sideOf(kind);
  let rivals = 0;
  // A cell beside the land may be in the first row of the grid, and no tile lies on its rim.
  for (let row = cell < wide ? cell : cell - wide; row <= cell + wide; row += wide) {
    for (let at = grid + row - 1; at <= grid + row + 1; at++) {
      const near = -1 - (mem[at] ?? 0);
      if (near < 0 || sideAt(land, near) !== other) continue;
      rivals++;
      if (rivals > 1 || hasRival(land, near)) return false;
    }
  }
  return true;
}
