// Where the tent stands, and the shows that a ringmaster sees.

import { tileAt } from '../../rules/core/grid.ts';
import { claim, kept } from '../../rules/core/kept.ts';
import type { Land } from '../../rules/core/land.ts';
import { kindAt, tileX, tileY } from '../../rules/core/tiles.ts';
import { kinds } from '../../tiles/index.ts';

/** The tile under the tent, counted from 1; 0 before the first circus. */
export const TENT = claim(1);

/** The tile under the tent, or -1. */
export const tentOf = (land: Land): number => kept(land, TENT) - 1;

/** For every circus and every place for acrobats round a ringmaster. */
export const EACH_SHOW = 2;
/** By kind. */
const SHOWS = kinds.map(({ circus, acrobats }) => circus === true || acrobats === true);

/** Circuses and places for acrobats on a tile and the eight around. */
export function showsAround(land: Land, tile: number): number {
  const [x, y] = [tileX(land, tile), tileY(land, tile)];
  let shows = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const near = tileAt(land, x + dx, y + dy);
      if (near >= 0 && SHOWS[kindAt(land, near)]) shows++;
    }
  }
  return shows;
}
