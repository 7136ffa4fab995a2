// What a viewer is shown of a match of Post.

import type { Seat } from '@tabella/kernel';
import { BEFORE, box, DECK, DISCARD, ROAD } from './box.ts';
import { handOf, nameOf, type State, scoreOf } from './state.ts';

export interface View {
  readonly me: Seat | null;
  readonly active: Seat;
  readonly deck: number;
  /** Is a letter on its way? */
  readonly road: boolean;
  readonly discard: readonly string[];
  readonly hand: readonly { readonly card: number; readonly name: string }[];
  readonly seats: readonly { readonly cards: number; readonly before: readonly string[]; readonly score: number }[];
}

export function view(s: State, viewer: Seat | null): View {
  const names = (zone: number): string[] => box.list(s.cards, zone).map((card) => nameOf(s, card));
  return {
    me: viewer,
    active: s.active,
    deck: box.count(s.cards, DECK),
    road: box.count(s.cards, ROAD) > 0,
    discard: names(DISCARD),
    hand: viewer === null ? [] : handOf(s, viewer).map((card) => ({ card, name: nameOf(s, card) })),
    seats: Array.from({ length: s.seats }, (_, seat) => ({
      cards: handOf(s, seat).length,
      before: names(BEFORE + seat),
      score: scoreOf(s, seat),
    })),
  };
}
