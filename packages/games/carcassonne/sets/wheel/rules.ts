// Wheel of Fortune: the land begins with a great wheel. A tile with a number moves its pig as soon as it is drawn, before it is
// laid, and where the pig stops something happens to everybody; who stands on a crown there is awarded.

import type { Flow } from '@tabella/kernel';
import { askToAct, perform } from '../../rules/acting.ts';
import { plainAward } from '../../rules/awards.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { followersAt } from '../../rules/core/features.ts';
import { followerIn, freeFollowers, standsOn, UPRIGHT } from '../../rules/core/figures.ts';
import { slotsOut } from '../../rules/core/followers.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { BIG, SLOTS } from '../../rules/core/sizes.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { followerAt, leave } from '../../rules/leaving.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { kinds } from '../../tiles/index.ts';
import { SECTORS } from '../../tiles/schema.ts';
import {
  crownAt,
  crownedOf,
  crownsOf,
  MOST_CROWNS,
  movePig,
  sectorName,
  sectorNamed,
  sectorNow,
  writeCrowns,
} from './crowns.ts';
import { eventAwards } from './events.ts';
import { wheel as tiles } from './tiles.ts';
import { expects } from './weights.ts';

const EACH_CROWN = 3;

/** By kind: how far the pig goes. */
const NUMBERS: readonly number[] = kinds.map(({ wheel }) => wheel ?? 0);

const crowns = newFound(MOST_CROWNS);

export const wheel: Module = {
  id: 'wheel',
  plays: ({ sets }) => sets.includes('wheel'),
  tiles,
  opens: true,
  heeds: (variant) => (NUMBERS[variant >> 1] ?? 0) > 0,
  steps: { drawn: turnWheel },
  only: { drawn: ({ wheel: number = 0 }) => number > 0 },
  deeds: {
    wheel: (s, _table, { what }) => {
      movePig(s.land, sectorNamed(what));
      return NOTHING;
    },
    plague: (s, table, deed) => {
      const seat = deed.seat ?? s.active;
      leave(s, table, seat, followerAt(s, seat, deed));
      return NOTHING;
    },
  },
  offers: ({ land, active }, onto) => {
    const courtiers = freeFollowers(land, active) & UPRIGHT;
    const many = courtiers === 0 ? 0 : writeCrowns(land, crowns);
    for (let i = 0; i < many; i++) {
      const node = nth(crowns, i);
      if (followersAt(land, node) > 0) continue;
      for (let left = courtiers; left !== 0; left &= left - 1)
        onto.put(followerIn(left), tileOf(land, node), segmentOf(land, node));
    }
  },
  // Whoever stands there is not on the land.
  shelters: ({ land }, seat, slot) => crownAt(land, standsOn(land, seat, slot)) >= 0,
  expects,
  tokens: ({ land }) => {
    const crown = crownsOf(land).find(({ sector }) => sector === sectorNow(land));
    return crown ? [{ token: 'wheel-pig', tile: crown.tile, segment: crown.segment, count: 1 }] : NOTHING;
  },
  check: ({ land }) => {
    for (const { tile, segment } of crownsOf(land))
      if (followersAt(land, nodeOf(land, tile, segment)) > 1) throw new Error('two followers stand on one crown');
    if (SECTORS[sectorNow(land)] === undefined) throw new Error('the pig has left the wheel');
  },
};

/** Pass 1B: the event of the sector where the pig stops, then its crowns. */
function turnWheel(s: State, table: Table, box: Box): Played {
  const sector = (sectorNow(s.land) + (NUMBERS[s.drawn >> 1] ?? 0)) % SECTORS.length;
  perform(s, table, box, s.active, { do: 'wheel', what: sectorName(sector) });
  if (sectorName(sector) === 'plague') return fallIll(s, table, box, sector);
  return [...eventAwards(s, sectorName(sector)), ...crown(s, table, sector)];
}

/** Everybody takes one follower from the land, the active seat first. */
function* fallIll(s: State, table: Table, box: Box, sector: number): Flow<readonly Award[]> {
  for (let k = 0; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    const deeds = illOf(s, seat);
    const [only] = deeds;
    if (only && deeds.length === 1) perform(s, table, box, seat, only);
    else yield* askToAct(s, table, box, { seat, step: 'plague', deeds, mayPass: false });
  }
  return crown(s, table, sector);
}

/** One of each kind on each place; who stands on a crown is safe. */
function illOf({ land }: State, seat: number): Deed[] {
  const deeds = new Map<number, Deed>();
  for (const slot of slotsOut(land, seat)) {
    const node = standsOn(land, seat, slot);
    if (crownAt(land, node) >= 0) continue;
    deeds.set(node * SLOTS + (slot < BIG ? 0 : slot), {
      do: 'plague',
      seat,
      figure: figureName(slot),
      tile: tileOf(land, node),
      segment: segmentOf(land, node),
    });
  }
  return [...deeds.values()];
}

/** Three for every follower on a crown of the sector, and all of them go home. */
function crown(s: State, table: Table, sector: number): Award[] {
  const awards: Award[] = [];
  for (let k = 0; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    for (const slot of crownedOf(s.land, seat, sector)) {
      awards.push(plainAward(seat, 'other', '1B', [{ what: 'bonus', count: 1, each: EACH_CROWN }], { name: 'crown' }));
      leave(s, table, seat, slot);
    }
  }
  return awards;
}
