// The tiles on the land: where each lies, which it is, and what is on it.

import { PRINTED, printedOf } from '../../tiles/built.ts';
import { goodsOn, reaches, segmentsOf, typeIn } from '../../tiles/facts.ts';
import { type Land, segmentOf, tileOf } from './land.ts';
import { LAYER, TILE_SHIFT, TURNED, VARIANT, X, Y } from './layout.ts';

export const tileX = (land: Land, tile: number): number => land.mem[X + (tile << TILE_SHIFT)] ?? 0;
export const tileY = (land: Land, tile: number): number => land.mem[Y + (tile << TILE_SHIFT)] ?? 0;

/** A kind with or without a garden, and with what is built upon it. */
export const variantAt = (land: Land, tile: number): number => land.mem[VARIANT + (tile << TILE_SHIFT)] ?? 0;
/** The kind that is printed on the tile. */
export const kindAt = (land: Land, tile: number): number =>
  PRINTED[(land.mem[VARIANT + (tile << TILE_SHIFT)] ?? 0) >> 1] ?? 0;

/** Kind * 4 + rotation, with what is built upon it. */
export const turnedAt = (land: Land, tile: number): number => land.mem[TURNED + (tile << TILE_SHIFT)] ?? 0;
export const rotationAt = (land: Land, tile: number): number => turnedAt(land, tile) & 3;

/** Who laid it; -1 for the start tile. */
export const layerOf = (land: Land, tile: number): number => land.mem[LAYER + (tile << TILE_SHIFT)] ?? 0;

/** How many segments a tile has, its garden included. */
export const segmentsOn = (land: Land, tile: number): number => segmentsOf(variantAt(land, tile));

export const typeAt = (land: Land, tile: number, segment: number): number => typeIn(variantAt(land, tile), segment);

export const typeOf = (land: Land, node: number): number => typeAt(land, tileOf(land, node), segmentOf(land, node));

/** Does the city, road or river segment reach an edge of the tile as it lies? */
export const reachesEdge = (land: Land, tile: number, edge: number, segment: number): boolean =>
  reaches(turnedAt(land, tile), edge, segment);

/** The goods on a segment: 0 none, else 1 + index into GOODS. */
export const goodsAt = (land: Land, tile: number, segment: number): number => goodsOn(kindAt(land, tile), segment);

/** The variants of all tiles as they are printed, in the order of laying. */
export const variantsLaid = (land: Land): number[] =>
  Array.from({ length: land.laid }, (_, tile) => printedOf(variantAt(land, tile)));
