// The princess: whoever joins her tile to a city with knights may send one of them home instead of placing a figure; by the
// option `princess` they must.

import type { Deed } from '../../rules/choices.ts';
import { featureOf } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { SLOTS } from '../../rules/core/sizes.ts';
import { kindAt } from '../../rules/core/tiles.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { followerAt, leave } from '../../rules/leaving.ts';
import type { Lead } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import type { Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { kinds } from '../../tiles/index.ts';

/** By kind: the city with the princess, or -1. */
const PRINCESSES: readonly number[] = kinds.map(({ features }) => features.findIndex(({ princess }) => princess));

/** Adds the knights that she may send home. */
export function offerPrincess(s: State, onto: Offers): void {
  const knights = knightsOf(s);
  if (knights.length > 0) for (const knight of knights) onto.add(dismissal, knight);
}

/** They are seat * SLOTS + slot each. */
function knightsOf({ land, tile, seats }: State): readonly number[] {
  const segment = PRINCESSES[kindAt(land, tile)] ?? -1;
  if (segment < 0) return NOTHING;
  const city = featureOf(land, nodeOf(land, tile, segment));
  const knights: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
      if (featureOf(land, standsOn(land, seat, slot)) === city) knights.push(seat * SLOTS + slot);
  }
  return knights;
}

function dismissal({ land }: State, knight: number): Deed {
  const [seat, slot] = [Math.floor(knight / SLOTS), knight % SLOTS];
  const node = standsOn(land, seat, slot);
  return {
    do: 'princess',
    seat,
    figure: figureName(slot),
    tile: tileOf(land, node),
    segment: segmentOf(land, node),
  };
}

/** By the option one of them must go. */
export function demandPrincess(s: State): Lead | null {
  if (s.options.princess !== 'must') return null;
  const deeds = knightsOf(s).map((knight) => dismissal(s, knight));
  return deeds.length > 0 ? { step: 'princess', deeds, mayPass: false } : null;
}

export function dismiss(s: State, table: Table, deed: Deed): readonly Award[] {
  const { seat = s.active } = deed;
  leave(s, table, seat, followerAt(s, seat, deed));
  return NOTHING;
}
