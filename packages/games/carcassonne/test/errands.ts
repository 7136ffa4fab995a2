// A set for tests that does everything a set may do: it keeps a number, offers deeds, asks by itself, keeps figures away from
// tiles and tiles out of the pile, and shows pieces.

import type { Flow } from '@tabella/kernel';
import { askToAct } from '../rules/acting.ts';
import { plainAward } from '../rules/awards.ts';
import type { Box } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { featureOf, followersAt } from '../rules/core/features.ts';
import { inSupply, standsOn } from '../rules/core/figures.ts';
import { slotsOut } from '../rules/core/followers.ts';
import { claim, keep, kept } from '../rules/core/kept.ts';
import { nodeOf, segmentOf, tileOf } from '../rules/core/land.ts';
import { MEEPLE } from '../rules/core/sizes.ts';
import { segmentsOn } from '../rules/core/tiles.ts';
import { mixIn } from '../rules/draw.ts';
import { figureName } from '../rules/figure-kinds.ts';
import { leave } from '../rules/leaving.ts';
import type { Module } from '../rules/module.ts';
import type { Award } from '../rules/names.ts';
import type { Offers } from '../rules/offers.ts';
import { NOTHING, type State } from '../rules/state.ts';
import type { Table } from '../rules/types.ts';
import { kindNumber } from '../tiles/index.ts';

/** How many errands were run. */
const RUN = claim(1);
const HELD = kindNumber('base-A');

const ownFollower =
  (name: string) =>
  ({ land, active }: State, slot: number): Deed => {
    const node = standsOn(land, active, slot);
    return {
      do: name,
      seat: active,
      figure: figureName(slot),
      tile: tileOf(land, node),
      segment: segmentOf(land, node),
    };
  };
const OWN = [ownFollower('errand'), ownFollower('dismiss')];

/** A meeple may go onto the field of the start tile while nobody is there. */
function ontoTheStart(s: State, onto: Offers): void {
  const segment = segmentsOn(s.land, 0) - 1;
  const isFree = followersAt(s.land, featureOf(s.land, nodeOf(s.land, 0, segment))) === 0;
  if (isFree && s.options.farmers && inSupply(s.land, s.active, MEEPLE)) onto.putOnce(MEEPLE, 0, segment);
}

function* waves(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  const seat = (s.active + 1) % s.seats;
  const deeds: Deed[] = [{ do: 'wave', tile: s.tile }];
  return yield* askToAct(s, table, box, { seat, step: 'wave', deeds, mayPass: s.land.laid % 2 === 0 });
}

export const errands: Module = {
  id: 'errands',
  plays: () => true,
  offers: (s, onto) => {
    for (const make of OWN) for (const slot of slotsOut(s.land, s.active)) onto.add(make, slot);
    ontoTheStart(s, onto);
  },
  deeds: {
    errand: (s, table) => {
      keep(s.land, RUN, kept(s.land, RUN) + 1);
      mixIn(s, table);
      return [plainAward(s.active, 'other', '2', [{ what: 'bonus', count: 1, each: 1 }], { name: 'an errand' })];
    },
    dismiss: (s, table, deed) => {
      const slot = slotsOut(s.land, s.active).find((one) => {
        const node = standsOn(s.land, s.active, one);
        return tileOf(s.land, node) === deed.tile && segmentOf(s.land, node) === deed.segment;
      });
      if (slot !== undefined) leave(s, table, s.active, slot);
      return NOTHING;
    },
    wave: () => NOTHING,
  },
  steps: { score: waves },
  // A monastery with a road is no place for errands until the first was run.
  holds: (s, variant) => variant >> 1 === HELD && kept(s.land, RUN) === 0,
  bars: (s, _slot, tile) => tile === s.tile && s.land.laid % 5 === 0,
  bonus: (s) => kept(s.land, RUN),
  tokens: (s) => [{ token: 'bell', tile: 0, segment: -1, count: kept(s.land, RUN) }],
  held: (s, seat) => [{ what: 'bell', count: seat === 0 ? kept(s.land, RUN) : 0 }],
};
