// Questions that abilities put. All are open answers: everybody sees what was chosen, not which face a card has. Ask by
// public facts only: a hand without a fitting card is asked all the same, with `pass` alone.

import { type Flow, NONE, PASS, type Seat } from '@tabella/kernel';
import { choose } from '../asking.ts';
import { box } from '../box.ts';
import type { About, CardChoice, MessageAt } from '../choices.ts';
import { colourAt, handOf, messagesOf, type State } from '../state.ts';
import { messageAt } from './row.ts';

/** What else the question says about itself. */
type More = Omit<About, 'ability'>;

/** May the ability be used? */
export function* askUse(seat: Seat, ability: string, more?: More): Flow<boolean> {
  const answer = yield* choose(seat, 'use', [PASS, 'yes'], { open: true, about: { ability, ...more } });
  return answer === 'yes';
}

/** One of these seats; -1 when the choice may be left and was, or when there is nobody to choose. */
export function* askSeat(seat: Seat, ability: string, from: readonly Seat[], may: boolean, more?: More): Flow<Seat> {
  if (from.length === 0) return -1;
  const seats = from.map((to) => ({ to }));
  const answer = yield* choose(seat, 'seat', may ? [PASS, ...seats] : seats, {
    open: true,
    about: { ability, ...more },
  });
  return answer === PASS ? -1 : answer.to;
}

/**
 * A card of the own hand; NONE when the choice may be left and was, or there is none. With `may` only cards of one colour
 * fit, and the seat is asked even when none does; without, any card fits (so that being asked reveals nothing).
 */
export function* askCard(
  s: State,
  seat: Seat,
  ability: string,
  fits: (card: number) => boolean,
  may: boolean,
  more?: More,
): Flow<number> {
  const hand = handOf(s, seat);
  if (hand.length === 0) return NONE;
  const from: (typeof PASS | CardChoice)[] = may ? [PASS] : [];
  for (const card of hand) if (fits(card)) from.push({ card });
  const answer = yield* choose(seat, 'card', from, { open: true, about: { ability, ...more } });
  if (answer === PASS) return NONE;
  const { card } = answer;
  // Everybody knows which colour was offered, and so that of the card, even before it is shown.
  if (may) box.classify(s.cards, card, box.mask(colourAt(s, card)));
  return card;
}

/** One of the messages before these seats that fit; NONE when there is none, or the choice may be left and was. */
export function* askMessage(
  s: State,
  seat: Seat,
  ability: string,
  of: readonly Seat[],
  fits: (card: number) => boolean,
  may: boolean,
  more?: More,
): Flow<number> {
  const from: MessageAt[] = [];
  for (const at of of) {
    messagesOf(s, at).forEach((card, place) => {
      if (fits(card)) from.push({ at, place });
    });
  }
  if (from.length === 0) return NONE;
  const answer = yield* choose(seat, 'message', may ? [PASS, ...from] : from, {
    open: true,
    about: { ability, ...more },
  });
  if (answer === PASS) return NONE;
  return messageAt(s, answer.at, answer.place);
}
