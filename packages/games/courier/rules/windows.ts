// Windows: everybody but one seat is asked, from its right, whether or not they hold the card that could answer. So
// nobody can tell from being asked, or from others being asked, who holds what.

import { type AskOf, NONE, PASS, type Seat } from '@tabella/kernel';
import { box, type CardName, HAND, type Kind, kindOf } from './box.ts';
import { faceOf, others, type State } from './state.ts';
import { type CardChoice, type CourierTypes, question } from './types.ts';

/** Does anybody seal the card that `by` just played? */
export function sealAsks(s: State, by: Seat, card: CardName): AskOf<CourierTypes, 'seal'>[] {
  return others(s, by).map((seat) =>
    question(seat, 'seal', passOr(s, seat, 'seal'), { about: { by, card }, open: true, reaction: true }),
  );
}

/** Does anybody seize the letter on its way? Whom it lies before is concerned. */
export function seizeAsks(s: State): AskOf<CourierTypes, 'seize'>[] {
  const { at } = s;
  return others(s, s.active).map((seat) =>
    question(seat, 'seize', passOr(s, seat, 'seize'), {
      about: { at },
      open: true,
      reaction: true,
      concerns: seat === at,
    }),
  );
}

function passOr(s: State, seat: Seat, kind: Kind): readonly (CardChoice | typeof PASS)[] {
  const from: (CardChoice | typeof PASS)[] = [PASS];
  for (let id = box.first(s.cards, HAND + seat); id !== NONE; id = box.next(s.cards, id)) {
    if (kindOf(faceOf(s, id)) === kind) from.push({ card: id });
  }
  return from;
}
