// The message on its way: sent, redirected, replaced, thrown away.

import { EVERYONE, NONE, type Seat } from '@tabella/kernel';
import { box, DECK, DISCARD, HAND, ROAD } from '../box.ts';
import type { SendChoice } from '../choices.ts';
import { deed } from '../deed.ts';
import { cardOf, rightOf, type State } from '../state.ts';
import { lock } from '../status.ts';
import type { Stamp } from '../terms.ts';
import type { Table } from '../types.ts';
import { drawTo } from './deck.ts';

/** The card on the road, or NONE. */
export const letterCard = (s: State): number => box.top(s.cards, ROAD);

const STAMP_CLASS: Readonly<Record<Stamp, number>> = { CM: box.mask('CM'), EM: box.mask('EM'), OM: box.mask('OM') };

/** A card of a hand sets out as a message. `anyCard`: this sender may send any card like this. */
export const sendLetter = deed((whole, s, t, me: Seat, sent: SendChoice, anyCard: boolean) => {
  const { card, by } = sent;
  const to = sent.by === 'OM' ? sent.to : rightOf(s, me);
  whole.move(s.cards, card, ROAD);
  s.letter = { stamp: by, from: me, at: to, route: [] };
  expose(s);
  // The stamp shows on the back, so to say: everybody knows it.
  if (!anyCard) box.classify(s.cards, card, STAMP_CLASS[by]);
  s.phase = 'transit';
  s.priority = me;
  t.announce(EVERYONE, {
    kind: 'sends',
    seat: me,
    by,
    to: by === 'OM' ? to : null,
    card: by === 'EM' ? cardOf(s, card) : null,
  });
});

/** The message sets out for a seat: the in-transit window opens. */
export function headFor(s: State, to: Seat): void {
  redirect(s, to);
  s.priority = s.active;
}

/** The message comes to a seat that gains Lock On (Intercept, Plunder); it may be intercepted again (ruling R14). */
export function interceptLetter(s: State, t: Table, by: Seat): void {
  t.announce(EVERYONE, { kind: 'intercepts', seat: by });
  lock(s, t, by);
  redirect(s, by);
}

/** The message sets out again for another seat, which gains Lock On (Transfer; ruling R2). */
export function transferLetter(s: State, t: Table, by: Seat, to: Seat): void {
  t.announce(EVERYONE, { kind: 'transfers', seat: by, to });
  lock(s, t, to);
  redirect(s, to);
}

/** The same by Impute; that it was used is settled as a deed is, for a mission hangs on it. */
export const imputeLetter = deed((_box, s, t, by: Seat, to: Seat) => {
  s.imputed |= 1 << by;
  transferLetter(s, t, by, to);
});

function redirect(s: State, to: Seat): void {
  if (s.letter === null) return;
  s.letter.at = to;
  s.phase = 'transit';
}

/** A card of a hand takes the place of the message, which goes to that hand (Substitute, ruling R10). */
export const swapWithHand = deed((whole, s, t, seat: Seat, card: number) => {
  const letter = letterCard(s);
  if (letter === NONE) return;
  whole.move(s.cards, card, ROAD);
  whole.move(s.cards, letter, HAND + seat);
  expose(s);
  t.announce(EVERYONE, { kind: 'substitutes', seat });
});

/** The top card of the deck takes the place of the message, which goes on top of the deck (Change, ruling R10). */
export const swapWithDeck = deed((whole, s, t, seat: Seat) => {
  const letter = letterCard(s);
  if (letter === NONE || drawTo(whole, s, t, ROAD) === NONE) return;
  whole.move(s.cards, letter, DECK);
  expose(s);
  t.announce(EVERYONE, { kind: 'changes', seat });
});

/** An exposed message travels face-up, whatever card it is now. */
function expose(s: State): void {
  if (s.letter?.stamp === 'EM') box.reveal(s.cards, letterCard(s));
}

export const discardLetter = deed((whole, s, t) => {
  const card = letterCard(s);
  if (card !== NONE) {
    whole.move(s.cards, card, DISCARD);
    t.announce(EVERYONE, { kind: 'lost' });
  }
  s.letter = null;
  s.phase = 'end';
});
