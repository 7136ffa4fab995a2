// The message on its way: sent, redirected, replaced, thrown away.

import { EVERYONE, NONE, type Seat, type Table } from '@tabella/kernel';
import { box, DECK, DISCARD, HAND, ROAD } from '../box.ts';
import type { State } from '../state.ts';
import { lock } from '../status.ts';
import { drawTo, emptied } from './hand.ts';

/** The card on the road, or NONE. */
export const letterCard = (s: State): number => box.top(s.cards, ROAD);

/** The message sets out for a seat: the in-transit window opens. */
export function headFor(s: State, to: Seat): void {
  if (s.letter === null) return;
  s.letter.at = to;
  s.phase = 'transit';
  s.priority = s.active;
}

/** The message comes to a seat that gains Lock On (Intercept, Plunder); it may be intercepted again (ruling R14). */
export function interceptLetter(s: State, t: Table, by: Seat): void {
  t.tell(EVERYONE, { kind: 'intercepts', seat: by });
  lock(s, t, by);
  redirect(s, by);
}

/** The message sets out anew for another seat, which gains Lock On (Transfer, Impute; ruling R2). */
export function transferLetter(s: State, t: Table, by: Seat, to: Seat): void {
  t.tell(EVERYONE, { kind: 'transfers', seat: by, to });
  lock(s, t, to);
  redirect(s, to);
}

function redirect(s: State, to: Seat): void {
  if (s.letter === null) return;
  s.letter.at = to;
  s.phase = 'transit';
}

/** A card of a hand takes the place of the message, which goes to that hand (Substitute, ruling R10). */
export function swapWithHand(s: State, t: Table, seat: Seat, card: number): void {
  const letter = letterCard(s);
  if (letter === NONE) return;
  box.move(s.cards, card, ROAD);
  box.move(s.cards, letter, HAND + seat);
  expose(s);
  t.tell(EVERYONE, { kind: 'substitutes', seat });
  emptied(s, t, seat);
}

/** The top card of the deck takes the place of the message, which goes on top of the deck (Change, ruling R10). */
export function swapWithDeck(s: State, t: Table, seat: Seat): void {
  const letter = letterCard(s);
  if (letter === NONE || drawTo(s, t, ROAD) === NONE) return;
  box.move(s.cards, letter, DECK);
  expose(s);
  t.tell(EVERYONE, { kind: 'changes', seat });
}

/** An exposed message travels face-up, whatever card it is now. */
function expose(s: State): void {
  if (s.letter?.stamp === 'EM') box.reveal(s.cards, letterCard(s));
}

export function discardLetter(s: State, t: Table): void {
  const card = letterCard(s);
  if (card !== NONE) {
    box.move(s.cards, card, DISCARD);
    t.tell(EVERYONE, { kind: 'lost' });
  }
  s.letter = null;
  s.phase = 'end';
}
