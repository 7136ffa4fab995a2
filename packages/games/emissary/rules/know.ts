// What a viewer knows of a match, and worlds imagined from it.

import { blankCards, type Chance, fillCards, type Seat } from '@tabella/kernel';
import { wholeBox } from './box.ts';
import { clone, type State } from './state.ts';

export function know(rest: State, now: State, viewer: Seat | null): State {
  const s = clone(rest);
  s.cards = blankCards(wholeBox, rest.cards, now.cards, viewer);
  return s;
}

export function imagine(known: State, chance: Chance, relaxed: boolean): State | null {
  const s = clone(known);
  return fillCards(wholeBox, s.cards, chance, relaxed) ? s : null;
}
