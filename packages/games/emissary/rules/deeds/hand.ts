// Hands: drawing, discarding, taking a card by lot, and what happens when a hand is empty.

import { EVERYONE, NONE, only, type Seat, type Table } from '@tabella/kernel';
import { box, DECK, DISCARD, HAND } from '../box.ts';
import { cardOf, castOf, handOf, handSize, isUp, lives, type State } from '../state.ts';

/** The discards become the deck again; Prove cards out of the game stay out. */
export function reshuffle(s: State, t: Table): void {
  box.moveAll(s.cards, DISCARD, DECK);
  box.shuffle(s.cards, DECK, t.chance);
  s.loose = true;
  t.tell(EVERYONE, { kind: 'reshuffles', cards: box.count(s.cards, DECK) });
}

/**
 * The top card of the deck goes to a zone; NONE when the deck is empty. From a deck that was shuffled in this very step
 * it is drawn by lot, which is the same to everybody at the table; but so it is known, wherever this step is played again
 * in somebody's mind, which card it was.
 */
export function drawTop(s: State, t: Table, zone: number): number {
  const top = box.top(s.cards, DECK);
  // A card that somebody has seen was laid on top since.
  if (!s.loose || top === NONE || box.seenBy(s.cards, top) !== 0) return box.draw(s.cards, DECK, zone);
  const card = t.lot(box.list(s.cards, DECK).filter((id) => box.seenBy(s.cards, id) === 0));
  box.move(s.cards, card, zone);
  return card;
}

/** As `drawTop`, but the discards are shuffled in when the deck is empty. */
export function drawTo(s: State, t: Table, zone: number): number {
  if (box.count(s.cards, DECK) === 0 && box.count(s.cards, DISCARD) > 0) reshuffle(s, t);
  return drawTop(s, t, zone);
}

/** Draws as many cards as there are, up to n; returns their ids. */
export function draw(s: State, t: Table, seat: Seat, n: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    const id = drawTo(s, t, HAND + seat);
    if (id === NONE) break;
    drawn.push(id);
  }
  if (drawn.length > 0) {
    t.tell(EVERYONE, { kind: 'draws', seat, cards: drawn.length });
    t.tell(only(seat), { kind: 'drew', seat, cards: drawn.map((id) => cardOf(s, id)) });
  }
  return drawn;
}

/** To be called when an instruction that took cards from a hand is complete: Reload (ruling R21). */
export function emptied(s: State, t: Table, seat: Seat): void {
  if (handSize(s, seat) > 0 || !lives(s, seat)) return;
  const { refills } = castOf(s, seat);
  if (refills === null || !isUp(s, seat)) return;
  t.tell(EVERYONE, { kind: 'uses', seat, ability: 'Reload' });
  draw(s, t, seat, refills);
}

/** Discards a card of a hand, in everybody's sight. */
export function discard(s: State, t: Table, seat: Seat, card: number): void {
  box.move(s.cards, card, DISCARD);
  t.tell(EVERYONE, { kind: 'discards', seat, card: cardOf(s, card) });
  emptied(s, t, seat);
}

/** Takes a card by lot from one hand into another; the two of them know which. NONE when there is none. */
export function takeFromHand(s: State, t: Table, from: Seat, to: Seat): number {
  const hand = handOf(s, from);
  if (hand.length === 0) return NONE;
  const card = t.lot(hand);
  box.move(s.cards, card, HAND + to);
  t.tell(EVERYONE, { kind: 'takes', seat: to, from });
  t.tell(only(from, to), { kind: 'taken', seat: to, from, card: cardOf(s, card) });
  emptied(s, t, from);
  return card;
}

/** A card of the own hand goes back on top of the deck, face-down. */
export function returnToDeck(s: State, t: Table, seat: Seat, card: number): void {
  box.move(s.cards, card, DECK);
  t.tell(EVERYONE, { kind: 'returns', seat });
  emptied(s, t, seat);
}

/** A whole hand goes to another, who looks at it; returns the cards. */
export function handOver(s: State, t: Table, from: Seat, to: Seat): number[] {
  const given = handOf(s, from);
  for (const card of given) box.move(s.cards, card, HAND + to);
  t.tell(EVERYONE, { kind: 'hands-over', seat: from, to, cards: given.length });
  t.tell(only(from, to), { kind: 'handed', seat: from, to, cards: given.map((id) => cardOf(s, id)) });
  return given;
}
