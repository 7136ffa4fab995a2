// Missions of the MOF: how near somebody is to theirs, and what an elimination is worth to it.

import type { Seat } from '@tabella/kernel';
import { MOF, type Situation } from './situation.ts';

/** By steps that are missing. */
const NEAR = [100, 26, 9, 4, 2, 1];
const near = (missing: number): number => NEAR[Math.max(0, Math.min(Math.ceil(missing), NEAR.length - 1))] as number;

/** What black messages cost one whose mission does not want them. */
const HARM = [0, -4, -13, -50];
/** What they are worth to one who wants to fall. */
const WISH = [0, 12, 40, 100];

const harm = (black: number): number => HARM[Math.min(black, 3)] as number;

/** The part of a MOF with this many messages: how near they are to their goal, less what endangers them. */
export function missionWorth(sc: Situation, seat: Seat, red: number, blue: number, black: number): number {
  const mine = seat === sc.me;
  switch (sc.cast[seat]?.name) {
    case 'Brumaire Baron':
    case 'Dark Flow':
    case 'Oblique Shadow':
      return near(3 - red) + harm(black);
    case 'Double Knight':
    case 'Manipulator':
    case 'Tank':
      return near(3 - blue) + harm(black);
    case 'Fire':
    case 'Kwon Ki Ku':
    case 'Static Electricity':
      return near(Math.max(0, 2 - red) + Math.max(0, 2 - blue)) + harm(black);
    case 'Viper':
      return near(4 - red - blue) + harm(black);
    case 'Swan':
      return black >= 3 ? 100 : 3 + 4 * black;
    case 'Lark':
      return sc.fallen > 0 ? (WISH[Math.min(black, 3)] as number) : 2 + harm(black);
    case 'Nightmare':
      return mine && held(sc, 0) >= 3 ? (WISH[Math.min(black, 3)] as number) : 2 + harm(black);
    default:
      return 3 + harm(black) + (mine ? 0 : near(handSteps(sc, seat)) - 1);
  }
}

/** Cards of a colour in the own hand. */
export const held = (sc: Situation, colour: number): number =>
  sc.hand.filter((one) => one.face.colour === (colour === 0 ? 'red' : colour === 1 ? 'blue' : 'black')).length;

/** Steps to a mission of the hand, as others can tell: by the number of cards alone. */
function handSteps(sc: Situation, seat: Seat): number {
  const cards = sc.hands[seat] as number;
  switch (sc.cast[seat]?.name) {
    case 'Diamond Man':
      return (10 - cards) / 2;
    case 'Angel':
      return Math.max(1, (6 - cards * 0.6) / 1.2);
    case 'Detective':
      return Math.max(1, (8 - cards) / 1.2);
    default:
      return 5;
  }
}

/** By black messages: how much of the price of a fall is in sight already. */
const IN_SIGHT = [0, 0.07, 0.25, 1];

/** What the elimination of a seat, or its nearness, does to missions: good if mine gains by it, bad if others do. */
export function fallPrice(sc: Situation, fallen: Seat, is: number, black: number): number {
  if (black === 0) return 0;
  const at = fallen * 3 + is;
  let price = sc.prices[at];
  if (price === undefined) {
    price = priceOf(sc, fallen, is);
    sc.prices[at] = price;
  }
  return price * (IN_SIGHT[Math.min(black, 3)] as number);
}

function priceOf(sc: Situation, fallen: Seat, is: number): number {
  let sum = 0;
  for (let seat = 0; seat < sc.seats; seat++) {
    if (((sc.alive >> seat) & 1) === 0) continue;
    const chance = seat === sc.me ? (sc.is === MOF ? 1 : 0) : (sc.odds[seat]?.[MOF] ?? 0);
    if (chance < 0.02 || (seat === fallen && is !== MOF)) continue;
    const worth = fallWorth(sc, seat, fallen, is);
    sum += seat === sc.me || (sc.allied && sc.is === MOF) ? worth : -chance * worth;
  }
  return sum;
}

/** What it is worth to a MOF that somebody falls. */
function fallWorth(sc: Situation, seat: Seat, fallen: Seat, is: number): number {
  switch (sc.cast[seat]?.name) {
    case 'Swan':
      return 100;
    case 'Lark':
      return seat === fallen ? 0 : sc.fallen === 0 ? 12 : 0;
    case 'Hunter':
    case 'Mark Jr.':
    case 'Scarlet Blade': {
      if (is === MOF || seat === fallen || sc.fell[is as 0 | 1] > 0) return 0;
      return sc.fell[is === 0 ? 1 : 0] > 0 ? 100 : 30;
    }
    case 'Savage Assassin':
      if (seat === fallen) return 0;
      return sc.fallen === 0 ? 20 : seat === sc.me ? 60 : 20;
    case 'Speaker':
      return seat === fallen ? 0 : 4;
    case 'Alias':
      return seat === fallen ? 0 : 20;
    default:
      return 0;
  }
}

/** What those who have fallen so far are worth to missions: to mine, less what they are to those of others. */
export function fallenWorth(sc: Situation): number {
  let sum = 0;
  for (let seat = 0; seat < sc.seats; seat++) {
    if (((sc.alive >> seat) & 1) === 0) continue;
    const mine = seat === sc.me || (sc.allied && sc.is === MOF);
    const chance = seat === sc.me ? (sc.is === MOF ? 1 : 0) : (sc.odds[seat]?.[MOF] ?? 0);
    if (chance > 0.02) sum += (mine ? 1 : -1) * chance * reached(sc, seat);
  }
  return sum;
}

function reached(sc: Situation, seat: Seat): number {
  switch (sc.cast[seat]?.name) {
    case 'Hunter':
    case 'Mark Jr.':
    case 'Scarlet Blade':
      return 30 * Math.min(sc.fell[0], 1) + 30 * Math.min(sc.fell[1], 1);
    case 'Savage Assassin':
    case 'Alias':
      return 20 * Math.min(sc.fallen, 1);
    case 'Lark':
      return 12 * Math.min(sc.fallen, 1);
    default:
      return 0;
  }
}
