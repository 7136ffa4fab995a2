// The facts of a tile by name, so that nobody need reckon places in the tables of compile.ts. Only the hottest files of
// the core (lay.ts, spots.ts, and what they share a turn with in closing.ts and figures.ts) read those themselves: every call
// that V8 inlines there leaves less room for the rest.

import {
  AT_EDGE,
  AT_HALF,
  BESIEGED,
  BUILDING,
  CATHEDRAL,
  EDGE_BYTE,
  GOODS_AT,
  HALL,
  HAS_RIVER,
  HILL,
  INN,
  NONE,
  ODD_EDGES,
  PENNANTS,
  SEGMENTS,
  SHRINE,
  TOUCHES,
  TYPE,
  VINEYARD,
  WILD,
} from './compile.ts';
import { MOST_SEGMENTS } from './schema.ts';

/** Two bits for each edge, north lowest. `turned` is kind * 4 + rotation. */
export const edgesOf = (turned: number): number => EDGE_BYTE[turned] ?? 0;

/** The city, road or river segment at an edge, or NONE. */
export const segmentAt = (turned: number, edge: number): number => AT_EDGE[turned * 4 + edge] ?? NONE;

/** Does the city, road or river segment reach an edge, alone or with another? */
export const reaches = (turned: number, edge: number, segment: number): boolean =>
  AT_EDGE[turned * 4 + edge] === segment ||
  (((ODD_EDGES[turned] ?? 0) & (1 << edge)) !== 0 &&
    (AT_HALF[turned * 8 + 2 * edge] === segment || AT_HALF[turned * 8 + 2 * edge + 1] === segment));

/** The field at a half-edge, or NONE. */
export const fieldAt = (turned: number, half: number): number => AT_HALF[turned * 8 + half] ?? NONE;

/** How many segments a variant has, its garden included. */
export const segmentsOf = (variant: number): number => SEGMENTS[variant] ?? 0;

/** The monastery or garden of a variant, or NONE. */
export const buildingOf = (variant: number): number => BUILDING[variant] ?? NONE;

/** The type of a segment, or NONE. */
export const typeIn = (variant: number, segment: number): number => TYPE[variant * MOST_SEGMENTS + segment] ?? NONE;

export const pennantsOn = (kind: number, segment: number): number => PENNANTS[kind * MOST_SEGMENTS + segment] ?? 0;
export const innsOn = (kind: number, segment: number): number => INN[kind * MOST_SEGMENTS + segment] ?? 0;
/** Is this part of a city besieged? */
export const siegesOn = (kind: number, segment: number): number => BESIEGED[kind * MOST_SEGMENTS + segment] ?? 0;
/** Has this part of a city a hall? */
export const hallsOn = (kind: number, segment: number): number => HALL[kind * MOST_SEGMENTS + segment] ?? 0;
export const cathedralsOn = (kind: number, segment: number): number => CATHEDRAL[kind * MOST_SEGMENTS + segment] ?? 0;

/** The goods on a segment: 0 none, else 1 + index into GOODS. */
export const goodsOn = (kind: number, segment: number): number => GOODS_AT[kind * MOST_SEGMENTS + segment] ?? 0;

/** The cities that a field touches: a bit for each segment of the tile. */
export const citiesBeside = (kind: number, field: number): number => TOUCHES[kind * MOST_SEGMENTS + field] ?? 0;

/** Is the monastery of the kind a shrine? */
export const isShrine = (kind: number): boolean => SHRINE[kind] === 1;

/** Does the kind carry a hill? */
export const isHill = (kind: number): boolean => HILL[kind] === 1;

/** Does the kind carry a vineyard? */
export const isVineyard = (kind: number): boolean => VINEYARD[kind] === 1;

/** Does the kind lie against anything? */
export const isWild = (kind: number): boolean => WILD[kind] === 1;

/** Does the kind carry a piece of the river? */
export const hasRiver = (kind: number): boolean => HAS_RIVER[kind] === 1;
