// Prisoners: a tower takes a follower within its reach. Two seats that hold figures of each other exchange them at once; any
// other figure may be bought back, once in a turn.

import { EVERYONE } from '@tabella/kernel';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { lowest } from '../../rules/core/bits.ts';
import { capture, holderOf, release } from '../../rules/core/captives.ts';
import { followersAway, standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
import { BIG, FOLLOWERS, MOST_SEATS, SLOTS } from '../../rules/core/sizes.ts';
import { heightOf } from '../../rules/core/towers.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { followerAt, isSheltered, leave, leaveAlone } from '../../rules/leaving.ts';
import type { Lead } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import type { Offers } from '../../rules/offers.ts';
import { canPay, payment } from '../../rules/paying.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import type { HeldView } from '../../rules/view.ts';
import { reaches } from './towers.ts';

/** One more than the tile of the tower that may capture now; one more than the seat with which to exchange now. */
const ARMED = claim(1);
const TRADING = claim(1);
/** One more than the seat that bought a figure back last, in its turn that is not over. */
const BOUGHT = claim(1);

const RANSOM = 3;

export const arm = (land: Land, tile: number): void => keep(land, ARMED, tile + 1);
/** Is there a tower that may capture now, or a figure to exchange? */
export const hasGrown = (land: Land): boolean => kept(land, ARMED) + kept(land, TRADING) > 0;
export const disarm = (land: Land): void => keep(land, ARMED, 0);

/** What the tower that has just grown, or the figure that it took, leads to. */
export function leadOf(s: State, box: Box): Lead | null {
  if (kept(s.land, TRADING) > 0) return { step: 'exchange', deeds: exchanges(s), mayPass: false };
  const deeds = kept(s.land, ARMED) > 0 ? captures(s, box) : NOTHING;
  return deeds.length > 0 ? { step: 'capture', deeds, mayPass: true } : null;
}

/** All followers in reach; those of a seat that stand on each other are the same. */
function captures(s: State, box: Box): Deed[] {
  const { land } = s;
  const tower = kept(land, ARMED) - 1;
  const height = heightOf(land, tower);
  const deeds: Deed[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const met = new Set<number>();
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const node = standsOn(land, seat, slot);
      if (met.has(node) || !reaches(land, tower, height, tileOf(land, node))) continue;
      if (isSheltered(s, box, seat, slot, 'capture')) continue;
      met.add(node);
      deeds.push({
        do: 'capture',
        seat,
        figure: figureName(slot),
        tile: tileOf(land, node),
        segment: segmentOf(land, node),
      });
    }
  }
  return deeds;
}

/** An own follower goes home; another's becomes a prisoner, or is exchanged. */
export function take(s: State, table: Table, deed: Deed): readonly Award[] {
  const { land, active } = s;
  const { seat = active } = deed;
  disarm(land);
  const slot = followerAt(s, seat, deed);
  if (seat === active) {
    leave(s, table, seat, slot);
    return NOTHING;
  }
  capture(land, seat, slot, active);
  leaveAlone(s, table, seat);
  const own = kindsHeld(land, active, seat);
  if (own.length > 1) keep(land, TRADING, seat + 1);
  else if (own[0] !== undefined) exchange(s, table, seat, own[0]);
  return NOTHING;
}

const exchanges = (s: State): Deed[] => {
  const seat = kept(s.land, TRADING) - 1;
  return kindsHeld(s.land, s.active, seat).map((slot) => ({ do: 'exchange', seat, figure: figureName(slot) }));
};

export function chooseExchange(s: State, table: Table, { seat = -1, figure }: Deed): readonly Award[] {
  const slot = kindsHeld(s.land, s.active, seat).find((one) => figureName(one) === figure);
  if (slot === undefined) throw new Error(`seat ${seat} holds no such figure`);
  exchange(s, table, seat, slot);
  return NOTHING;
}

/** One for one. The other seat's figure is the only one that the active seat has of it. */
function exchange(s: State, table: Table, seat: number, slot: number): void {
  keep(s.land, TRADING, 0);
  free(s, table, s.active, slot);
  for (const other of kindsHeld(s.land, seat, s.active)) free(s, table, seat, other);
}

function free(s: State, table: Table, seat: number, slot: number): void {
  release(s.land, seat, slot);
  table.announce(EVERYONE, { kind: 'returns', seat, figure: figureName(slot), tile: -1 });
}

/** The figures of a seat that another holds, one slot of each kind. */
function kindsHeld(land: Land, seat: number, by: number): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < FOLLOWERS; slot++) {
    if (holderOf(land, seat, slot) === by && !(slot < BIG && slots.length > 0)) slots.push(slot);
  }
  return slots;
}

/** Adds what the active seat can buy back now. */
export function offerRansoms(s: State, onto: Offers): void {
  const { land, active } = s;
  if (!canBuyBack(s)) return;
  for (let seat = 0; seat < s.seats; seat++)
    for (const slot of kindsHeld(land, active, seat)) onto.add(ransomOf, seat * SLOTS + slot);
}

const ransomOf = (_s: State, offer: number): Deed => ({
  do: 'ransom',
  seat: Math.floor(offer / SLOTS),
  figure: figureName(offer % SLOTS),
});

/** Has it any in foreign hands? Once in a turn, and not on credit. */
const canBuyBack = (s: State): boolean =>
  hasPrisoner(s.land, s.active) && kept(s.land, BOUGHT) !== s.active + 1 && canPay(s, s.active, RANSOM);

/** Does anybody hold a figure of the seat? */
function hasPrisoner(land: Land, seat: number): boolean {
  for (let left = followersAway(land, seat); left !== 0; left &= left - 1)
    if (holderOf(land, seat, lowest(left)) >= 0) return true;
  return false;
}

/** The same before its tile is drawn. */
export function ransoms(s: State): readonly Deed[] {
  const { land, active } = s;
  if (!canBuyBack(s)) return NOTHING;
  const deeds: Deed[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    for (const slot of kindsHeld(land, active, seat)) deeds.push(ransomOf(s, seat * SLOTS + slot));
  return deeds;
}

/** Three points to the seat that holds it. */
export function buyBack(s: State, table: Table, { seat = -1, figure }: Deed): readonly Award[] {
  const slot = kindsHeld(s.land, s.active, seat).find((one) => figureName(one) === figure);
  if (slot === undefined) throw new Error(`seat ${seat} holds no such figure`);
  keep(s.land, BOUGHT, s.active + 1);
  const paid = payment(s, s.active, seat, RANSOM, 'ransom');
  free(s, table, s.active, slot);
  return paid;
}

/** The turn of another seat has begun. */
export function forgetRansom({ land, active }: State): void {
  if (kept(land, BOUGHT) !== active + 1) keep(land, BOUGHT, 0);
}

/** Prisoners of a seat, of each other seat by itself. */
export function prisonersOf({ land, seats }: State, by: number): HeldView[] {
  const held: HeldView[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const many = new Map<string, number>();
    for (let slot = 0; slot < FOLLOWERS; slot++)
      if (holderOf(land, seat, slot) === by) many.set(figureName(slot), (many.get(figureName(slot)) ?? 0) + 1);
    for (const [figure, count] of many) held.push({ what: figure, count, seat });
  }
  return held;
}

/** Nobody holds its own figure, and no two seats hold figures of each other. */
export function checkPrisoners({ land, seats }: State): void {
  if (kept(land, ARMED) + kept(land, TRADING) > 0) throw new Error('a tower still waits for its prisoner');
  const pairs = new Set<number>();
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < FOLLOWERS; slot++) {
      const by = holderOf(land, seat, slot);
      if (by === seat || by >= seats) throw new Error(`a figure of seat ${seat} is held by seat ${by}`);
      if (by >= 0) pairs.add(seat * MOST_SEATS + by);
    }
  }
  for (const pair of pairs) {
    const [seat, by] = [Math.floor(pair / MOST_SEATS), pair % MOST_SEATS];
    if (pairs.has(by * MOST_SEATS + seat)) throw new Error(`seats ${seat} and ${by} hold figures of each other`);
  }
}
