// Laying a tile: its segments join those of its neighbours, and the frontier moves on.

import {
  AT_EDGE,
  AT_HALF,
  EDGE_BYTE,
  EDGE_COUNT,
  HAS_RIVER,
  HILL,
  NONE,
  ODD_EDGES,
  SEGMENTS,
  SHRINE,
  SIEGED,
  VINEYARD,
  WILD,
} from '../../tiles/compile.ts';
import { cellAt, isOnTable, makeRoom } from './grid.ts';
import { type Land, nodeOf } from './land.ts';
import { LAYER, NEXT_SIEGE, TILE_SHIFT, TURNED, VARIANT, X, Y } from './layout.ts';
import { MOST_SEGMENTS, MOST_SHIFT } from './sizes.ts';

const FIELD_EDGE = 2;
const CITY_EDGE = 0;

/** Lays a tile where it fits and returns its number. */
export function lay(land: Land, variant: number, x: number, y: number, rotation: number, seat: number): number {
  makeRoom(land, x, y);
  const { mem, grid, shift } = land;
  const kind = variant >> 1;
  const turned = kind * 4 + rotation;
  const tile = land.laid++;
  const at = tile << TILE_SHIFT;
  mem[X + at] = x;
  mem[Y + at] = y;
  mem[VARIANT + at] = variant;
  mem[TURNED + at] = turned;
  mem[LAYER + at] = seat;
  const first = nodeOf(land, tile, 0);
  const segments = SEGMENTS[variant] ?? 0;
  for (let i = 0; i < segments; i++) {
    const node = first + (i << 2);
    mem[node] = node;
    mem[node + 1] = node;
    mem[node + 2] = EDGE_COUNT[kind * MOST_SEGMENTS + i] ?? 0;
    mem[node + 3] = 0;
  }
  const cell = cellAt(shift, x, y);
  // The tiles of a block may lie apart from the start tile.
  if ((mem[grid + cell] ?? 0) > 0) leaveFrontier(land, cell);
  mem[grid + cell] = -1 - tile;
  const byte = EDGE_BYTE[turned] ?? 0;
  for (let edge = 0; edge < 4; edge++) {
    const beside =
      edge === 0 ? cell - (1 << shift) : edge === 1 ? cell + 1 : edge === 2 ? cell + (1 << shift) : cell - 1;
    const seen = mem[grid + beside] ?? 0;
    const letter = (byte >> (2 * edge)) & 3;
    if (seen < 0) {
      if (WILD[kind] === 1) shut(land, -1 - seen, edge ^ 2);
      else meet(land, first, turned, -1 - seen, edge, letter);
    } else {
      if (seen === 0 && (shift < MOST_SHIFT || isOnTable(shift, beside))) mem[land.frontier + land.edge++] = beside;
      const facing = edge ^ 2;
      mem[grid + beside] = seen | (letter << (2 * facing)) | (256 << facing);
    }
  }
  if (HAS_RIVER[kind] === 1) followRiver(land, byte, x, y);
  if (SHRINE[kind] === 1) land.shrines++;
  if (HILL[kind] === 1) land.hills++;
  if (VINEYARD[kind] === 1) land.vineyards++;
  if (WILD[kind] === 1) land.wild++;
  if (SIEGED[kind] === 1) {
    mem[NEXT_SIEGE + at] = land.siege + 1;
    land.siege = tile;
  }
  return tile;
}

function leaveFrontier(land: Land, cell: number): void {
  const { mem } = land;
  const wanted = (cell << 16) >> 16;
  let i = land.frontier;
  while (mem[i] !== wanted) i++;
  mem[i] = mem[land.frontier + --land.edge] ?? 0;
}

/** What lies along a shared edge becomes one. */
function meet(land: Land, first: number, turned: number, other: number, edge: number, letter: number): void {
  const { mem } = land;
  const theirs = mem[TURNED + (other << TILE_SHIFT)] ?? 0;
  const firstThere = nodeOf(land, other, 0);
  const odd = ((ODD_EDGES[turned] ?? 0) >> edge) | ((ODD_EDGES[theirs] ?? 0) >> (edge ^ 2));
  if ((odd & 17) !== 0) {
    meetInHalves(mem, first, turned, firstThere, theirs, edge);
    return;
  }
  if (letter !== FIELD_EDGE) {
    const mine = AT_EDGE[turned * 4 + edge] ?? NONE;
    join(mem, first + (mine << 2), firstThere + ((AT_EDGE[theirs * 4 + (edge ^ 2)] ?? NONE) << 2), 2);
    if (letter === CITY_EDGE) return;
    const right = 2 * edge + 1;
    const field = AT_HALF[turned * 8 + right] ?? NONE;
    join(mem, first + (field << 2), firstThere + ((AT_HALF[theirs * 8 + (right ^ 5)] ?? NONE) << 2), 0);
  }
  const left = 2 * edge;
  const field = AT_HALF[turned * 8 + left] ?? NONE;
  join(mem, first + (field << 2), firstThere + ((AT_HALF[theirs * 8 + (left ^ 5)] ?? NONE) << 2), 0);
}

/** What a tile leads over this edge ends there. */
function shut(land: Land, tile: number, edge: number): void {
  const { mem } = land;
  const turned = mem[TURNED + (tile << TILE_SHIFT)] ?? 0;
  const first = nodeOf(land, tile, 0);
  const segment = AT_EDGE[turned * 4 + edge] ?? NONE;
  if (segment === NONE) return;
  end(mem, first + (segment << 2));
  if ((((ODD_EDGES[turned] ?? 0) >> edge) & 1) === 0) return;
  // The other city that shares the edge.
  const half = AT_HALF[turned * 8 + 2 * edge] ?? NONE;
  const other = half === segment ? (AT_HALF[turned * 8 + 2 * edge + 1] ?? NONE) : half;
  end(mem, first + (other << 2));
}

function end(mem: Int16Array, node: number): void {
  const feature = climb(mem, node);
  mem[feature + 2] = (mem[feature + 2] ?? 0) - 1;
}

/** Halves of a shared or split edge meet one by one. All cities that meet at a shared edge become one. */
function meetInHalves(
  mem: Int16Array,
  first: number,
  turned: number,
  firstThere: number,
  theirs: number,
  edge: number,
): void {
  const city = AT_EDGE[turned * 4 + edge] ?? NONE;
  const cityThere = AT_EDGE[theirs * 4 + (edge ^ 2)] ?? NONE;
  const here = ((ODD_EDGES[turned] ?? 0) >> edge) & 1;
  const there = ((ODD_EDGES[theirs] ?? 0) >> (edge ^ 2)) & 1;
  for (let half = 2 * edge; half < 2 * edge + 2; half++) {
    const mine = AT_HALF[turned * 8 + half] ?? NONE;
    const met = AT_HALF[theirs * 8 + (half ^ 5)] ?? NONE;
    if (mine === NONE && city === NONE) continue;
    // Every city that reaches the edge has one end less.
    const closed = city === NONE ? 0 : half === 2 * edge ? 2 : here + there;
    join(
      mem,
      first + ((mine === NONE ? city : mine) << 2),
      firstThere + ((met === NONE ? cityThere : met) << 2),
      closed,
    );
  }
  if (here + there === 2) {
    const [left, right] = [AT_HALF[turned * 8 + 2 * edge] ?? NONE, AT_HALF[turned * 8 + 2 * edge + 1] ?? NONE];
    join(mem, first + (left << 2), first + (right << 2), 0);
  }
}

function join(mem: Int16Array, mine: number, theirs: number, closed: number): void {
  const a = climb(mem, mine);
  const b = climb(mem, theirs);
  if (a === b) {
    mem[a + 2] = (mem[a + 2] ?? 0) - closed;
    return;
  }
  mem[a] = b;
  mem[b + 2] = (mem[b + 2] ?? 0) + (mem[a + 2] ?? 0) - closed;
  mem[b + 3] = (mem[b + 3] ?? 0) + (mem[a + 3] ?? 0);
  const next = mem[a + 1] ?? 0;
  mem[a + 1] = mem[b + 1] ?? 0;
  mem[b + 1] = next;
}

/** The top of a feature; on the way the path is halved. */
function climb(mem: Int16Array, node: number): number {
  let at = node;
  for (;;) {
    const above = mem[at] ?? 0;
    if (above === at) return at;
    const higher = mem[above] ?? 0;
    mem[at] = higher;
    at = higher;
  }
}

/** The river runs on from the edge that still lies open; the lake has none. */
function followRiver(land: Land, byte: number, x: number, y: number): void {
  const came = land.riverEdge;
  land.riverEdge = -1;
  for (let edge = 0; edge < 4; edge++) {
    if (((byte >> (2 * edge)) & 3) !== 3 || edge === came) continue;
    land.riverX = x + (edge === 1 ? 1 : edge === 3 ? -1 : 0);
    land.riverY = y + (edge === 2 ? 1 : edge === 0 ? -1 : 0);
    land.riverEdge = edge ^ 2;
  }
}
