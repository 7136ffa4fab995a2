// Portals: the follower of this turn may go onto any tile, where nobody stands and nothing is complete.

import type { Box } from '../../rules/box.ts';
import { freeFollowers, freeSpots, inSupply, segmentIn, slotIn } from '../../rules/core/figures.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { MEEPLE } from '../../rules/core/sizes.ts';
import { kindAt, segmentsOn, typeAt } from '../../rules/core/tiles.ts';
import { isBarred } from '../../rules/figures.ts';
import type { Offers } from '../../rules/offers.ts';
import type { State } from '../../rules/state.ts';
import { PLACE } from '../../tiles/compile.ts';
import { kinds } from '../../tiles/index.ts';

/** By kind. */
const PORTALS: readonly boolean[] = kinds.map(({ portal }) => portal === true);
const PLACES: readonly boolean[] = kinds.map(({ features }) => features.some(({ type }) => type === 'place'));

const found = newFound(64);

/** Adds where a follower may go through the portal of the tile just laid. */
export function offerPortal(s: State, box: Box, onto: Offers): void {
  const { land, active, options } = s;
  if (PORTALS[kindAt(land, s.tile)] !== true) return;
  const free = freeFollowers(land, active);
  if (free === 0) return;
  const toPlaces = box.admitting.length > 0 && inSupply(land, active, MEEPLE);
  for (let tile = 0; tile < land.laid; tile++) {
    if (tile === s.tile) continue;
    if (toPlaces && PLACES[kindAt(land, tile)] === true) addPlaces(s, box, tile, onto);
    const many = freeSpots(land, free, tile, options.farmers, found);
    for (let i = 0, asked = -1, barred = false; i < many; i++) {
      const segment = segmentIn(nth(found, i));
      if (segment !== asked) barred = isBarred(s, box, MEEPLE, tile, segment);
      asked = segment;
      if (!barred) onto.put(slotIn(nth(found, i)), tile, segment);
    }
  }
}

/** Places of other sets where a meeple may go. */
function addPlaces(s: State, box: Box, tile: number, onto: Offers): void {
  const { land } = s;
  for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
    if (typeAt(land, tile, segment) !== PLACE || isBarred(s, box, MEEPLE, tile, segment)) continue;
    if (box.admitting.some((one) => one.admits(s, MEEPLE, tile, segment))) onto.putOnce(MEEPLE, tile, segment);
  }
}
