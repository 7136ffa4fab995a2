// Darmstadt: churches that reward who has the most followers around them, and the Darmstadtium, which makes a completed city
// worth more.

import { plainAward } from '../../rules/awards.ts';
import { featureOf } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { followersAround, nextFollower } from '../../rules/core/followers.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
import { kindAt, typeOf } from '../../rules/core/tiles.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { MONASTERY } from '../../tiles/compile.ts';
import { kinds } from '../../tiles/index.ts';
import { darmstadt as tiles } from './tiles.ts';

const REWARD = 3;
/** How likely bots think it that a church with somebody in it is completed, and that the most stay the most. */
const HOPE = 0.4;

/** By kind. */
const CHURCHES: readonly boolean[] = kinds.map(({ features }) => features.some(({ church }) => church));

export const darmstadt: Module = {
  id: 'darmstadt',
  plays: ({ sets }) => sets.includes('darmstadt'),
  tiles,
  adds: rewards,
  expects,
};

const isChurch = (land: Land, node: number): boolean =>
  CHURCHES[kindAt(land, tileOf(land, node))] === true && typeOf(land, node) === MONASTERY;

/** A completed church: to each that has the most around it, whoever is in it. */
function rewards(s: State, feature: number, pass: '3' | 'final'): readonly Award[] {
  const { land, seats, active } = s;
  if (pass !== '3' || !isChurch(land, feature)) return NOTHING;
  const most = mostAround(land, tileOf(land, feature));
  return Array.from({ length: seats }, (_, k) => (active + k) % seats)
    .filter((seat) => followersAround(land, seat, tileOf(land, feature)) === most)
    .map((seat) => ({
      ...plainAward(seat, 'other', pass, [{ what: 'bonus', count: 1, each: REWARD }], { name: 'church' }),
      tile: tileOf(land, feature),
      segment: segmentOf(land, feature),
    }));
}

function mostAround(land: Land, tile: number): number {
  let most = 1;
  for (let seat = 0; seat < land.seats; seat++) most = Math.max(most, followersAround(land, seat, tile));
  return most;
}

function expects({ land, seats }: State, worth: Float64Array): void {
  for (let owner = 0; owner < seats; owner++) {
    for (let slot = nextFollower(land, owner, -1); slot >= 0; slot = nextFollower(land, owner, slot)) {
      const node = standsOn(land, owner, slot);
      if (!isChurch(land, featureOf(land, node))) continue;
      const most = mostAround(land, tileOf(land, node));
      for (let seat = 0; seat < seats; seat++)
        if (followersAround(land, seat, tileOf(land, node)) === most) worth[seat] = (worth[seat] ?? 0) + HOPE * REWARD;
    }
  }
}
