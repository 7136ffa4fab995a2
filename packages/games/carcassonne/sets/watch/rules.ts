// The Watchtowers: when a road or city is completed with a follower on a watchtower's tile, its seat is awarded for what the
// tower sees on the nine tiles, majority or not, before the feature is scored. Nothing of it counts at the end.

import { plainAward } from '../../rules/awards.ts';
import { featureOf, followersAt } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { followersAround, nextFollower } from '../../rules/core/followers.ts';
import { tilesAround } from '../../rules/core/grid.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
import { kindAt, typeOf, variantAt } from '../../rules/core/tiles.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { CITY, MONASTERY, ROAD } from '../../tiles/compile.ts';
import { pennantsOn, segmentsOf, typeIn } from '../../tiles/facts.ts';
import { kinds } from '../../tiles/index.ts';
import type { Watchtower } from '../../tiles/schema.ts';
import { watch as tiles } from './tiles.ts';

/** By kind. */
const TOWERS: readonly (Watchtower | null)[] = kinds.map(({ watchtower }) => watchtower ?? null);

export const watch: Module = {
  id: 'watch',
  plays: ({ sets }) => sets.includes('watch'),
  tiles,
  earns,
};

/** Once for every follower beside a tower, or by the option once for every seat, in the order of the seats from the active one on. */
function earns(s: State, feature: number): readonly Award[] {
  const { land, seats, active } = s;
  if (typeOf(land, feature) > ROAD || followersAt(land, feature) === 0) return NOTHING;
  const awards: Award[] = [];
  for (let k = 0; k < seats; k++) {
    const seat = (active + k) % seats;
    let met: number[] | null = null;
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const node = standsOn(land, seat, slot);
      const tower = TOWERS[kindAt(land, tileOf(land, node))] ?? null;
      if (tower === null || featureOf(land, node) !== feature) continue;
      met ??= [];
      if (s.options.watchtowers === 'once' && met.includes(tileOf(land, node))) continue;
      met.push(tileOf(land, node));
      const count = seenFrom(s, tileOf(land, node), tower);
      if (count === 0) continue;
      const items = [{ what: 'bonus', count, each: tower.points } as const];
      const award = plainAward(seat, 'other', '3', items, { name: `watchtower-${tower.per}` });
      awards.push({ ...award, tile: tileOf(land, node), segment: segmentOf(land, node) });
    }
  }
  return awards;
}

/** How many of what it counts lie on the tile of the tower and the eight around. */
function seenFrom({ land, seats }: State, tower: number, { per }: Watchtower): number {
  if (per === 'meeple') {
    let count = 0;
    for (let seat = 0; seat < seats; seat++) count += followersAround(land, seat, tower);
    return count;
  }
  return tilesAround(land, tower).reduce((sum, tile) => sum + seenOn(land, tile, per), 0);
}

function seenOn(land: Land, tile: number, per: Exclude<Watchtower['per'], 'meeple'>): number {
  const variant = variantAt(land, tile);
  let [pennants, found] = [0, 0];
  const type = { pennant: CITY, monastery: MONASTERY, roadTile: ROAD, cityTile: CITY }[per];
  for (let segment = 0; segment < segmentsOf(variant); segment++) {
    if (typeIn(variant, segment) !== type) continue;
    pennants += pennantsOn(variant >> 1, segment);
    found = 1;
  }
  return per === 'pennant' ? pennants : found;
}
