// What sets draw on their tiles.

import type { TileDoc } from '../tiles/index.ts';
import { watch } from './watch/art.ts';

export interface SetArt {
  /** Something upright on the tile, its feet at the origin; null where there is nothing. */
  landmark?(tile: TileDoc): string | null;
}

const sets: readonly SetArt[] = [watch];

/** The landmark of a tile, or null. */
export function landmarkOf(tile: TileDoc): string | null {
  for (const one of sets) {
    const svg = one.landmark?.(tile) ?? null;
    if (svg !== null) return svg;
  }
  return null;
}
