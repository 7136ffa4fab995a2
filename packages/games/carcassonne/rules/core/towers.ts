// Tiles with the base of a tower, in a chain that goes on as tiles are laid: whoever asks looks only at those that came since
// anybody asked last. And how high each tower is.

import { kinds } from '../../tiles/index.ts';
import type { Land } from './land.ts';
import { FIRST_TOWER, FLOORS, LAST_TOWER, NEXT_TOWER, TILE_SHIFT, TOWERS_UP_TO } from './layout.ts';
import { add } from './memory.ts';
import { kindAt } from './tiles.ts';

/** By kind. */
const TOWER = Uint8Array.from(kinds, ({ tower }) => (tower ? 1 : 0));

/** The first tile with a tower, or -1. */
export function firstTower(land: Land): number {
  const { mem } = land;
  for (let tile = mem[TOWERS_UP_TO] ?? 0; tile < land.laid; tile++) {
    if (TOWER[kindAt(land, tile)] !== 1) continue;
    const last = (mem[LAST_TOWER] ?? 0) - 1;
    mem[last < 0 ? FIRST_TOWER : NEXT_TOWER + (last << TILE_SHIFT)] = tile + 1;
    mem[LAST_TOWER] = tile + 1;
  }
  mem[TOWERS_UP_TO] = land.laid;
  return (mem[FIRST_TOWER] ?? 0) - 1;
}

/** The next one after a tile with a tower, or -1. */
export const nextTower = (land: Land, tile: number): number => (land.mem[NEXT_TOWER + (tile << TILE_SHIFT)] ?? 0) - 1;

/** Floors on the base of a tile. */
export const heightOf = (land: Land, tile: number): number => land.mem[FLOORS + (tile << TILE_SHIFT)] ?? 0;

/** Puts one more on it; how many there are then. */
export const raise = (land: Land, tile: number): number => add(land.mem, FLOORS + (tile << TILE_SHIFT), 1);
