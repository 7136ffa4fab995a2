// Where a tile may be laid: beside the land, with every edge like its neighbour's; the river only goes on, never back.

import { EDGE_BYTE, HAS_RIVER } from '../../tiles/compile.ts';
import { type Found, newFound } from './found.ts';
import { cellAt, frontierCell } from './grid.ts';
import type { Land } from './land.ts';
import { FRONTIER, X, Y } from './layout.ts';
import { MOST_TILES } from './sizes.ts';

/** From a bit for each neighbour to two bits for each edge that counts. */
const CARE = Uint8Array.from({ length: 16 }, (_, bits) => {
  return (bits & 1 ? 3 : 0) | (bits & 2 ? 12 : 0) | (bits & 4 ? 48 : 0) | (bits & 8 ? 192 : 0);
});

/** Room for the most spots there can be: every cell of the frontier, in every rotation. */
export const MOST_SPOTS = 4 * (2 * MOST_TILES + 2);

/** Writes all legal spots of a kind, as cell * 4 + rotation, and returns how many there are. */
export function spots(land: Land, kind: number, out: Found): number {
  if (HAS_RIVER[kind] === 1) return riverSpots(land, kind, out);
  const { mem, grid } = land;
  const a = EDGE_BYTE[kind * 4] as number;
  const b = EDGE_BYTE[kind * 4 + 1] as number;
  const c = EDGE_BYTE[kind * 4 + 2] as number;
  const d = EDGE_BYTE[kind * 4 + 3] as number;
  const end = FRONTIER + land.edge;
  let count = 0;
  for (let i = FRONTIER; i < end; i++) {
    const cell = (mem[i] as number) & 0xffff;
    const at = cell << 2;
    const want = mem[grid + cell] as number;
    const care = CARE[want >> 8] as number;
    if (((a ^ want) & care) === 0) out[count++] = at;
    if (((b ^ want) & care) === 0) out[count++] = at + 1;
    if (((c ^ want) & care) === 0) out[count++] = at + 2;
    if (((d ^ want) & care) === 0) out[count++] = at + 3;
  }
  return count;
}

/** Is there any spot for this kind? */
export function fits(land: Land, kind: number): boolean {
  if (HAS_RIVER[kind] === 1) return riverSpots(land, kind, scratch) > 0;
  for (let i = 0; i < land.edge; i++) if (fitsAt(land, frontierCell(land, i), kind)) return true;
  return false;
}

/** Does any rotation of the kind fit this cell of the frontier? Looks at edges alone, not at the course of the river. */
export function fitsAt(land: Land, cell: number, kind: number): boolean {
  const want = land.mem[land.grid + cell] as number;
  const care = CARE[want >> 8] as number;
  for (let rotation = 0; rotation < 4; rotation++) {
    if ((((EDGE_BYTE[kind * 4 + rotation] as number) ^ want) & care) === 0) return true;
  }
  return false;
}

const scratch = newFound(4);

/** The river goes on from its open end. It may not turn back: no tile may lie in the lane before its new end. */
function riverSpots(land: Land, kind: number, out: Found): number {
  if (land.riverEdge < 0) return 0;
  const cell = cellAt(land.shift, land.riverX, land.riverY);
  const want = land.mem[land.grid + cell] as number;
  const care = CARE[want >> 8] as number;
  let count = 0;
  for (let rotation = 0; rotation < 4; rotation++) {
    const byte = EDGE_BYTE[kind * 4 + rotation] as number;
    if (((byte ^ want) & care) !== 0) continue;
    let open = true;
    for (let edge = 0; edge < 4; edge++) {
      if (edge !== land.riverEdge && ((byte >> (2 * edge)) & 3) === 3) open &&= laneIsFree(land, edge);
    }
    if (open) out[count++] = (cell << 2) + rotation;
  }
  return count;
}

/** The lane is three cells wide and begins beyond the new end of the river. */
function laneIsFree(land: Land, edge: number): boolean {
  const { mem, riverX, riverY } = land;
  for (let tile = 0; tile < land.laid; tile++) {
    const dx = (mem[X + tile] as number) - riverX;
    const dy = (mem[Y + tile] as number) - riverY;
    const ahead = edge === 0 ? -dy : edge === 1 ? dx : edge === 2 ? dy : -dx;
    const aside = edge === 0 || edge === 2 ? dx : dy;
    if (ahead >= 1 && aside >= -1 && aside <= 1) return false;
  }
  return true;
}
