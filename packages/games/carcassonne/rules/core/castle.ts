// Castles: a city of two small parts on two tiles that is no city any more. Fields below it still know it.

import { withCastle } from '../../tiles/built.ts';
import { CITY, PLACE } from '../../tiles/compile.ts';
import { typeIn } from '../../tiles/facts.ts';
import { isClosed, nextMember } from './features.ts';
import { tileAt } from './grid.ts';
import { type Land, segmentOf, tileOf } from './land.ts';
import { TILE_SHIFT, TURNED, VARIANT } from './layout.ts';
import { kindAt, rotationAt, tileX, tileY, typeOf, variantAt } from './tiles.ts';

/** May the city with this top become a castle? It is complete, of two parts on two tiles, each with one edge. */
export function canBeCastle(land: Land, city: number): boolean {
  const other = nextMember(land, city);
  if (typeOf(land, city) !== CITY || !isClosed(land, city) || other === city) return false;
  return nextMember(land, other) === city && [city, other].every((half) => castledAt(land, half) >= 0);
}

const castledAt = (land: Land, half: number): number =>
  withCastle(variantAt(land, tileOf(land, half)), segmentOf(land, half));

/** The city with this top becomes a castle. */
export function makeCastle(land: Land, city: number): void {
  for (const half of [city, nextMember(land, city)]) {
    const tile = tileOf(land, half);
    const variant = castledAt(land, half);
    land.mem[TURNED + (tile << TILE_SHIFT)] = (variant >> 1) * 4 + rotationAt(land, tile);
    land.mem[VARIANT + (tile << TILE_SHIFT)] = variant;
  }
  land.castles++;
}

/** Is this node half of a castle? */
export const isCastle = (land: Land, node: number): boolean =>
  land.castles > 0 &&
  typeOf(land, node) === PLACE &&
  typeIn(kindAt(land, tileOf(land, node)) * 2, segmentOf(land, node)) === CITY;

/** The tiles of a castle, and the two on each of its long sides as far as they lie. */
export function fiefOf(land: Land, castle: number): number[] {
  const halves = [tileOf(land, castle), tileOf(land, nextMember(land, castle))];
  const [a = 0, b = 0] = halves;
  const upright = tileX(land, a) === tileX(land, b);
  const [dx, dy] = upright ? [1, 0] : [0, 1];
  return halves.flatMap((tile) =>
    [-1, 0, 1]
      .map((k) => tileAt(land, tileX(land, tile) + k * dx, tileY(land, tile) + k * dy))
      .filter((one) => one >= 0),
  );
}
