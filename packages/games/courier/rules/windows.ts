// Windows: everybody but one seat is asked, from its right, whether or not they hold the card that could answer. So
// nobody can tell from being asked, or from others being asked, who holds what.

import { type AskOf, NONE, PASS, type Seat } from '@tabella/kernel';
import { box, type CardName, HAND, type Kind, kindOf } from './box.ts';
import { faceOf, others, type State } from './state.ts';
import type { CardChoice, CourierTypes } from './types.ts';

// The questions are written out: windows are by far the most, and `question` would copy its terms for each of them.

/** Does anybody seal the card that `by` just played? */
export function sealAsks(s: State, by: Seat, card: CardName): AskOf<CourierTypes, 'seal'>[] {
  const about = { by, card };
  return others(s, by).map((seat) => {
    const from = passOr(s, seat, 'seal');
    return { seat, kind: 'seal', from, about, open: true, reaction: true, concerns: false, fallback: PASS };
  });
}

/** Does anybody seize the letter on its way? Whom it lies before is concerned. */
export function seizeAsks(s: State): AskOf<CourierTypes, 'seize'>[] {
  const about = { at: s.at };
  return others(s, s.active).map((seat) => {
    const from = passOr(s, seat, 'seize');
    const concerns = seat === s.at;
    return { seat, kind: 'seize', from, about, open: true, reaction: true, concerns, fallback: PASS };
  });
}

function passOr(s: State, seat: Seat, kind: Kind): readonly (CardChoice | typeof PASS)[] {
  const from: (CardChoice | typeof PASS)[] = [PASS];
  for (let id = box.first(s.cards, HAND + seat); id !== NONE; id = box.next(s.cards, id)) {
    if (kindOf(faceOf(s, id)) === kind) from.push({ card: id });
  }
  return from;
}
