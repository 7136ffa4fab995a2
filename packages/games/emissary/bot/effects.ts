// What it is worth to me that a card takes effect, whoever played it; the card itself is not counted.

import type { Seat } from '@tabella/kernel';
import { average, colours } from './colours.ts';
import { keepWorth } from './keep.ts';
import { leaveWorth } from './mine.ts';
import { BLACK, MOF, type Post, type Put, type Situation, sits } from './situation.ts';
import { bonus, CARD, nextStop, travel } from './travel.ts';
import { change, gain } from './worth.ts';

/** What the message on its way is worth as things stand. */
export function asItStands(sc: Situation, post: Post, chances: readonly number[]): number {
  return average(chances, (colour) => travel(sc, post, post.at, colour, sc.locked, sc.trapped));
}

/** A Trap only hinders: who is trapped may intercept, and other messages come. It is answered where much hangs on this one. */
const HINDERED = 0.5;

export function effectWorth(sc: Situation, put: Put): number {
  const post = sc.letter;
  switch (put.as) {
    case 'delete':
      return change(sc, put.at, put.colour, -1) + fed(sc, put.by, put.colour);
    case 'distribute':
      return distributeWorth(sc);
    case 'prove':
      return put.to === sc.me ? -0.5 : 0;
    case 'lock-on':
      return post === null ? aimed(sc, put.by, put.to) : lockWorth(sc, post, put.to);
    case 'trap':
      return post === null ? 0 : HINDERED * trapWorth(sc, post, put.to);
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

/** Somebody more is locked on while the message travels. */
export function lockWorth(sc: Situation, post: Post, to: Seat): number {
  const chances = colours(sc, post);
  const then = average(chances, (colour) => travel(sc, post, post.at, colour, sc.locked | (1 << to), sc.trapped));
  return then - asItStands(sc, post, chances);
}

/** Somebody more may not accept the message. Of myself I know what I would do with it. */
export function trapWorth(sc: Situation, post: Post, to: Seat): number {
  const chances = colours(sc, post);
  if (to === sc.me) return trappedMyself(sc, post, chances);
  const then = average(chances, (colour) => travel(sc, post, post.at, colour, sc.locked, sc.trapped | (1 << to)));
  return then - asItStands(sc, post, chances);
}

function trappedMyself(sc: Situation, post: Post, chances: readonly number[]): number {
  if (post.at !== sc.me || sits(sc.locked, sc.me)) return 0;
  const lost = average(chances, (colour) => gain(sc, sc.me, colour) + bonus(sc, post.from, sc.me, colour));
  const loss = Math.min(0, average(chances, (colour) => leaveWorth(sc, colour)) - lost);
  const way = sc.hand.find((one) => one.face.effect === 'intercept');
  return way ? Math.max(loss, -keepWorth(sc, way)) : loss;
}

/** A card in the hand of one who collects what is deleted: of a friend, of another; black ones strike back. */
const FED = 3;
const FED_FOE = { black: 8, other: 4 };

/** What Angel makes of a message that is deleted, by whose friend she is. */
export function collected(sc: Situation, colour: number): number {
  const angel = shown(sc, 'Angel');
  if (angel < 0) return 0;
  const friend = friendship(sc, angel);
  return friend * FED - (1 - friend) * (colour === BLACK ? FED_FOE.black : FED_FOE.other);
}

/** A Delete in the hand of J, who erases true messages with it. */
const RECYCLED = 5;

/** What others make of a Delete: Angel takes the message, J the card, unless it is their own. */
export function fed(sc: Situation, by: Seat, colour: number): number {
  const j = shown(sc, 'J');
  if (j < 0 || j === by) return collected(sc, colour);
  const friend = friendship(sc, j);
  return collected(sc, colour) + friend * FED - (1 - friend) * RECYCLED;
}

/** Where somebody of this name sits face-up; -1 for nowhere. */
const shown = (sc: Situation, name: string): Seat =>
  sc.cast.findIndex((one, seat) => one?.name === name && sits(sc.alive & sc.up, seat));

/** How likely a seat is my friend. */
const friendship = (sc: Situation, seat: Seat): number =>
  seat === sc.me ? 1 : sc.is === MOF ? 0 : (sc.odds[seat]?.[sc.is] ?? 0);

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
  if (sc.cast[to]?.name === 'Nightmare') return liedTo(friendship(sc, to), kind);
  const right = odds[bet] as number;
  const told = right > 0.98 || right < 0.02 ? 0 : KNOWING * 4 * right * (1 - right) * openness(odds);
  // It bets on somebody who does what the card says.
  const ally = sc.is !== MOF && bet === sc.is;
  const deed = kind === 'draw' ? (ally ? 2 * CARD : -1.5 * CARD) : ally ? -0.8 * CARD : 0.8 * CARD;
  return told + right * deed;
}

/** Nightmare may lie: she draws, keeps what she has, and nothing is learnt. */
const liedTo = (friend: number, kind: 'draw' | 'discard'): number =>
  kind === 'draw' ? (2 * friend - 1.5 * (1 - friend)) * CARD : 0;

/** How open the question is who somebody is: 0 when settled. */
function openness(odds: readonly number[]): number {
  return 1.3 * (1 - Math.max(...odds));
}
