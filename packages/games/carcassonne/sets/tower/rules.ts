// The Tower: floors that are put on each other instead of a figure, prisoners, ransom, and guards who close a tower.

import type { Flow } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { followerIn, freeFollowers, standsOn, UPRIGHT } from '../../rules/core/figures.ts';
import { segmentOf, tileOf } from '../../rules/core/land.ts';
import { MEEPLE } from '../../rules/core/sizes.ts';
import { firstTower, heightOf, nextTower } from '../../rules/core/towers.ts';
import { isBarred } from '../../rules/figures.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import type { MakeOffer, Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import {
  arm,
  buyBack,
  checkPrisoners,
  chooseExchange,
  disarm,
  forgetRansom,
  hasGrown,
  leadOf,
  offerRansoms,
  prisonersOf,
  ransoms,
  take,
} from './captives.ts';
import { tower as tiles } from './tiles.ts';
import { addFloor, checkTowers, floorsLeft, isOpen, topOn, towersBegun } from './towers.ts';
import { expects, stands, weighs } from './weights.ts';

export const tower: Module = {
  id: 'tower',
  plays: ({ sets }) => sets.includes('tower'),
  tiles,
  offers,
  beside: ['ransom'],
  leads: leadOf,
  deeds: {
    tower: (s, _table, { tile = -1 }) => {
      addFloor(s.land, s.active, tile);
      arm(s.land, tile);
      return NOTHING;
    },
    capture: take,
    exchange: chooseExchange,
    ransom: buyBack,
  },
  steps: { before: askRansom, acted: climb },
  shelters: ({ land, options }, seat, slot, from) => {
    const node = standsOn(land, seat, slot);
    return from === 'dragon' && options.guards !== 'eaten' && node === topOn(land, tileOf(land, node));
  },
  expects,
  stands,
  weighs,
  tokens: ({ land }) =>
    [...towersBegun(land)].map((tile) => ({
      token: 'tower',
      tile,
      segment: segmentOf(land, topOn(land, tile)),
      count: heightOf(land, tile),
      carries: true as const,
    })),
  held: (s, seat) => [{ what: 'floor', count: floorsLeft(s.land, seat) }, ...prisonersOf(s, seat)],
  check: (s) => {
    checkTowers(s.land);
    checkPrisoners(s);
  },
};

/** One object for every tile. */
const onTile: Deed[] = [];
const floorOn: MakeOffer = (_s, tile) => {
  onTile[tile] ??= Object.freeze({ do: 'tower', tile });
  return onTile[tile];
};

/** A floor on any tower that nobody closed, a follower on one that has floors, and what can be bought back. */
function offers(s: State, onto: Offers, box: Box): void {
  const { land, active } = s;
  const floors = floorsLeft(land, active) > 0;
  const guards = freeFollowers(land, active) & UPRIGHT;
  if (floors || guards !== 0) offerTowers(s, onto, box, floors, guards);
  offerRansoms(s, onto);
}

/** Adds the floors, if the seat has any, and the followers. */
function offerTowers(s: State, onto: Offers, box: Box, floors: boolean, guards: number): void {
  const { land } = s;
  for (let tile = firstTower(land); tile >= 0; tile = nextTower(land, tile)) {
    const top = topOn(land, tile);
    if (!isOpen(land, top)) continue;
    if (floors) onto.add(floorOn, tile);
    const segment = segmentOf(land, top);
    if (guards === 0 || heightOf(land, tile) === 0 || isBarred(s, box, MEEPLE, tile, segment)) continue;
    for (let left = guards; left !== 0; left &= left - 1) onto.put(followerIn(left), tile, segment);
  }
}

/** Before the tile of a turn is drawn a figure may be bought back; later it may be beside the figure. */
function askRansom(s: State, table: Table, box: Box): Played {
  if (s.turn !== 'turn') return NOTHING;
  forgetRansom(s);
  const deeds = ransoms(s);
  return deeds.length === 0
    ? NOTHING
    : askToAct(s, table, box, { seat: s.active, step: 'ransom', deeds, mayPass: true });
}

/** The tower that has grown may capture, and prisoners may be exchanged for it. */
function climb(s: State, table: Table, box: Box): Played {
  return hasGrown(s.land) ? useTower(s, table, box) : NOTHING;
}

function* useTower(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  for (let lead = leadOf(s, box); lead !== null; lead = leadOf(s, box)) {
    yield* askToAct(s, table, box, { seat: s.active, ...lead });
    disarm(s.land);
  }
  disarm(s.land);
  return NOTHING;
}
