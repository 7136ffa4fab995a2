// The state of a match of Courier: plain data, cloned by hand.

import { type Cards, type Chance, cloneCards, NONE, type Result, type Seat } from '@tabella/kernel';
import {
  AGENT,
  agentFaces,
  BEFORE,
  box,
  type CardName,
  cardNameOf,
  colourOf,
  DECK,
  deckFaces,
  HAND,
  kindOf,
  ROLE,
  type Role,
  roleFaces,
  roleOf,
} from './box.ts';

export interface Options {
  /** How many seals of one seat must hold for it to win by silence. */
  readonly silence: number;
  /** Every round begins with an errand. */
  readonly errands: boolean;
}

/** errand: all choose at once. play: the active seat plays cards. send: it sends. hop: the letter lies before `at`. */
export type Phase = 'errand' | 'play' | 'send' | 'hop';

export interface State {
  cards: Cards;
  seats: number;
  options: Options;
  phase: Phase;
  /** Whose turn it is. */
  active: Seat;
  /** Before whom the letter lies, while one is on its way. */
  at: Seat;
  /** The letter was seized: whom it lies before must take it. */
  seized: boolean;
  /** Agents that lie face-up. */
  up: boolean[];
  /** Seals of each seat that held. */
  silenced: number[];
  turns: number;
  /** How often a seat had no seal to give: everybody saw that. */
  lacked: number;
  result: Result | null;
}

export function setup(seats: number, options: Options, chance: Chance): State {
  const all = [...deckFaces, ...roleFaces, ...agentFaces];
  const cards = box.make(all, DECK);
  const roles = box.zone('roles');
  const agents = box.zone('agents');
  roleFaces.forEach((_, i) => {
    box.move(cards, deckFaces.length + i, roles);
  });
  agentFaces.forEach((_, i) => {
    box.move(cards, deckFaces.length + roleFaces.length + i, agents);
  });
  for (const zone of [DECK, roles, agents]) box.shuffle(cards, zone, chance);
  const each = (name: 'hand' | 'role' | 'agent'): number[] =>
    Array.from({ length: seats }, (_, seat) => box.zone(name, seat));
  box.deal(cards, roles, each('role'), 1);
  box.deal(cards, agents, each('agent'), 1);
  box.deal(cards, DECK, each('hand'), 3);
  return {
    cards,
    seats,
    options,
    phase: options.errands ? 'errand' : 'play',
    active: chance.int(seats),
    at: 0,
    seized: false,
    lacked: 0,
    up: new Array<boolean>(seats).fill(false),
    silenced: new Array<number>(seats).fill(0),
    turns: 0,
    result: null,
  };
}

export function clone(s: State): State {
  return {
    cards: cloneCards(s.cards),
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    active: s.active,
    at: s.at,
    seized: s.seized,
    lacked: s.lacked,
    up: s.up.slice(),
    silenced: s.silenced.slice(),
    turns: s.turns,
    result: s.result,
  };
}

export const handOf = (s: State, seat: Seat): number[] => box.list(s.cards, HAND + seat);
export const before = (s: State, seat: Seat): number[] => box.list(s.cards, BEFORE + seat);
export const faceOf = (s: State, id: number): number => box.face(s.cards, id);
export const isSeal = (s: State, id: number): boolean => kindOf(faceOf(s, id)) === 'seal';
export const roleCard = (s: State, seat: Seat): number => box.top(s.cards, ROLE + seat);
export const agentCard = (s: State, seat: Seat): number => box.top(s.cards, AGENT + seat);
export const roleAt = (s: State, seat: Seat): Role => roleOf(faceOf(s, roleCard(s, seat)));
export const cardName = (s: State, id: number): CardName => cardNameOf(faceOf(s, id));

/** All other seats, from the one after it round the table. */
export function others(s: State, from: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 1; i < s.seats; i++) out.push((from + i) % s.seats);
  return out;
}

/** How many letters of each colour lie before a seat. */
export function tally(s: State, seat: Seat): { red: number; blue: number; black: number } {
  const counts = { red: 0, blue: 0, black: 0 };
  for (const id of before(s, seat)) counts[colourOf(faceOf(s, id))]++;
  return counts;
}

/** Draws a card; the discards, which everybody has seen, become the new deck when it is empty. */
export function draw(s: State, seat: Seat, chance: Chance): number {
  if (box.count(s.cards, DECK) === 0) {
    box.moveAll(s.cards, box.zone('discard'), DECK);
    box.shuffle(s.cards, DECK, chance);
  }
  return box.draw(s.cards, DECK, HAND + seat);
}

export function check(s: State): void {
  box.check(s.cards);
  if (box.count(s.cards, box.zone('limbo')) > 0) throw new Error('a card is left in limbo');
  const travelling = box.count(s.cards, box.zone('road'));
  if (travelling !== (s.phase === 'hop' && !s.result ? 1 : 0)) throw new Error('the road and the phase disagree');
  for (let seat = 0; seat < s.seats; seat++) {
    if (roleCard(s, seat) === NONE || agentCard(s, seat) === NONE)
      throw new Error(`seat ${seat} lacks a role or an agent`);
  }
}
