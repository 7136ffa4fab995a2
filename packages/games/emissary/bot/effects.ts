// What it is worth to me that a card takes effect, whoever played it; the card itself is not counted.

import type { Seat } from '@tabella/kernel';
import { BLACK, MOF, type Post, type Put, type Situation } from './situation.ts';
import { average, bonus, CARD, colours, nextStop, travel } from './travel.ts';
import { change, gain } from './worth.ts';

/** What the message on its way is worth as things stand. */
export function asItStands(sc: Situation, post: Post, chances: readonly number[]): number {
  return average(chances, (colour) => travel(sc, post, post.at, colour, sc.locked, sc.trapped));
}

export function effectWorth(sc: Situation, put: Put): number {
  const post = sc.letter;
  switch (put.as) {
    case 'delete':
      return change(sc, put.at, put.colour, -1);
    case 'distribute':
      return distributeWorth(sc);
    case 'prove':
      return put.to === sc.me ? -0.5 : 0;
    case 'lock-on':
      return post === null ? aimed(sc, put.by, put.to) : statusWorth(sc, post, 1 << put.to, 0);
    case 'trap':
      return post === null ? 0 : statusWorth(sc, post, 0, 1 << put.to);
    case 'intercept':
      return post === null ? 0 : divert(sc, post, put.by, asItStands(sc, post, colours(sc, post)));
    case 'transfer':
      return post === null ? 0 : divert(sc, post, put.to, asItStands(sc, post, colours(sc, post)));
    case 'decode':
      return post === null || post.colour < 0 ? 0 : decodedBy(sc, post, put.by);
    case 'counteract':
      return 0;
  }
}

/** To make the card on top of the stack void: what the first card does happens, or does not, by how many answer it. */
export function answerWorth(sc: Situation): number {
  const first = sc.stack[0];
  if (first === undefined) return 0;
  const worth = effectWorth(sc, first);
  return sc.stack.length % 2 === 1 ? -worth : worth;
}

/** The message comes to one who must take it. */
export function divert(sc: Situation, post: Post, to: Seat, otherwise: number): number {
  return average(colours(sc, post), (colour) => gain(sc, to, colour) + bonus(sc, post.from, to, colour)) - otherwise;
}

/** Somebody more is locked on or trapped while the message travels. */
export function statusWorth(sc: Situation, post: Post, locks: number, traps: number): number {
  const chances = colours(sc, post);
  const then = average(chances, (colour) => travel(sc, post, post.at, colour, sc.locked | locks, sc.trapped | traps));
  return then - asItStands(sc, post, chances);
}

/** Before the message is sent: somebody will be made to take one from this seat. */
function aimed(sc: Situation, by: Seat, to: Seat): number {
  const post: Post = { stamp: 'OM', from: by, at: to, colour: -1 };
  return 0.7 * average(colours(sc, post), (colour) => gain(sc, to, colour));
}

/** They will see what I have seen: they take what serves them and let go what harms them. */
function decodedBy(sc: Situation, post: Post, by: Seat): number {
  const serves = post.colour !== BLACK && (sc.odds[by]?.[post.colour] ?? 0) > 0.5;
  const then = serves
    ? gain(sc, by, post.colour)
    : travel(sc, post, nextStop(sc, post, by), post.colour, sc.locked, sc.trapped);
  return then - travel(sc, post, post.at, post.colour, sc.locked, sc.trapped);
}

/** One card of the deck before everybody. */
function distributeWorth(sc: Situation): number {
  const all = deckColours(sc);
  let sum = 0;
  for (let seat = 0; seat < sc.seats; seat++) {
    if (((sc.alive >> seat) & 1) === 1) sum += average(all, (colour) => gain(sc, seat, colour));
  }
  return sum;
}

/** The chances of each colour of a card of the deck. */
export function deckColours(sc: Situation): number[] {
  const out = [0, 1, 2].map((c) => 0.2 + (sc.mix[c] as number) + (sc.mix[3 + c] as number) + (sc.mix[6 + c] as number));
  const sum = out.reduce((so, one) => so + one, 0);
  return out.map((one) => one / sum);
}

/** What is to be gained by knowing who somebody is, at most. */
const KNOWING = 7;

/** A Prove of mine: what it reveals, and what it makes the other do. */
export function proveWorth(sc: Situation, to: Seat, bet: number, kind: 'draw' | 'discard'): number {
  const odds = sc.odds[to] as readonly number[];
  const right = odds[bet] as number;
  const told = right > 0.98 || right < 0.02 ? 0 : KNOWING * 4 * right * (1 - right) * openness(odds);
  // One who does what the card says is what it bets on.
  const ally = sc.is !== MOF && bet === sc.is;
  const deed = kind === 'draw' ? (ally ? 2 * CARD : -1.5 * CARD) : ally ? -0.8 * CARD : 0.8 * CARD;
  return told + right * deed;
}

/** How open the question is who somebody is: 0 when settled. */
function openness(odds: readonly number[]): number {
  return 1.3 * (1 - Math.max(...odds));
}
