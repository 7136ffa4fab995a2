// Bridges: a road over a tile from one edge to the opposite one, both of them field. The fields below stay as they are. A bridge
// may come with a tile, over it or over the tile beside it, where the tile would not fit without.

import { withBridge } from '../../tiles/built.ts';
import { EDGE_BYTE, FIELD, HAS_RIVER, ROAD, SEGMENTS } from '../../tiles/compile.ts';
import { lowest } from './bits.ts';
import type { Found } from './found.ts';
import { cellBeside, cellOf, cellX, cellY, wantedAt } from './grid.ts';
import { type Land, nodeOf } from './land.ts';
import { lay } from './lay.ts';
import { TILE_SHIFT, TURNED, VARIANT } from './layout.ts';
import { hasRivals, liesApart } from './rivals.ts';
import { CARE, WANTS } from './spots.ts';
import { rotationAt, variantAt } from './tiles.ts';

/**
 * A spot is cell * 4 + rotation. Above that it says which bridge is needed: 0 none, 1 and 2 one over the tile itself, from
 * north to south or from west to east; from 3 on one over the tile beside this edge, straight on.
 */
const BRIDGE_AT = 18;
const OVER = 1;
const BESIDE = 3;

/** The bits of north and south, and of east and west. */
const ENDS = [0x33, 0xcc] as const;
/** The letter of a road or a field at every edge. */
const ROADS = 0x55 * ROAD;
const FIELDS = 0x55 * FIELD;

export const cellIn = (spot: number): number => (spot & ((1 << BRIDGE_AT) - 1)) >> 2;

export const needsBridge = (spot: number): boolean => spot >> BRIDGE_AT !== 0;

/** Which bridge a spot needs: where it stands and along which edges, 0 north and south, 1 east and west; null for none. */
export function bridgeIn(
  land: Land,
  spot: number,
): { readonly x: number; readonly y: number; readonly edge: number } | null {
  const code = spot >> BRIDGE_AT;
  if (code === 0) return null;
  const cell = code < BESIDE ? cellIn(spot) : cellBeside(land, cellIn(spot), code - BESIDE);
  return { x: cellX(land.shift, cell), y: cellY(land.shift, cell), edge: (code - (code < BESIDE ? OVER : BESIDE)) & 1 };
}

/** May a bridge be built over a tile of the land? It needs fields and free cells at both ends. */
export function canBridge(land: Land, tile: number, edge: number): boolean {
  if (withBridge(variantAt(land, tile), rotationAt(land, tile), edge) < 0) return false;
  const cell = cellOf(land, tile);
  return wantedAt(land, cellBeside(land, cell, edge)) >= 0 && wantedAt(land, cellBeside(land, cell, edge ^ 2)) >= 0;
}

/** Builds a bridge over a tile of the land. */
export function buildBridge(land: Land, tile: number, edge: number): void {
  const { mem, grid } = land;
  const rotation = rotationAt(land, tile);
  const variant = withBridge(variantAt(land, tile), rotation, edge);
  const node = nodeOf(land, tile, (SEGMENTS[variant] ?? 0) - 1);
  mem[VARIANT + (tile << TILE_SHIFT)] = variant;
  mem[TURNED + (tile << TILE_SHIFT)] = (variant >> 1) * 4 + rotation;
  mem[node] = node;
  mem[node + 1] = node;
  mem[node + 2] = 2;
  mem[node + 3] = 0;
  for (const end of [edge, edge ^ 2]) {
    const beside = grid + cellBeside(land, cellOf(land, tile), end);
    const facing = 2 * (end ^ 2);
    mem[beside] = ((mem[beside] ?? 0) & ~(3 << facing)) | (ROAD << facing);
  }
}

/** Adds the spots of a variant that need a bridge to those that do not, and returns how many there are together. */
export function addBridgeSpots(land: Land, variant: number, out: Found, many: number): number {
  const kind = variant >> 1;
  if (HAS_RIVER[kind] === 1) return many;
  const apart = hasRivals(land, kind);
  const rotations = likelyOf(kind);
  const { mem, grid } = land;
  const end = land.frontier + land.edge;
  let count = many;
  for (let i = land.frontier; i < end; i++) {
    const cell = (mem[i] ?? 0) & 0xffff;
    const want = mem[grid + cell] ?? 0;
    const likely = rotations[want] ?? 0;
    if (likely === 0) continue;
    const care = CARE[want >> 8] ?? 0;
    for (let left = likely; left !== 0; left &= left - 1) {
      const rotation = lowest(left);
      const code = bridgeFor(land, variant, rotation, cell, want, care);
      if (code === 0 || (apart && !liesApart(land, kind, cell))) continue;
      out[count++] = (code << BRIDGE_AT) | (cell << 2) | rotation;
    }
  }
  return count;
}

/** By the edges of a kind, as in spots.ts: a bit for each rotation that may fit what a cell wants with a bridge, not without. */
const byEdges: (Uint8Array | undefined)[] = new Array(256).fill(undefined);

function likelyOf(kind: number): Uint8Array {
  const edges = EDGE_BYTE[kind * 4] ?? 0;
  byEdges[edges] ??= Uint8Array.from({ length: WANTS }, (_, want) => {
    let likely = 0;
    for (let rotation = 0; rotation < 4; rotation++) {
      if (isLikely(EDGE_BYTE[kind * 4 + rotation] ?? 0, want, CARE[want >> 8] ?? 0)) likely |= 1 << rotation;
    }
    return likely;
  });
  return byEdges[edges];
}

/** A bridge makes a road of a field: of two opposite ones here, or of the one at the only edge that differs. */
function isLikely(byte: number, want: number, care: number): boolean {
  const differs = (byte ^ want) & care;
  if (differs === 0) return false;
  for (const ends of ENDS) {
    const over = (byte & ~ends) | (ROADS & ends);
    if ((byte & ends) === (FIELDS & ends) && ((over ^ want) & care) === 0) return true;
  }
  for (let edge = 0; edge < 4; edge++) if (leadsOver(byte, want, differs, edge)) return true;
  return false;
}

/** Does a road meet a field at this edge, and is all else as it should be? */
const leadsOver = (byte: number, want: number, differs: number, edge: number): boolean =>
  (differs & ~(3 << (2 * edge))) === 0 && ((byte >> (2 * edge)) & 3) === ROAD && ((want >> (2 * edge)) & 3) === FIELD;

/** Does any rotation of the variant fit this cell of the frontier with a bridge? */
export function fitsWithBridge(land: Land, variant: number, cell: number): boolean {
  const want = wantedAt(land, cell);
  const care = CARE[want >> 8] ?? 0;
  return [0, 1, 2, 3].some((rotation) => bridgeFor(land, variant, rotation, cell, want, care) !== 0);
}

/** The bridge with which the variant fits a cell that it does not fit without, or 0. */
function bridgeFor(land: Land, variant: number, rotation: number, cell: number, want: number, care: number): number {
  for (let edge = 0; edge < 2; edge++) {
    const kind = withBridge(variant, rotation, edge) >> 1;
    if (kind >= 0 && (((EDGE_BYTE[kind * 4 + rotation] ?? 0) ^ want) & care) === 0) return OVER + edge;
  }
  const byte = EDGE_BYTE[(variant >> 1) * 4 + rotation] ?? 0;
  const differs = (byte ^ want) & care;
  for (let edge = 0; edge < 4; edge++) {
    if (!leadsOver(byte, want, differs, edge)) continue;
    const beside = cellBeside(land, cell, edge);
    if (canBridgeTowards(land, -1 - wantedAt(land, beside), edge)) return BESIDE + edge;
  }
  return 0;
}

/** May a bridge lead over a tile away from an edge, to a free cell on the other side? */
const canBridgeTowards = (land: Land, tile: number, edge: number): boolean =>
  withBridge(variantAt(land, tile), rotationAt(land, tile), edge & 1) >= 0 &&
  wantedAt(land, cellBeside(land, cellOf(land, tile), edge)) >= 0;

/** Lays a tile on a spot, with the bridge that it needs, and returns its number. */
export function layOn(land: Land, variant: number, spot: number, seat: number): number {
  const cell = cellIn(spot);
  const rotation = spot & 3;
  const code = spot >> BRIDGE_AT;
  const x = cellX(land.shift, cell);
  const y = cellY(land.shift, cell);
  if (code === 0) return lay(land, variant, x, y, rotation, seat);
  if (code < BESIDE) return lay(land, withBridge(variant, rotation, code - OVER), x, y, rotation, seat);
  buildBridge(land, -1 - wantedAt(land, cellBeside(land, cell, code - BESIDE)), (code - BESIDE) & 1);
  return lay(land, variant, x, y, rotation, seat);
}
