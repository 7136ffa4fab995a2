// What a table is worth to a seat: a win is 100. Each seat adds its part, by who it is taken to be, so that the worth of a
// message before somebody is the difference it makes to that one part.

import type { Seat } from '@tabella/kernel';
import { fallenWorth, fallPrice, missionWorth } from './mission.ts';
import { BLACK, MOF, type Situation, sits } from './situation.ts';

/** By messages of the own colour: how near a side is to its victory. */
const NEAR = [0, 7, 24, 100];
/** By black messages: what they cost oneself, a friend, and what they are worth before an enemy. */
const MINE = [0, -4, -14, -50];
const FRIEND = [0, -3, -9, -22];
const ENEMY = [0, 2.5, 8, 16];
const OTHER = [0, 1.5, 4, 9];

/** To a MOF: one less who can win. */
const RIVAL_GONE = 2;

const at = (list: readonly number[], n: number): number => list[Math.min(n, list.length - 1)] as number;

/** The part of a seat, were it of this identity with these messages before it. */
function seatWorth(sc: Situation, seat: Seat, is: number, red: number, blue: number, black: number): number {
  const own = is === 0 ? red : is === 1 ? blue : 0;
  const dies = black >= 3;
  const price = fallPrice(sc, seat, is, black);
  if (sc.is === MOF && (seat === sc.me || (sc.allied && is === MOF))) {
    const worth = missionWorth(sc, seat, red, blue, black);
    return seat === sc.me ? worth : 0.7 * worth;
  }
  if (sc.is === MOF) return forOutsider(sc, seat, is, own, black) + price;
  if (is === sc.is) {
    if (own >= 3) return 100;
    const harm = at(seat === sc.me ? MINE : FRIEND, black);
    return (dies ? 0 : at(NEAR, own)) + harm + price;
  }
  if (is === MOF) return (dies ? 0 : -missionWorth(sc, seat, red, blue, black)) + at(OTHER, black) + price;
  if (own >= 3) return -100;
  return (dies ? 0 : -at(NEAR, own)) + at(ENEMY, black) + price;
}

/** To a MOF both sides are enemies, unless their mission wants somebody else to win. */
function forOutsider(sc: Situation, seat: Seat, is: number, own: number, black: number): number {
  const mine = sc.cast[sc.me]?.name;
  if (is === MOF) return black >= 3 ? 3 : 0;
  const near = black >= 3 && own < 3 ? 0 : at(NEAR, own);
  return (wishesWell(sc, seat, mine) ? 0.8 * near : -0.8 * near) + (black < 3 ? 0 : RIVAL_GONE);
}

/** Missions that hang on the declaration of another. */
function wishesWell(sc: Situation, seat: Seat, mine: string | undefined): boolean {
  const one = sc.cast[seat] ?? null;
  const shown = one !== null && sits(sc.up, seat);
  switch (mine) {
    case 'J':
      return shown && one.female;
    case 'Trinity':
      return shown && !one.female && (sc.tally[sc.me * 3 + BLACK] as number) <= 1;
    case 'Tough Gun':
      return sits(sc.special, seat);
    case 'Perfume':
      return sc.active === sc.me;
    default:
      return false;
  }
}

const count = (sc: Situation, seat: Seat, colour: number): number => sc.tally[seat * 3 + colour] as number;

/** What one more message of a colour before a seat is worth, by what is believed of it. */
export function gain(sc: Situation, seat: Seat, colour: number): number {
  const place = seat * 3 + colour;
  let known = sc.gains[place];
  if (known === undefined) {
    known = change(sc, seat, colour);
    sc.gains[place] = known;
  }
  return known;
}

/** The difference it makes when messages of a colour are added before a seat, or taken away. */
export function change(sc: Situation, seat: Seat, colour: number, by = 1): number {
  const [red, blue, black] = [count(sc, seat, 0), count(sc, seat, 1), count(sc, seat, BLACK)];
  const [r, b, k] = [
    red + (colour === 0 ? by : 0),
    blue + (colour === 1 ? by : 0),
    black + (colour === BLACK ? by : 0),
  ];
  const odds = sc.odds[seat] as readonly number[];
  let sum = 0;
  for (let is = 0; is < 3; is++) {
    const chance = odds[is] as number;
    if (chance > 0.001) sum += chance * (seatWorth(sc, seat, is, r, b, k) - seatWorth(sc, seat, is, red, blue, black));
  }
  return sum;
}

/** The whole table as it is to a MOF, the fallen included. */
export function tableWorth(sc: Situation): number {
  let sum = fallenWorth(sc);
  for (let seat = 0; seat < sc.seats; seat++) {
    if (!sits(sc.alive, seat)) {
      sum += RIVAL_GONE;
      continue;
    }
    const odds = sc.odds[seat] as readonly number[];
    for (let is = 0; is < 3; is++) {
      const chance = odds[is] as number;
      if (chance <= 0.001) continue;
      sum += chance * seatWorth(sc, seat, is, count(sc, seat, 0), count(sc, seat, 1), count(sc, seat, BLACK));
    }
  }
  return sum;
}

/** What a seat's part would be with the messages of another. */
export function swapWorth(sc: Situation, one: Seat, other: Seat): number {
  const part = (seat: Seat, from: Seat): number => {
    let sum = 0;
    for (let is = 0; is < 3; is++) {
      const chance = (sc.odds[seat] as readonly number[])[is] as number;
      if (chance > 0) {
        sum += chance * seatWorth(sc, seat, is, count(sc, from, 0), count(sc, from, 1), count(sc, from, BLACK));
      }
    }
    return sum;
  };
  return part(one, other) + part(other, one) - part(one, one) - part(other, other);
}
