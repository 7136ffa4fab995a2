// The tiles on the land: where each lies, which it is, and what is on it.

import { AT_EDGE, GOODS_AT, NONE, SEGMENTS, TYPE } from '../../tiles/compile.ts';
import { type Land, segmentOf, tileOf } from './land.ts';
import { LAYER, TURNED, VARIANT, X, Y } from './layout.ts';

export const tileX = (land: Land, tile: number): number => land.mem[X + tile] as number;
export const tileY = (land: Land, tile: number): number => land.mem[Y + tile] as number;

/** A kind with or without a garden. */
export const variantAt = (land: Land, tile: number): number => land.mem[VARIANT + tile] as number;
export const kindAt = (land: Land, tile: number): number => (land.mem[VARIANT + tile] as number) >> 1;

/** Kind * 4 + rotation. */
export const turnedAt = (land: Land, tile: number): number => land.mem[TURNED + tile] as number;
export const rotationAt = (land: Land, tile: number): number => (land.mem[TURNED + tile] as number) & 3;

/** Who laid it; -1 for the start tile. */
export const layerOf = (land: Land, tile: number): number => land.mem[LAYER + tile] as number;

/** How many segments a tile has, its garden included. */
export const segmentsOn = (land: Land, tile: number): number => SEGMENTS[land.mem[VARIANT + tile] as number] as number;

export const typeAt = (land: Land, tile: number, segment: number): number =>
  TYPE[(land.mem[VARIANT + tile] as number) * 8 + segment] as number;

export const typeOf = (land: Land, node: number): number => typeAt(land, tileOf(node), segmentOf(node));

/** The city, road or river segment at an edge of a tile as it lies, or -1. */
export function segmentAtEdge(land: Land, tile: number, edge: number): number {
  const segment = AT_EDGE[(land.mem[TURNED + tile] as number) * 4 + edge] as number;
  return segment === NONE ? -1 : segment;
}

/** The goods on a segment: 0 none, else 1 + index into GOODS. */
export const goodsAt = (land: Land, tile: number, segment: number): number =>
  GOODS_AT[kindAt(land, tile) * 8 + segment] as number;

/** The variants of all tiles, in the order of laying. */
export const variantsLaid = (land: Land): number[] => Array.from(land.mem.subarray(VARIANT, VARIANT + land.laid));
