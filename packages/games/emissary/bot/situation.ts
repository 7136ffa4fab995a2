// What a bot has before its eyes: the table as numbers, and how likely each seat is of which side. Made of a view when it
// answers, and of an imagined state when it plays on in its mind: the same thoughts serve both.

import { NONE, type Seat } from '@tabella/kernel';
import { box, HAND, MESSAGES, ROAD } from '../rules/box.ts';
import type { Character } from '../rules/character.ts';
import { cast, castOf } from '../rules/characters/index.ts';
import { cardFaceOf, deckFaces, identityOf } from '../rules/faces.ts';
import { identityAt, isUp, type Letter, type State } from '../rules/state.ts';
import { type CardFace, COLOURS, type Effect, IDENTITIES, STAMPS, type Stamp } from '../rules/terms.ts';
import type { View } from '../rules/view.ts';
import { type Habits, ROUGH } from './habits.ts';

/** Colours and identities by their places: 0 red and KDR, 1 blue and FRS, 2 black and MOF. */
export const BLACK = 2;
export const MOF = 2;

/** Per seat: the chances of KDR, FRS and MOF. */
export type Odds = readonly (readonly number[])[];

/** By identity, or by colour: sure of it. */
export const CERTAIN: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export interface Held {
  readonly card: number;
  readonly face: CardFace;
}

/** A card on the stack. `at` and `colour`: the message it is aimed at. */
export interface Put {
  readonly by: Seat;
  readonly as: Effect;
  readonly to: Seat;
  readonly at: Seat;
  readonly colour: number;
}

export interface Post {
  readonly stamp: Stamp;
  readonly from: Seat;
  readonly at: Seat;
  /** The colour if this seat has seen it, else -1. */
  readonly colour: number;
}

export interface Situation {
  readonly me: Seat;
  /** My own identity. */
  readonly is: number;
  /** How others are taken to send and to take. */
  readonly habits: Habits;
  readonly seats: number;
  readonly active: Seat;
  readonly inPlay: boolean;
  /** Lock On may also be played while the own message travels. */
  readonly lateLocks: boolean;
  readonly allied: boolean;
  /** Bit masks of seats. */
  readonly alive: number;
  readonly up: number;
  readonly special: number;
  readonly locked: number;
  readonly trapped: number;
  readonly exposed: number;
  /** Red, blue, black before each seat. */
  readonly tally: readonly number[];
  readonly hands: readonly number[];
  /** As far as this seat knows. */
  readonly cast: readonly (Character | null)[];
  readonly letter: Post | null;
  readonly stack: readonly Put[];
  /** How many have fallen, of KDR and of FRS. */
  readonly fallen: number;
  readonly fell: readonly [number, number];
  readonly hand: readonly Held[];
  readonly odds: Odds;
  /** Cards this seat has not seen, by stamp and colour: `stamp * 3 + colour`. */
  readonly mix: readonly number[];
  /** What falls and messages are worth, once worked out. */
  readonly prices: number[];
  readonly gains: number[];
  /** Colour of the message at a place before a seat. */
  colourAt(seat: Seat, place: number): number;
}

export const colourPlace = (face: CardFace): number => COLOURS.indexOf(face.colour);
export const sits = (mask: number, seat: Seat): boolean => ((mask >> seat) & 1) === 1;

/** Is anything at stake that a turn can decide? */
export const isDecisive = ({ tally }: Situation): boolean => tally.some((count) => count >= 2);

const castNamed = (name: string | null): Character | null => cast.find((one) => one.name === name) ?? null;

export function sceneOf(view: View, me: Seat, odds: Odds, habits = ROUGH): Situation {
  const mask = (is: (seat: View['seats'][number]) => boolean): number =>
    view.seats.reduce((so, one, seat) => (is(one) ? so | (1 << seat) : so), 0);
  const { letter } = view;
  const gone = view.fallen.map((one) => view.seats[one.seat]?.identity);
  return {
    me,
    is: IDENTITIES.indexOf(view.seats[me]?.identity ?? 'MOF'),
    habits,
    seats: view.seats.length,
    active: view.active,
    inPlay: view.phase === 'play',
    lateLocks: view.options.lockOn === 'turn',
    allied: view.options.alliance,
    alive: mask((one) => one.alive),
    up: mask((one) => one.up),
    special: mask((one) => one.special),
    locked: mask((one) => one.locked),
    trapped: mask((one) => one.trapped),
    exposed: mask((one) => one.exposed),
    tally: view.seats.flatMap((one) => [one.red, one.blue, one.black]),
    hands: view.seats.map((one) => one.cards),
    cast: view.seats.map((one) => castNamed(one.character)),
    letter: letter && {
      stamp: letter.stamp,
      from: letter.from,
      at: letter.at,
      colour: letter.face ? colourPlace(letter.face) : -1,
    },
    stack: view.stack.map((one) => ({
      by: one.by,
      as: one.as,
      to: one.to ?? -1,
      at: one.message?.at ?? -1,
      colour: one.message ? colourPlace(one.message.card) : -1,
    })),
    fallen: view.fallen.length,
    fell: [gone.filter((one) => one === 'KDR').length, gone.filter((one) => one === 'FRS').length],
    hand: view.hand,
    odds,
    mix: unseenOf(view),
    prices: [],
    gains: [],
    colourAt: (seat, place) => {
      const message = view.seats[seat]?.messages[place];
      return message ? colourPlace(message.card) : BLACK;
    },
  };
}

function unseenOf(view: View): number[] {
  const mix = new Array<number>(9).fill(0);
  const count = (face: CardFace, n: number): void => {
    const at = STAMPS.indexOf(face.stamp) * 3 + colourPlace(face);
    mix[at] = (mix[at] as number) + n;
  };
  for (const face of deckFaces(view.options.deck)) count(cardFaceOf(face), 1);
  for (const one of view.hand) count(one.face, -1);
  for (const face of view.discard) count(face, -1);
  for (const face of view.removedSeen) count(face, -1);
  for (const seat of view.seats) {
    for (const face of seat.known) count(face, -1);
    for (const message of seat.messages) count(message.card, -1);
  }
  return mix;
}

/** The same of an imagined state, as a seat sees it there; what it has not seen is taken from `mix`. */
export function sceneIn(s: State, me: Seat, odds: Odds, mix: readonly number[], habits = ROUGH): Situation {
  const hands: number[] = [];
  const cast: (Character | null)[] = [];
  let special = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    hands.push(box.count(s.cards, HAND + seat));
    const one = castOf(s, seat);
    if (one.special) special |= 1 << seat;
    cast.push(seat === me || isUp(s, seat) ? one : null);
  }
  const fell: [number, number] = [0, 0];
  for (const one of s.fallen) {
    const is = IDENTITIES.indexOf(identityOf(box.face(s.cards, one.identity)));
    if (is < MOF) fell[is as 0 | 1]++;
  }
  return {
    me,
    is: IDENTITIES.indexOf(identityAt(s, me)),
    habits,
    seats: s.seats,
    active: s.active,
    inPlay: s.phase === 'play',
    lateLocks: s.options.lockOn === 'turn',
    allied: s.options.alliance,
    alive: s.alive,
    up: s.up,
    special,
    locked: s.locked,
    trapped: s.trapped,
    exposed: 0,
    tally: s.tally,
    hands,
    cast,
    letter: s.letter && postIn(s, s.letter, me),
    stack: s.stack.map((one) => ({
      by: one.by,
      as: one.as,
      to: one.to,
      at: one.message === NONE ? -1 : box.zoneOf(s.cards, one.message) - MESSAGES,
      colour: one.message === NONE ? -1 : colourPlace(cardFaceOf(box.face(s.cards, one.message))),
    })),
    fallen: s.fallen.length,
    fell,
    hand: box.list(s.cards, HAND + me).map((card) => ({ card, face: cardFaceOf(box.face(s.cards, card)) })),
    odds,
    mix,
    prices: [],
    gains: [],
    colourAt: (seat, place) => {
      const id = box.list(s.cards, MESSAGES + seat)[place];
      return id === undefined ? BLACK : colourPlace(cardFaceOf(box.face(s.cards, id)));
    },
  };
}

function postIn(s: State, letter: Letter, me: Seat): Post {
  const id = box.top(s.cards, ROAD);
  const seen = letter.from === me || (box.seenBy(s.cards, id) & (1 << me)) !== 0;
  return {
    stamp: letter.stamp,
    from: letter.from,
    at: letter.at,
    colour: seen ? colourPlace(cardFaceOf(box.face(s.cards, id))) : -1,
  };
}
