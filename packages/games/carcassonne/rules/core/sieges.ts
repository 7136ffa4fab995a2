// Besieged cities, by a chain of the tiles that besiege them: the one laid last comes first.

import { siegesOn } from '../../tiles/facts.ts';
import { followersAt, top } from './features.ts';
import type { Found } from './found.ts';
import { type Land, nodeOf } from './land.ts';
import { NEXT_SIEGE, TILE_SHIFT } from './layout.ts';
import { kindAt } from './tiles.ts';

/** Writes the tops of besieged cities with somebody in them, and returns how many there are; one may come twice. */
export function heldSieges(land: Land, out: Found): number {
  const { mem } = land;
  let count = 0;
  for (let tile = land.siege; tile >= 0; tile = (mem[NEXT_SIEGE + (tile << TILE_SHIFT)] ?? 0) - 1) {
    const kind = kindAt(land, tile);
    let segment = 0;
    while (siegesOn(kind, segment) === 0) segment++;
    const city = top(mem, nodeOf(land, tile, segment));
    if (followersAt(land, city) > 0) out[count++] = city;
  }
  return count;
}
