// What a tile completes: roads and cities it closes, monasteries and gardens it surrounds. While it waits for a tile of
// message 4, that one may complete what this one would have.

import { NONE, ROAD, SEGMENTS, TYPE, WILD } from '../../tiles/compile.ts';
import { buildingOf, reaches } from '../../tiles/facts.ts';
import { followersAt, top } from './features.ts';
import type { Found } from './found.ts';
import { cellBeside, cellOf, neighbours, wantedAt } from './grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from './land.ts';
import { TILE_SHIFT, VARIANT } from './layout.ts';
import { MOST_SEGMENTS } from './sizes.ts';
import { kindAt, segmentsOn, turnedAt, typeAt, variantAt } from './tiles.ts';

/** Writes the tops of all features that this tile completes, and returns how many there are. */
export function closed(land: Land, tile: number, out: Found): number {
  const { mem } = land;
  const variant = mem[VARIANT + (tile << TILE_SHIFT)] ?? 0;
  const segments = SEGMENTS[variant] ?? 0;
  let count = 0;
  for (let segment = 0; segment < segments; segment++) {
    if ((TYPE[variant * MOST_SEGMENTS + segment] ?? NONE) > ROAD) continue;
    const feature = top(mem, nodeOf(land, tile, segment));
    if (mem[feature + 2] !== 0 || closedSince(land, tile, feature)) continue;
    count = note(out, count, feature);
  }
  if (WILD[variant >> 1] === 1) count = shutBy(land, tile, out, count);
  return land.monks > 0 ? surrounded(land, tile, out, count) : count;
}

/** Adds a feature unless it is there already. */
function note(out: Found, count: number, feature: number): number {
  for (let i = 0; i < count; i++) if (out[i] === feature) return count;
  out[count] = feature;
  return count + 1;
}

/** Roads and cities that end at a tile that lies against anything. */
function shutBy(land: Land, tile: number, out: Found, found: number): number {
  let count = found;
  for (let edge = 0; edge < 4; edge++) {
    const beside = -1 - wantedAt(land, cellBeside(land, cellOf(land, tile), edge));
    if (beside < 0) continue;
    const turned = turnedAt(land, beside);
    for (let segment = 0; segment < segmentsOn(land, beside); segment++) {
      if (!reaches(turned, edge ^ 2, segment) || typeAt(land, beside, segment) > ROAD) continue;
      const feature = top(land.mem, nodeOf(land, beside, segment));
      if (land.mem[feature + 2] === 0 && !closedSince(land, tile, feature)) count = note(out, count, feature);
    }
  }
  return count;
}

/** Has a later tile closed this road or city, and scored it? */
export function closedSince(land: Land, tile: number, feature: number): boolean {
  const { mem } = land;
  if (tile === land.laid - 1 || mem[feature + 2] !== 0) return false;
  let at = feature;
  do {
    if (tileOf(land, at) > tile || (land.wild > 0 && isShutAfter(land, tile, at))) return true;
    at = mem[at + 1] ?? 0;
  } while (at !== feature);
  return false;
}

/** Does this part of a road or city end at a tile that lies against anything and came later? */
function isShutAfter(land: Land, tile: number, node: number): boolean {
  const own = tileOf(land, node);
  for (let edge = 0; edge < 4; edge++) {
    if (!reaches(turnedAt(land, own), edge, segmentOf(land, node))) continue;
    const beside = -1 - wantedAt(land, cellBeside(land, cellOf(land, own), edge));
    if (beside > tile && WILD[kindAt(land, beside)] === 1) return true;
  }
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
      const node = nodeOf(land, near, segment);
      if (followersAt(land, node) > 0 && neighbours(land, near) === 8) out[count++] = node;
    }
  }
  return count;
}
