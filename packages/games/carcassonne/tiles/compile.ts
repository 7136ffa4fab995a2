// The facts of every kind and rotation in typed tables, as the core reads them.

import { type Built, built, PRINTED } from './built.ts';
import {
  EDGES,
  type Edge,
  GOODS,
  HALVES,
  kinds,
  MOST_SEGMENTS,
  type SegmentDoc,
  type TileDoc,
  WILD_EDGES,
} from './index.ts';

/** Kinds of tiles, and after them the ways to build upon each. */
export const KINDS = PRINTED.length;
/** Types of segments by number. */
export const CITY = 0;
export const ROAD = 1;
export const FIELD = 2;
export const MONASTERY = 3;
export const RIVER = 4;
export const GARDEN = 5;
/** Where a follower lies down in a special monastery. */
export const CLOISTER = 6;
export const PLACE = 7;
export const TYPE_NAMES = ['city', 'road', 'field', 'monastery', 'river', 'garden', 'cloister', 'place'] as const;
export const NONE = 255;

/** A variant is a kind with or without a garden: kind * 2 + garden. */
export const variantOf = (kind: number, garden: boolean): number => kind * 2 + (garden ? 1 : 0);

/** Two bits for each edge, north lowest: C 0, R 1, F 2, V 3. By kind * 4 + rotation. */
export const EDGE_BYTE = new Uint8Array(KINDS * 4);
/** The city, road or river segment at an edge; by (kind * 4 + rotation) * 4 + edge. */
export const AT_EDGE = new Uint8Array(KINDS * 16).fill(NONE);
/** The field at a half-edge; by (kind * 4 + rotation) * 8 + half. */
export const AT_HALF = new Uint8Array(KINDS * 32).fill(NONE);
/** By variant. */
export const SEGMENTS = new Uint8Array(KINDS * 2);
/** The monastery or garden of a variant, or NONE. */
export const BUILDING = new Uint8Array(KINDS * 2).fill(NONE);
/** By variant * MOST_SEGMENTS + segment. */
export const TYPE = new Uint8Array(KINDS * 2 * MOST_SEGMENTS).fill(NONE);
/** By kind * MOST_SEGMENTS + segment. */
export const EDGE_COUNT = new Uint8Array(KINDS * MOST_SEGMENTS);
export const PENNANTS = new Uint8Array(KINDS * MOST_SEGMENTS);
export const INN = new Uint8Array(KINDS * MOST_SEGMENTS);
export const BESIEGED = new Uint8Array(KINDS * MOST_SEGMENTS);
export const HALL = new Uint8Array(KINDS * MOST_SEGMENTS);
export const CATHEDRAL = new Uint8Array(KINDS * MOST_SEGMENTS);
/** 0 none, else 1 + index into GOODS. */
export const GOODS_AT = new Uint8Array(KINDS * MOST_SEGMENTS);
/** The cities a field touches: a bit for each segment of the tile. */
export const TOUCHES = new Uint16Array(KINDS * MOST_SEGMENTS);
/** Does the kind carry a piece of the river? */
export const HAS_RIVER = new Uint8Array(KINDS);

/** Does the kind lie against anything, and only where a tile lies on all four sides? */
export const WILD = new Uint8Array(KINDS);

/** Is a city of the kind besieged? */
export const SIEGED = new Uint8Array(KINDS);
/** Is the monastery of the kind a shrine? */
export const SHRINE = new Uint8Array(KINDS);

/**
 * By kind * 4 + rotation: a bit for each edge that two cities share (from 1 on), and for each field edge whose halves are two
 * fields (from 16 on). AT_HALF names the cities at the halves of a shared edge.
 */
export const ODD_EDGES = new Uint8Array(KINDS * 4);
/** Does the kind carry a hill, a vineyard? */
export const HILL = new Uint8Array(KINDS);
export const VINEYARD = new Uint8Array(KINDS);

const LETTERS = 'CRFV';
const TYPE_NUMBER = { city: CITY, road: ROAD, field: FIELD, monastery: MONASTERY, river: RIVER, place: PLACE } as const;

kinds.forEach(compileKind);
built.forEach((one, i) => {
  compileBuilt(one, kinds.length + i);
});

function compileKind(kind: TileDoc, k: number): void {
  const count = kind.features.length;
  SEGMENTS[k * 2] = count;
  SEGMENTS[k * 2 + 1] = count + ((kind.gardenCopies ?? 0) > 0 ? 1 : 0);
  for (let garden = 0; garden < 2; garden++) {
    kind.features.forEach((segment, i) => {
      TYPE[(k * 2 + garden) * MOST_SEGMENTS + i] = TYPE_NUMBER[segment.type];
      if (segment.type === 'monastery') BUILDING[k * 2 + garden] = i;
    });
  }
  if ((kind.gardenCopies ?? 0) > 0) {
    TYPE[(k * 2 + 1) * MOST_SEGMENTS + count] = GARDEN;
    BUILDING[k * 2 + 1] = count;
  }
  if (kind.features.some(({ special }) => special)) {
    for (const variant of [k * 2, k * 2 + 1]) {
      TYPE[variant * MOST_SEGMENTS + count] = CLOISTER;
      SEGMENTS[variant] = count + 1;
    }
  }
  kind.features.forEach((segment, i) => {
    compileSegment(segment, k * MOST_SEGMENTS + i);
    if (segment.type === 'river') HAS_RIVER[k] = 1;
    if (segment.shrine) SHRINE[k] = 1;
    if (segment.besieged) SIEGED[k] = 1;
  });
  WILD[k] = kind.edges === WILD_EDGES ? 1 : 0;
  HILL[k] = kind.hill ? 1 : 0;
  VINEYARD[k] = kind.vineyard ? 1 : 0;
  for (let rotation = 0; rotation < 4; rotation++) {
    compileRotation(kind, k * 4 + rotation, rotation);
    compileOdd(kind, k * 4 + rotation, rotation);
  }
}

function compileSegment(segment: SegmentDoc, at: number): void {
  EDGE_COUNT[at] = (segment.edges?.length ?? 0) + (segment.sharedEdges?.length ?? 0);
  PENNANTS[at] = segment.pennants ?? 0;
  INN[at] = segment.inn ? 1 : 0;
  CATHEDRAL[at] = segment.cathedral ? 1 : 0;
  BESIEGED[at] = segment.besieged ? 1 : 0;
  HALL[at] = segment.darmstadtium ? 1 : 0;
  GOODS_AT[at] = segment.goods ? 1 + GOODS.indexOf(segment.goods) : 0;
  for (const city of segment.cities ?? []) TOUCHES[at] = (TOUCHES[at] ?? 0) | (1 << city);
}

/** A seam is like a field edge whose halves are joined one by one, where they are grass. */
function letterOf({ edges }: TileDoc, edge: number): string {
  return edges[edge] === '#' ? 'F' : (edges[edge] ?? '');
}

function compileRotation(kind: TileDoc, turned: number, rotation: number): void {
  for (let edge = 0; edge < 4; edge++) {
    const letter = Math.max(0, LETTERS.indexOf(letterOf(kind, (edge - rotation) & 3)));
    EDGE_BYTE[turned] = (EDGE_BYTE[turned] ?? 0) | (letter << (2 * edge));
  }
  kind.features.forEach((segment, i) => {
    for (const edge of segment.edges ?? []) AT_EDGE[turned * 4 + ((EDGES.indexOf(edge) + rotation) & 3)] = i;
    for (const half of segment.halves ?? []) AT_HALF[turned * 8 + ((HALVES.indexOf(half) + 2 * rotation) & 7)] = i;
  });
}

/** Of a shared edge the city that has its next edge too has the half beside it. */
function compileOdd({ edges, features, splitEdges = [] }: TileDoc, turned: number, rotation: number): void {
  const mark = (edge: Edge, bit: number): number => {
    const at = (EDGES.indexOf(edge) + rotation) & 3;
    ODD_EDGES[turned] = (ODD_EDGES[turned] ?? 0) | (bit << at);
    return at;
  };
  for (const edge of splitEdges) mark(edge, 16);
  for (const [i, edge] of EDGES.entries()) if (edges[i] === '#') mark(edge, 16);
  features.forEach((segment, i) => {
    for (const edge of segment.sharedEdges ?? []) {
      const at = mark(edge, 1);
      const other = AT_EDGE[turned * 4 + at] ?? NONE;
      const right = segment.edges?.includes(EDGES[(EDGES.indexOf(edge) + 1) & 3] as Edge) ?? false;
      AT_HALF[turned * 8 + 2 * at] = right ? other : i;
      AT_HALF[turned * 8 + 2 * at + 1] = right ? i : other;
    }
  });
}

/** As the tile is printed, with a road more for each bridge, which leads over all fields; a castle is a place. */
function compileBuilt({ variant, bridges, castles }: Built, k: number): void {
  const [kind, segments] = [variant >> 1, SEGMENTS[variant] ?? 0];
  copyRow(TYPE, MOST_SEGMENTS, variant, k * 2 + (variant & 1));
  copyRow(TYPE, MOST_SEGMENTS, variant, k * 2 + 1 - (variant & 1));
  for (const one of [k * 2, k * 2 + 1]) {
    SEGMENTS[one] = segments + bridges.length;
    BUILDING[one] = BUILDING[variant] ?? NONE;
    for (let i = 0; i < segments; i++) if ((castles & (1 << i)) !== 0) TYPE[one * MOST_SEGMENTS + i] = PLACE;
    bridges.forEach((_, i) => {
      TYPE[one * MOST_SEGMENTS + segments + i] = ROAD;
    });
  }
  for (const table of [EDGE_COUNT, PENNANTS, INN, BESIEGED, CATHEDRAL, GOODS_AT, TOUCHES])
    copyRow(table, MOST_SEGMENTS, kind, k);
  for (const table of [HAS_RIVER, SIEGED, SHRINE, HILL, VINEYARD]) copyRow(table, 1, kind, k);
  copyRow(EDGE_BYTE, 4, kind, k);
  copyRow(ODD_EDGES, 4, kind, k);
  copyRow(AT_EDGE, 16, kind, k);
  copyRow(AT_HALF, 32, kind, k);
  bridges.forEach((axis, i) => {
    EDGE_COUNT[k * MOST_SEGMENTS + segments + i] = 2;
    for (let rotation = 0; rotation < 4; rotation++) {
      for (const edge of [(axis + rotation) & 3, (axis + rotation + 2) & 3]) {
        const turned = k * 4 + rotation;
        EDGE_BYTE[turned] = ((EDGE_BYTE[turned] ?? 0) & ~(3 << (2 * edge))) | (ROAD << (2 * edge));
        // Where a road ends the fields beside it meet half by half in any case.
        ODD_EDGES[turned] = (ODD_EDGES[turned] ?? 0) & ~(16 << edge);
        AT_EDGE[turned * 4 + edge] = segments + i;
      }
    }
  });
}

function copyRow(table: Uint8Array | Uint16Array, length: number, from: number, to: number): void {
  table.copyWithin(to * length, from * length, (from + 1) * length);
}
