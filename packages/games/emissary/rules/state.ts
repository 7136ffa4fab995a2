// The state of a match: plain data, cloned by hand. Sets of seats are bit masks, so that a clone stays cheap.

import { type Cards, cloneCards, PUBLIC, type Result, type Seat } from '@tabella/kernel';
import { box, CHARACTER, HAND, IDENTITY, MESSAGES } from './box.ts';
import { cardFaceOf, colourOf, FIRST_PERSON, identityOf, personOf } from './faces.ts';
import type { Options } from './options.ts';
import type { PersonLine } from './tables.ts';
import {
  CAUSES,
  type CardFace,
  type Cause,
  type Colour,
  type Effect,
  type FallKind,
  type Identity,
  type Stamp,
  type WonBy,
} from './terms.ts';

/**
 * pick: characters are chosen. turn: a turn begins. draw: cards are drawn. play: the active seat plays cards. send: it transmits. transit: the
 * message is on its way to `letter.at`. arrival: it lies before them. accept: they decide. end: the turn is over.
 */
export type Phase = 'pick' | 'turn' | 'draw' | 'play' | 'send' | 'transit' | 'arrival' | 'accept' | 'end';

/** The message on its way; its card is the only one on the road. */
export interface Letter {
  /** How it travels; not always what is stamped on the card. */
  readonly stamp: Stamp;
  readonly from: Seat;
  /** Whom it is on its way to, or before whom it lies. */
  at: Seat;
  /** The seats before whom it has lain, in order. */
  readonly route: Seat[];
}

/** A card on the stack: played, and not resolved yet. */
export interface Played {
  readonly by: Seat;
  /** What it is played as; a converted card keeps its face. */
  readonly as: Effect;
  readonly card: number;
  /** The seat it is aimed at, or -1. */
  readonly to: Seat;
  /** The message it is aimed at (an id), or NONE. */
  readonly message: number;
}

/** What came of a Prove card that was not counteracted. Frozen. */
interface Claim {
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly card: number;
  readonly kind: 'draw' | 'discard';
  readonly acts: boolean;
  /** The one who answered could have lied. */
  readonly free: boolean;
}

/** Frozen. */
export interface Fallen {
  readonly seat: Seat;
  /** The seat that counts as having eliminated them; -1 when nobody. */
  readonly by: Seat;
  readonly how: FallKind;
  readonly turn: number;
  /** The identity card they held when they fell (an id), whoever holds it now. */
  readonly identity: number;
}

/** How the match ended, for the last screen. */
export interface Ending {
  readonly declarer: Seat;
  readonly reason: WonBy;
  /** Those who win along with the declarer and their side, and by what: an ability, `mission` or `alliance`. */
  readonly shares: readonly { readonly seat: Seat; readonly by: string }[];
}

export interface State {
  cards: Cards;
  seats: number;
  options: Options;
  phase: Phase;
  /** Whose turn it is, and how many turns there were. */
  active: Seat;
  turn: number;
  /** Cards that the active seat still draws at the beginning of this turn. */
  drawsLeft: number;
  /** Who is asked first in the open window. */
  priority: Seat;
  /** Seats as bit masks: who lives, whose character lies face-up, who is locked on, who is trapped. */
  alive: number;
  up: number;
  locked: number;
  trapped: number;
  /** Seats that used their once-a-turn ability in this turn, and seats that used Impute. */
  used: number;
  imputed: number;
  /** The deck was shuffled in this step: until it ends, cards are drawn from it at random (see `deeds/hand.ts`). */
  loose: boolean;
  letter: Letter | null;
  stack: Played[];
  /** How many red, blue and black messages lie before each seat, three numbers each. */
  tally: number[];
  /** Per card of the deck that lies before somebody: who sent it and how it came (see `markOf`). */
  marks: number[];
  /** Per seat: identities that it publicly is not, one bit each in the order of IDENTITIES. */
  cleared: number[];
  claims: Claim[];
  fallen: Fallen[];
  ending: Ending | null;
  result: Result | null;
}

export function clone(s: State): State {
  const { letter } = s;
  return {
    cards: cloneCards(s.cards),
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    drawsLeft: s.drawsLeft,
    priority: s.priority,
    alive: s.alive,
    up: s.up,
    locked: s.locked,
    trapped: s.trapped,
    used: s.used,
    imputed: s.imputed,
    loose: s.loose,
    letter:
      letter === null ? null : { stamp: letter.stamp, from: letter.from, at: letter.at, route: letter.route.slice() },
    stack: s.stack.length === 0 ? [] : s.stack.map((one) => ({ ...one })),
    tally: s.tally.slice(),
    marks: s.marks.slice(),
    cleared: s.cleared.slice(),
    claims: s.claims.length === 0 ? [] : s.claims.slice(),
    fallen: s.fallen.length === 0 ? [] : s.fallen.slice(),
    ending: s.ending,
    result: s.result,
  };
}

export const has = (mask: number, seat: Seat): boolean => ((mask >> seat) & 1) === 1;
export const lives = (s: State, seat: Seat): boolean => has(s.alive, seat);
export const isUp = (s: State, seat: Seat): boolean => has(s.up, seat);

export const cardOf = (s: State, id: number): CardFace => cardFaceOf(box.face(s.cards, id));
export const colourAt = (s: State, id: number): Colour => colourOf(box.face(s.cards, id));
export const isBlack = (s: State, id: number): boolean => colourOf(box.face(s.cards, id)) === 'black';
export const handOf = (s: State, seat: Seat): number[] => box.list(s.cards, HAND + seat);
export const handSize = (s: State, seat: Seat): number => box.count(s.cards, HAND + seat);
export const messagesOf = (s: State, seat: Seat): number[] => box.list(s.cards, MESSAGES + seat);
export const identityCard = (s: State, seat: Seat): number => box.top(s.cards, IDENTITY + seat);
export const identityAt = (s: State, seat: Seat): Identity => identityOf(box.face(s.cards, identityCard(s, seat)));
export const characterCard = (s: State, seat: Seat): number => box.top(s.cards, CHARACTER + seat);

/** Who a seat is, by the place in the table of characters, and as that table has it. */
export const placeOf = (s: State, seat: Seat): number => box.face(s.cards, characterCard(s, seat)) - FIRST_PERSON;
export const personAt = (s: State, seat: Seat): PersonLine => personOf(box.face(s.cards, characterCard(s, seat)));
/** Does everybody know the character, face-up or not? */
export const isShown = (s: State, seat: Seat): boolean => (box.seenBy(s.cards, characterCard(s, seat)) & PUBLIC) !== 0;
/** Does everybody know the identity? */
export const isExposed = (s: State, seat: Seat): boolean => (box.seenBy(s.cards, identityCard(s, seat)) & PUBLIC) !== 0;

/** Where in `tally` the messages of a colour before a seat are counted; asked after every deed, so nothing is looked up. */
export const tallyPlace = (seat: Seat, colour: Colour): number =>
  seat * 3 + (colour === 'red' ? 0 : colour === 'blue' ? 1 : 2);

/** How many messages of a colour lie before a seat. */
export const countOf = (s: State, seat: Seat, colour: Colour): number => s.tally[tallyPlace(seat, colour)] ?? 0;

/** The mark of a card that lies before somebody; 0 for any other. */
export const markOn = (s: State, card: number): number => s.marks[card] ?? 0;

/** The identities that a seat is known not to have, a bit each. */
export const clearedOf = (s: State, seat: Seat): number => s.cleared[seat] ?? 0;

/** The next living seat to the right (anti-clockwise): the way messages and turns go. */
export function rightOf(s: State, seat: Seat): Seat {
  let at = seat;
  do at = at + 1 === s.seats ? 0 : at + 1;
  while (!has(s.alive, at) && at !== seat);
  return at;
}

/** The living seats from one on, anti-clockwise; the first is the seat itself if it lives. */
export function livingFrom(s: State, first: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (has(s.alive, seat)) out.push(seat);
  }
  return out;
}

/** The living seats but one, from its right. */
export function others(s: State, seat: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = (seat + i) % s.seats;
    if (has(s.alive, other)) out.push(other);
  }
  return out;
}

/** Who sent a message that lies open and how it came, as one number. */
export const markOf = (from: Seat, cause: Cause): number => 1 + (from + 1) * CAUSES.length + CAUSES.indexOf(cause);
export const senderIn = (mark: number): Seat => Math.floor((mark - 1) / CAUSES.length) - 1;
export const causeIn = (mark: number): Cause => CAUSES[(mark - 1) % CAUSES.length] as Cause;
