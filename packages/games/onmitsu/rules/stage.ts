// The stage: everything a rule needs at hand, and what is looked at again and again: hands, scrolls, places, orders.

import { type Flow, NONE, type Seat } from '@tabella/kernel';
import type { Cast, Going } from './acting.ts';
import { CRACKED, HAND, PLACES, type Rules, SEALED } from './box.ts';
import type { Card, CardSet, ScrollKind, Step } from './set/card.ts';
import type { Modifier } from './set/types.ts';
import type { PlayedCard, State } from './state.ts';
import type { Table } from './types.ts';
import type { Outcome } from './view.ts';

export interface RulesStage {
  readonly rules: Rules;
  readonly set: CardSet;
  readonly s: State;
  readonly table: Table;
  /** Cards played and effects carried out in this step. A set of cards that feed each other must come to an end. */
  readonly tally: { plays: number; steps: number };
  readonly engine: Engine;
}

/** How cards act. Handed in where a step begins, since cards play other cards and effects hold effects. */
export interface Engine {
  resolve(g: RulesStage, going: Going): Flow<Outcome>;
  carryOut(g: RulesStage, steps: readonly Step[], cast: Cast): Flow;
}

/** Ruling 47: so many cards act in one step; then no more are added to them. */
const MOST_PLAYS = 40;
export const isWorn = (g: RulesStage): boolean => g.tally.plays > MOST_PLAYS;

/** A stage to look at things outside a step: nothing is told, and there is no chance. */
export type Look = Pick<RulesStage, 'rules' | 'set' | 's'>;

export const lookAt = (rules: Rules, s: State): Look => ({ rules, set: rules.set, s });

export const idsIn = (g: Look, zone: number): number[] => g.rules.box.list(g.s.cards, zone);
export const countIn = (g: Look, zone: number): number => g.rules.box.count(g.s.cards, zone);
export const handOf = (g: Look, seat: Seat): number[] => idsIn(g, HAND + seat);
export const crackedOf = (g: Look, seat: Seat): number[] => idsIn(g, CRACKED + seat);
export const sealedOf = (g: Look, seat: Seat): number[] => idsIn(g, SEALED + seat);
/** The sealed scroll at a place before a seat. */
export function sealedAt(g: Look, seat: Seat, place: number): number {
  const id = sealedOf(g, seat)[place];
  if (id === undefined) throw new Error(`no sealed scroll at place ${place}`);
  return id;
}
/** Everything in a hand: cards, then cracked scrolls. */
export const holdingOf = (g: Look, seat: Seat): number[] => [...handOf(g, seat), ...crackedOf(g, seat)];
/** What the hand limit counts. */
export const handSize = (g: Look, seat: Seat): number => countIn(g, HAND + seat) + countIn(g, CRACKED + seat);
export const scrollsOf = (g: Look, seat: Seat): number => countIn(g, CRACKED + seat) + countIn(g, SEALED + seat);

export function cardOf(g: Look, id: number): Card {
  const card = g.rules.cards[g.rules.box.face(g.s.cards, id)];
  if (card === undefined) throw new Error(`${id} is no card of the deck`);
  return card;
}

export function scrollOf(g: Look, id: number): ScrollKind {
  const scroll = g.rules.scrolls[g.rules.box.face(g.s.cards, id)];
  if (scroll === undefined) throw new Error(`${id} is no scroll`);
  return scroll;
}

export const isScroll = (g: Look, id: number): boolean =>
  g.rules.scrolls[g.rules.box.face(g.s.cards, id)] !== undefined;
export const nameOf = (g: Look, id: number): string => g.rules.names[g.rules.box.face(g.s.cards, id)] as string;
export const namesOf = (g: Look, ids: readonly number[]): string[] => ids.map((id) => nameOf(g, id));

/** The cards in a hand, but for one that is being played. */
export function cardsOf(g: Look, seat: Seat, but = -1): Card[] {
  const out: Card[] = [];
  const { box } = g.rules;
  for (let id = box.first(g.s.cards, HAND + seat); id !== NONE; id = box.next(g.s.cards, id)) {
    if (id !== but) out.push(cardOf(g, id));
  }
  return out;
}

/** All seats from one on, clockwise. */
export function seatsFrom(s: State, first: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < s.seats; i++) out.push((first + i) % s.seats);
  return out;
}

/** Ruling 9: whatever is simultaneous goes clockwise from the Lantern. */
export const tieOrder = (s: State): Seat[] => seatsFrom(s, s.lantern);
export const fromLantern = (s: State, seat: Seat): number => (seat - s.lantern + s.seats) % s.seats;
export const othersOf = (s: State, seat: Seat): Seat[] => tieOrder(s).filter((one) => one !== seat);

/** The seats a role stands for. */
export function seatsOf(g: RulesStage, cast: Cast, role: string): readonly Seat[] {
  switch (role) {
    case 'self':
      return [cast.self];
    case 'target':
      return cast.target < 0 ? [] : [cast.target];
    case 'others':
      return othersOf(g.s, cast.self);
    case 'all':
      return tieOrder(g.s);
    default:
      return cast.players[role] ?? [];
  }
}

/** Locations that count as in play: those that are not blocked (ruling 31). */
export function openPlaces(g: Look): number[] {
  const places = idsIn(g, PLACES);
  return g.s.blocks.length === 0 ? places : places.filter((id) => !isBlocked(g.s, id));
}

export const isBlocked = (s: State, place: number): boolean => s.blocks.some((one) => one.place === place);

/** A sum over the Locations in play; asked for at every declaration, so no list is made. */
function sumOver(g: Look, of: (card: Card) => number): number {
  const { box } = g.rules;
  let sum = 0;
  for (let id = box.first(g.s.cards, PLACES); id !== NONE; id = box.next(g.s.cards, id)) {
    if (g.s.blocks.length === 0 || !isBlocked(g.s, id)) sum += of(cardOf(g, id));
  }
  return sum;
}

export const weightInPlay = (g: Look): number => sumOver(g, (card) => card.weight);
const limitChange = (card: Card): number => card.sums.handLimit;
const drawChange = (card: Card): number => card.sums.draw;

/** The Effects in force. */
export function modifiers(g: Look): Modifier[] {
  const out: Modifier[] = [];
  for (const id of openPlaces(g)) for (const one of cardOf(g, id).modifiers) out.push(one);
  return out;
}

/** Is an Effect of this kind in force? */
export function inForce(g: Look, mod: Modifier['mod']): boolean {
  return sumOver(g, (card) => (card.modifiers.some((one) => one.mod === mod) ? 1 : 0)) > 0;
}

export function handLimit(g: Look): number {
  const { baseHandLimit, minHandLimit } = g.set.file.rules;
  return Math.max(minHandLimit, baseHandLimit + sumOver(g, limitChange));
}

export function drawsNow(g: Look): number {
  return Math.max(0, g.set.file.rules.baseDraw + sumOver(g, drawChange));
}

/** Action keywords that a Location takes the effect from. */
export function suppressed(g: Look): number {
  const { box } = g.rules;
  let mask = 0;
  for (let id = box.first(g.s.cards, PLACES); id !== NONE; id = box.next(g.s.cards, id)) {
    if (!isBlocked(g.s, id)) mask |= cardOf(g, id).sums.suppressed;
  }
  return mask;
}

export function keywordsIn(g: Look, mask: number): string[] {
  return g.set.keywords.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

export const isReversed = (play: PlayedCard): boolean => play.flips.length % 2 === 1;
