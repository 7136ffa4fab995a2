// Castles: whoever has the only knight in a city of two small parts that is just complete may make it a castle instead of scoring
// it. The knight is its lord until a feature is complete in the fief, and gets the points of that.

import type { Flow, Seat } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { canBeCastle, isCastle, makeCastle } from '../../rules/core/castle.ts';
import { closedSince } from '../../rules/core/closing.ts';
import { featureOf, followersAt } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf } from '../../rules/core/land.ts';
import { segmentsOn, typeAt } from '../../rules/core/tiles.ts';
import type { Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { CITY } from '../../tiles/compile.ts';
import { CASTLES, leftOf, MOST_CASTLES, spend } from './stock.ts';

/** The top nodes of all castles. */
const TOPS = claim(MOST_CASTLES);

/** A follower on the feature with this top: whose it is, and its slot. */
function followerOn({ land, seats }: State, feature: number): { readonly seat: Seat; readonly slot: number } | null {
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
      if (featureOf(land, standsOn(land, seat, slot)) === feature) return { seat, slot };
  }
  return null;
}

/** Before what the tile completes is scored, the owner of each such city is asked. */
export function mayFound(s: State, table: Table, box: Box): Played {
  const { land, tile } = s;
  let cities: number[] | null = null;
  for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
    if (typeAt(land, tile, segment) !== CITY) continue;
    const city = featureOf(land, nodeOf(land, tile, segment));
    if (followersAt(land, city) !== 1 || !canBeCastle(land, city) || closedSince(land, tile, city)) continue;
    cities ??= [];
    cities.push(city);
  }
  return cities === null ? NOTHING : askOwners(s, table, box, cities);
}

function* askOwners(s: State, table: Table, box: Box, cities: readonly number[]): Flow<readonly Award[]> {
  for (const city of cities) {
    const owner = followerOn(s, city)?.seat ?? -1;
    if (owner < 0 || leftOf(s, CASTLES, owner) === 0) continue;
    const deeds: Deed[] = [{ do: 'castle', tile: s.tile, segment: halfOn(s.land, s.tile, city) }];
    yield* askToAct(s, table, box, { seat: owner, step: 'castle', deeds, mayPass: true });
  }
  return NOTHING;
}

/** The segment of a tile that belongs to the feature with this top. */
function halfOn(land: Land, tile: number, feature: number): number {
  let segment = 0;
  while (featureOf(land, nodeOf(land, tile, segment)) !== feature) segment++;
  return segment;
}

export function found(s: State, _table: Table, { tile = -1, segment = -1 }: Deed): readonly Award[] {
  const city = featureOf(s.land, nodeOf(s.land, tile, segment));
  const owner = followerOn(s, city)?.seat ?? s.active;
  spend(s, CASTLES, owner);
  keep(s.land, TOPS + s.land.castles, city);
  makeCastle(s.land, city);
  return NOTHING;
}

/** A castle with somebody in it. */
export interface Lord {
  readonly seat: Seat;
  readonly slot: number;
  /** Where the lord stands. */
  readonly node: number;
}

/** Is there any? */
export function hasLord({ land }: State): boolean {
  for (let i = 0; i < land.castles; i++) if (followersAt(land, kept(land, TOPS + i)) > 0) return true;
  return false;
}

/** All lords, from the active seat on. */
export function lordsOf({ land, seats, active }: State): Lord[] {
  const lords: Lord[] = [];
  if (land.castles === 0) return lords;
  for (let k = 0; k < seats; k++) {
    const seat = (active + k) % seats;
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const node = standsOn(land, seat, slot);
      if (isCastle(land, node)) lords.push({ seat, slot, node });
    }
  }
  return lords;
}
