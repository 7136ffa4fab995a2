// Rivals: a shrine and a monastery on neighbouring tiles. Each may have one rival at most, wherever a tile is laid.

import { MONASTERY, NONE } from '../../tiles/compile.ts';
import { buildingOf, isShrine, typeIn } from '../../tiles/facts.ts';
import type { Found } from './found.ts';
import { cellX, cellY, tileAt, tilesAround } from './grid.ts';
import { type Land, nodeOf } from './land.ts';
import { kindAt, variantAt } from './tiles.ts';

/** The sides a kind can be on: none without a monastery or shrine. */
const NEITHER = 0;
const MONKS = 1;
const HERETICS = 2;

function sideOf(kind: number): number {
  if (isShrine(kind)) return HERETICS;
  const building = buildingOf(kind * 2);
  return building !== NONE && typeIn(kind * 2, building) === MONASTERY ? MONKS : NEITHER;
}

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

/** Can a tile of this kind lie beside a rival? */
export const hasRivals = (land: Land, kind: number): boolean =>
  isShrine(kind) || (land.shrines > 0 && sideOf(kind) === MONKS);

/** Leaves of these spots those where nobody would get a second rival. */
export function keepApart(land: Land, kind: number, spots: Found, many: number): number {
  const side = sideOf(kind);
  let count = 0;
  for (let i = 0; i < many; i++) {
    const spot = spots[i] ?? 0;
    if (staysApart(land, side, cellX(land.shift, spot >> 2), cellY(land.shift, spot >> 2))) spots[count++] = spot;
  }
  return count;
}

/** Would nobody get a second rival by a tile of this kind here? */
export const liesApart = (land: Land, kind: number, cell: number): boolean =>
  staysApart(land, sideOf(kind), cellX(land.shift, cell), cellY(land.shift, cell));

function staysApart(land: Land, side: number, x: number, y: number): boolean {
  let rivals = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const near = tileAt(land, x + dx, y + dy);
      if (near < 0 || sideOf(kindAt(land, near)) !== HERETICS + MONKS - side) continue;
      rivals++;
      if (rivals > 1 || rivalsOf(land, near).length > 0) return false;
    }
  }
  return true;
}
