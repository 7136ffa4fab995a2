// The state of a match of Post: plain data, cloned by hand.

import { type Cards, type Chance, cloneCards, type Result, type Seat } from '@tabella/kernel';
import { BEFORE, box, DECK, HAND, letters, ROAD, WORTH } from './box.ts';

export interface Options {
  /** Letters in a hand. */
  readonly hand: number;
}

export interface State {
  cards: Cards;
  seats: number;
  options: Options;
  active: Seat;
  result: Result | null;
}

export function setup(seats: number, options: Options, chance: Chance): State {
  const cards = box.make(letters, DECK);
  box.shuffle(cards, DECK, chance);
  const hands = Array.from({ length: seats }, (_, seat) => HAND + seat);
  box.deal(cards, DECK, hands, options.hand);
  return { cards, seats, options, active: chance.int(seats), result: null };
}

export function clone(s: State): State {
  return { cards: cloneCards(s.cards), seats: s.seats, options: s.options, active: s.active, result: s.result };
}

export const handOf = (s: State, seat: Seat): number[] => box.list(s.cards, HAND + seat);
export const nameOf = (s: State, card: number): string => box.faces[box.face(s.cards, card)]?.name ?? '';

/** What lies before a seat. */
export function scoreOf(s: State, seat: Seat): number {
  return box.list(s.cards, BEFORE + seat).reduce((sum, card) => sum + (WORTH[box.face(s.cards, card)] ?? 0), 0);
}

/** What must hold at every resting point. */
export function check(s: State): void {
  box.check(s.cards);
  if (box.count(s.cards, ROAD) > 0) throw new Error('a letter is left on the road');
}
