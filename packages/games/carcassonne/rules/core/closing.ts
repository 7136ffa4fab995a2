// What a tile completes: roads and cities it closes, monasteries and gardens it surrounds. While it waits for a tile of
// message 4, that one may complete what this one would have.

import { NONE, ROAD, SEGMENTS, TYPE } from '../../tiles/compile.ts';
import { buildingOf } from '../../tiles/facts.ts';
import { followersAt, top } from './features.ts';
import type { Found } from './found.ts';
import { cellOf, neighbours } from './grid.ts';
import { type Land, nodeOf, tileOf } from './land.ts';
import { VARIANT } from './layout.ts';
import { MOST_SEGMENTS } from './sizes.ts';
import { variantAt } from './tiles.ts';

/** Writes the tops of all features that this tile completes, and returns how many there are. */
export function closed(land: Land, tile: number, out: Found): number {
  const { mem } = land;
  const variant = mem[VARIANT + tile] ?? 0;
  const segments = SEGMENTS[variant] ?? 0;
  let count = 0;
  for (let segment = 0; segment < segments; segment++) {
    if ((TYPE[variant * MOST_SEGMENTS + segment] ?? NONE) > ROAD) continue;
    const feature = top(mem, nodeOf(tile, segment));
    if (mem[feature + 2] !== 0 || closedSince(land, tile, feature)) continue;
    let known = false;
    for (let i = 0; i < count; i++) if (out[i] === feature) known = true;
    if (!known) out[count++] = feature;
  }
  return land.monks > 0 ? surrounded(land, tile, out, count) : count;
}

/** Has a later tile closed this road or city, and scored it? */
export function closedSince(land: Land, tile: number, feature: number): boolean {
  const { mem } = land;
  if (tile === land.laid - 1 || mem[feature + 2] !== 0) return false;
  let at = feature;
  do {
    if (tileOf(at) > tile) return true;
    at = mem[at + 1] ?? 0;
  } while (at !== feature);
  return false;
}

/** Only buildings with somebody on them matter. */
function surrounded(land: Land, tile: number, out: Found, found: number): number {
  const { mem, grid, shift } = land;
  const wide = 1 << shift;
  const at = grid + cellOf(land, tile);
  let count = found;
  for (let row = at - wide; row <= at + wide; row += wide) {
    for (let cell = row - 1; cell <= row + 1; cell++) {
      const near = -1 - (mem[cell] ?? 0);
      if (near < 0) continue;
      const segment = buildingOf(variantAt(land, near));
      if (segment === NONE) continue;
      const node = nodeOf(near, segment);
      if (followersAt(land, node) > 0 && neighbours(land, near) === 8) out[count++] = node;
    }
  }
  return count;
}
