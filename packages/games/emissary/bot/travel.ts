// The way of a message: which colour it has, who will take it, and what that is worth.

import type { Seat } from '@tabella/kernel';
import { STAMPS } from '../rules/terms.ts';
import { BLACK, CERTAIN, MOF, type Post, type Situation, sits } from './situation.ts';
import { gain } from './worth.ts';

/** Chances that somebody takes what they have not seen, by their black messages. */
const BLIND = [0.7, 0.6, 0.3];
/** Chances that somebody takes what lies open before them: of their own colour, of another, black. */
const OPEN = { own: 0.94, other: 0.85, black: 0.04 };

/** Does a MOF with this character gather messages of this colour? */
export function gathers(name: string | undefined, colour: number): boolean {
  switch (name) {
    case 'Brumaire Baron':
    case 'Dark Flow':
    case 'Oblique Shadow':
      return colour === 0;
    case 'Double Knight':
    case 'Manipulator':
    case 'Tank':
      return colour === 1;
    case 'Fire':
    case 'Kwon Ki Ku':
    case 'Static Electricity':
    case 'Viper':
      return colour !== BLACK;
    default:
      return false;
  }
}

/** Would a seat take a message whose colour it knows? */
function takesOpen(sc: Situation, seat: Seat, is: number, colour: number): number {
  if (colour === BLACK) return OPEN.black;
  if (is === MOF) return gathers(sc.cast[seat]?.name, colour) ? OPEN.own : OPEN.other;
  return is === colour ? OPEN.own : OPEN.other;
}

function takes(sc: Situation, post: Post, seat: Seat, colour: number): number {
  if (post.stamp !== 'EM') return BLIND[Math.min(sc.tally[seat * 3 + BLACK] as number, 2)] as number;
  const odds = sc.odds[seat] as readonly number[];
  let sum = 0;
  for (let is = 0; is < 3; is++) sum += (odds[is] as number) * takesOpen(sc, seat, is, colour);
  return sum;
}

export function rightOf(sc: Situation, seat: Seat): Seat {
  let at = seat;
  do at = at + 1 === sc.seats ? 0 : at + 1;
  while (!sits(sc.alive, at) && at !== seat);
  return at;
}

/** Where a message goes that a seat declines; -1 for nowhere. */
export function nextStop(sc: Situation, post: Post, at: Seat): Seat {
  if (at === post.from) return -1;
  if (post.stamp === 'OM') return sits(sc.alive, post.from) ? post.from : -1;
  return rightOf(sc, at);
}

/**
 * What a message of this colour is worth from a stop on, with these seats locked on and trapped. It goes round once: when
 * its sender has fallen and nobody may take it, it comes to nobody.
 */
export function travel(sc: Situation, post: Post, at: Seat, colour: number, locked: number, trapped: number): number {
  let sum = 0;
  let chance = 1;
  for (let seat = at; seat >= 0 && chance > 0.02; ) {
    let taken: number;
    if (seat === post.from || sits(locked, seat)) taken = 1;
    else if (sits(trapped, seat)) taken = 0;
    else if (seat === sc.me) taken = mineToTake(sc, post, colour);
    else taken = takes(sc, post, seat, colour);
    sum += chance * taken * (gain(sc, seat, colour) + bonus(sc, post.from, seat, colour));
    chance *= 1 - taken;
    seat = nextStop(sc, post, seat);
    if (seat === at) break;
  }
  return sum;
}

/** Shall I take it when it comes to me? What I have not seen is taken or left by chance, as far as I can tell now. */
function mineToTake(sc: Situation, post: Post, colour: number): number {
  if (post.stamp === 'EM' || (sc.letter?.colour ?? -1) >= 0) return gain(sc, sc.me, colour) > 0 ? 1 : 0;
  return BLIND[Math.min(sc.tally[sc.me * 3 + BLACK] as number, 2)] as number;
}

/** A card more in the own hand. */
export const CARD = 1.6;

/** What abilities add when a message of this colour, sent by `from`, is obtained by `to`: mine, as far as they pay at once. */
export function bonus(sc: Situation, from: Seat, to: Seat, colour: number): number {
  const mine = sc.cast[sc.me]?.name;
  if (!sits(sc.up, sc.me)) return 0;
  if (to === sc.me) {
    if (colour !== BLACK) return 0;
    if (mine === 'Tough Gun') return 2 * CARD;
    if (mine === 'Mark Jr.' || mine === 'Detective') return 1.5 * CARD;
    return mine === 'Diamond Man' && from !== sc.me ? 1.5 * CARD : 0;
  }
  if (from !== sc.me) return 0;
  if (colour === BLACK) {
    if (mine === 'Savage Assassin') return 2 * CARD + (sc.hand.some((one) => one.face.colour === 'black') ? 2 : 0);
    if (mine === 'Diamond Man') return 1.5 * CARD;
    if (mine === 'Kwon Ki Ku') return prize(sc, to);
    return 0;
  }
  return mine === 'Alias' ? 1.5 * CARD : 0;
}

/** The best true message that could be claimed from a seat. */
function prize(sc: Situation, from: Seat): number {
  let best = 0;
  for (let colour = 0; colour < BLACK; colour++) {
    if ((sc.tally[from * 3 + colour] as number) > 0) best = Math.max(best, gain(sc, sc.me, colour));
  }
  return best;
}

/** How much likelier somebody sends a colour than lots would have it: their own, another true one, black. */
const SENDS = { own: 1.8, other: 0.25, black: 0.95 };
const EXPOSES = { own: 2.5, other: 0.3, black: 0.3 };
const TO_FRIEND = { own: 2.4, other: 0.55, black: 0.15 };
const TO_ENEMY = { own: 2, other: 0.2, black: 0.8 };
const OUTSIDE = { own: 0.7, other: 0.7, black: 1.6 };

/** The chances of each colour of the message on its way, as far as I know. */
export function colours(sc: Situation, post: Post): readonly number[] {
  if (post.colour >= 0) return CERTAIN[post.colour] as readonly number[];
  const row = STAMPS.indexOf(post.stamp) * 3;
  const out = [0, 0, 0];
  const odds = sc.odds[post.from] as readonly number[];
  for (let is = 0; is < 3; is++) {
    const tell = manner(sc, post, is);
    for (let colour = 0; colour < 3; colour++) {
      const kind = colour === BLACK ? tell.black : is === colour ? tell.own : tell.other;
      out[colour] = (out[colour] as number) + (odds[is] as number) * kind * ((sc.mix[row + colour] as number) + 0.3);
    }
  }
  const sum = (out[0] as number) + (out[1] as number) + (out[2] as number);
  return out.map((one) => one / sum);
}

function manner(sc: Situation, post: Post, is: number): typeof SENDS {
  if (is === MOF) return OUTSIDE;
  if (post.stamp !== 'OM') return post.stamp === 'EM' ? EXPOSES : SENDS;
  // It was sent to the seat it first came to; that seat declined it if it lies before its sender.
  if (post.at === post.from) return SENDS;
  const friend = post.at === sc.me ? sc.is === is : (sc.odds[post.at]?.[is] ?? 0) > 0.6;
  return friend ? TO_FRIEND : TO_ENEMY;
}

/** What the message is worth on average, for whatever colour it may have. */
export function average(chances: readonly number[], of: (colour: number) => number): number {
  let sum = 0;
  for (let colour = 0; colour < 3; colour++) {
    const chance = chances[colour] as number;
    if (chance > 0.005) sum += chance * of(colour);
  }
  return sum;
}
