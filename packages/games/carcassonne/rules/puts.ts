// Puts: one object for every figure on every segment, of the tile just laid or of another, so that questions are made of them
// without making anything.

import type { Put } from './choices.ts';
import { figureAt, segmentIn, slotIn } from './core/figures.ts';
import { SLOTS } from './core/sizes.ts';
import { figureName } from './figure-kinds.ts';

/** On the tile just laid: by figure and segment, packed as `figureAt` does. */
export const PUT: readonly Put[] = Array.from({ length: figureAt(SLOTS, 0) }, (_, i) =>
  Object.freeze({ figure: figureName(slotIn(i)), segment: segmentIn(i) }),
);

const byTile: (Put | undefined)[][] = [];

/** On a segment of the tile that is named. */
export function putOn(slot: number, tile: number, segment: number): Put {
  byTile[tile] ??= [];
  const known = byTile[tile];
  const figure = figureAt(slot, segment);
  known[figure] ??= Object.freeze({ figure: figureName(slot), segment, tile });
  return known[figure];
}
