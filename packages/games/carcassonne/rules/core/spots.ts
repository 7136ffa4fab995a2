// Where a tile may be laid: beside the land, with every edge like its neighbour's; the river only goes on, never back. A tile
// that lies against anything fills a hole.

import { EDGE_BYTE, HAS_RIVER, WILD } from '../../tiles/compile.ts';
import { type Found, newFound } from './found.ts';
import { cellAt, frontierCell, wantedAt } from './grid.ts';
import type { Land } from './land.ts';
import { hasRivals, keepApart, liesApart } from './rivals.ts';
import { MOST_TILES } from './sizes.ts';
import { tileX, tileY } from './tiles.ts';

/** From a bit for each neighbour to two bits for each edge that counts. */
export const CARE = Uint8Array.from({ length: 16 }, (_, bits) => {
  return (bits & 1 ? 3 : 0) | (bits & 2 ? 12 : 0) | (bits & 4 ? 48 : 0) | (bits & 8 ? 192 : 0);
});

/** All that a cell can want: eight bits for the edges and four for the neighbours. */
export const WANTS = 1 << 12;

/** Room for the most spots there can be: every cell of the frontier, in every rotation. */
export const MOST_SPOTS = 4 * (2 * MOST_TILES + 2);

/** Writes all legal spots of a kind, as cell * 4 + rotation, and returns how many there are. */
export function spots(land: Land, kind: number, out: Found): number {
  if (HAS_RIVER[kind] === 1) return riverSpots(land, kind, out);
  if (WILD[kind] === 1) return holes(land, kind, out);
  const { mem, grid } = land;
  const rotations = rotationsOf(kind);
  const end = land.frontier + land.edge;
  let count = 0;
  for (let i = land.frontier; i < end; i++) {
    const cell = (mem[i] ?? 0) & 0xffff;
    const fitting = rotations[mem[grid + cell] ?? 0] ?? 0;
    const at = cell << 2;
    // Written in any case and kept if it fits: what fits cannot be foreseen, and a wrong guess costs more than a number.
    out[count] = at;
    count += fitting & 1;
    out[count] = at + 1;
    count += (fitting >> 1) & 1;
    out[count] = at + 2;
    count += (fitting >> 2) & 1;
    out[count] = at + 3;
    count += (fitting >> 3) & 1;
  }
  return hasRivals(land, kind) ? keepApart(land, kind, out, count) : count;
}

/** Does nothing but its edges tell where the kind fits? */
export const goesByEdges = (land: Land, kind: number): boolean =>
  HAS_RIVER[kind] === 0 && WILD[kind] === 0 && !hasRivals(land, kind);

/** By place in the frontier: how many spots there are up to this cell, as the last call of `countSpots` found. */
const upTo = new Int16Array(MOST_SPOTS >> 2);

/** How many spots there are for a kind that goes by its edges. */
export function countSpots(land: Land, kind: number): number {
  const { mem, grid, frontier, edge } = land;
  const rotations = rotationsOf(kind);
  let count = 0;
  for (let i = 0; i < edge; i++) {
    count += (rotations[mem[grid + ((mem[frontier + i] ?? 0) & 0xffff)] ?? 0] ?? 0) >> ONE_AT;
    upTo[i] = count;
  }
  return count;
}

/** One of those that were just counted, in the order in which `spots` writes them. */
export function nthSpot(land: Land, kind: number, place: number): number {
  let low = 0;
  let high = land.edge - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  const cell = frontierCell(land, low);
  const fitting = rotationsOf(kind)[wantedAt(land, cell)] ?? 0;
  let left = place - (upTo[low] ?? 0) + (fitting >> ONE_AT);
  let rotation = 0;
  while (((fitting >> rotation) & 1) === 0 || left-- > 0) rotation++;
  return (cell << 2) + rotation;
}

/** Is there any spot for this kind? */
export function fits(land: Land, kind: number): boolean {
  if (HAS_RIVER[kind] === 1 || WILD[kind] === 1) return spots(land, kind, scratch) > 0;
  const { mem, grid } = land;
  const rotations = rotationsOf(kind);
  const apart = hasRivals(land, kind);
  const end = land.frontier + land.edge;
  for (let i = land.frontier; i < end; i++) {
    const cell = (mem[i] ?? 0) & 0xffff;
    if (rotations[mem[grid + cell] ?? 0] !== 0 && (!apart || liesApart(land, kind, cell))) return true;
  }
  return false;
}

/** Does any rotation of the kind fit this cell of the frontier? Looks at edges alone, not at the course of the river. */
export function fitsAt(land: Land, cell: number, kind: number): boolean {
  const want = wantedAt(land, cell);
  return WILD[kind] === 1 ? want >> 8 === ALL_SIDES : rotationsOf(kind)[want] !== 0;
}

/**
 * By the edges of a kind: a bit for each rotation that fits what a cell wants, and above them how many do. Made when the first
 * such kind is laid.
 */
const byEdges: (Uint8Array | undefined)[] = new Array(256).fill(undefined);

const ONE_AT = 4;
const ONE = 1 << ONE_AT;

/** The same for one kind, by what a cell wants. */
function rotationsOf(kind: number): Uint8Array {
  const edges = EDGE_BYTE[kind * 4] ?? 0;
  const known = byEdges[edges];
  if (known !== undefined) return known;
  const made = Uint8Array.from({ length: WANTS }, (_, want) => {
    const care = CARE[want >> 8] ?? 0;
    let fitting = 0;
    for (let rotation = 0; rotation < 4; rotation++) {
      if ((((EDGE_BYTE[kind * 4 + rotation] ?? 0) ^ want) & care) === 0) fitting = (fitting | (1 << rotation)) + ONE;
    }
    return fitting;
  });
  byEdges[edges] = made;
  return made;
}

/** Does the kind fit this cell as it is? */
export const fitsAsItIs = (land: Land, cell: number, kind: number): boolean => {
  const want = wantedAt(land, cell);
  return (((EDGE_BYTE[kind * 4] ?? 0) ^ want) & (CARE[want >> 8] ?? 0)) === 0;
};

const scratch = newFound(MOST_SPOTS);

/** A bit for the neighbour on each side. */
const ALL_SIDES = 15;

/** Cells with a tile on all four sides. What lies against anything lies in one way only. */
function holes(land: Land, kind: number, out: Found): number {
  let count = 0;
  for (let i = 0; i < land.edge; i++) {
    const cell = frontierCell(land, i);
    if (wantedAt(land, cell) >> 8 === ALL_SIDES) out[count++] = cell << 2;
  }
  return hasRivals(land, kind) ? keepApart(land, kind, out, count) : count;
}

/** The river goes on from its open end. It may not turn back: no tile may lie in the lane before its new end. */
function riverSpots(land: Land, kind: number, out: Found): number {
  if (land.riverEdge < 0) return 0;
  const cell = cellAt(land.shift, land.riverX, land.riverY);
  const want = wantedAt(land, cell);
  const care = CARE[want >> 8] ?? 0;
  let count = 0;
  for (let rotation = 0; rotation < 4; rotation++) {
    const byte = EDGE_BYTE[kind * 4 + rotation] ?? 0;
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
  const { riverX, riverY } = land;
  for (let tile = 0; tile < land.laid; tile++) {
    const dx = tileX(land, tile) - riverX;
    const dy = tileY(land, tile) - riverY;
    const ahead = edge === 0 ? -dy : edge === 1 ? dx : edge === 2 ? dy : -dx;
    const aside = edge === 0 || edge === 2 ? dx : dy;
    if (ahead >= 1 && aside >= -1 && aside <= 1) return false;
  }
  return true;
}
