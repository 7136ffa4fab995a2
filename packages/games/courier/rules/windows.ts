// Windows: everybody but one seat is asked, from its right, whether or not they hold the card that could answer. So
// nobody can tell from being asked, or from others being asked, who holds what.

import { type Ask, type Choice, NONE, PASS, type Seat } from '@tabella/kernel';
import { box, HAND, kindOf } from './box.ts';
import { faceOf, type State } from './state.ts';

export function windowAsks(s: State, from: Seat, kind: 'seal' | 'seize', about: Choice): Ask[] {
  const asks: Ask[] = [];
  for (let i = 1; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    const choices: Choice[] = [PASS];
    for (let id = box.first(s.cards, HAND + seat); id !== NONE; id = box.next(s.cards, id)) {
      if (kindOf(faceOf(s, id)) === kind) choices.push({ card: id });
    }
    const concerns = kind === 'seize' && seat === s.at;
    asks.push({ seat, kind, from: choices, about, open: true, reaction: true, concerns, fallback: PASS });
  }
  return asks;
}
