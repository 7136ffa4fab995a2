// The way of a message: which colour it has, who will take it, and what that is worth.

import type { Seat } from '@tabella/kernel';
import { BLACK, MOF, type Post, type Situation, sits } from './situation.ts';
import { gain } from './worth.ts';

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
  const { open } = sc.habits;
  if (colour === BLACK) return open.black;
  if (is === MOF) return gathers(sc.cast[seat]?.name, colour) ? open.own : open.other;
  return is === colour ? open.own : open.other;
}

/** Would a seat take what it has not seen? */
const takesBlind = (sc: Situation, post: Post, seat: Seat): number =>
  sc.habits.blind[post.stamp][Math.min(sc.tally[seat * 3 + BLACK] as number, 2)] as number;

function takes(sc: Situation, post: Post, seat: Seat, colour: number): number {
  if (post.stamp !== 'EM') return takesBlind(sc, post, seat);
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
  return takesBlind(sc, post, sc.me);
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
