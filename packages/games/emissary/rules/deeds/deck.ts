// The deck: reshuffled and drawn from. Parts of deeds, which hand them the box.

import { type Box, EVERYONE, NONE, only, type Seat } from '@tabella/kernel';
import { DECK, DISCARD, HAND } from '../box.ts';
import { cardOf, type State } from '../state.ts';
import type { Table } from '../types.ts';

/** The discards become the deck again; Prove cards out of the game stay out. */
export function shuffleDiscards(box: Box, s: State, t: Table): void {
  box.moveAll(s.cards, DISCARD, DECK);
  box.shuffle(s.cards, DECK, t.chance);
  s.loose = true;
  t.announce(EVERYONE, { kind: 'reshuffles', cards: box.count(s.cards, DECK) });
}

/**
 * The top card of the deck goes to a zone; NONE when the deck is empty. From a deck that was shuffled in this very step
 * it is drawn at random, which is the same to everybody at the table; but so the draw is recorded, and repeated where
 * this step is imagined again.
 */
export function drawTop(box: Box, s: State, t: Table, zone: number): number {
  const top = box.top(s.cards, DECK);
  // A card that somebody has seen was laid on top since.
  if (!s.loose || top === NONE || box.seenBy(s.cards, top) !== 0) return box.draw(s.cards, DECK, zone);
  const card = t.lot(box.list(s.cards, DECK).filter((id) => box.seenBy(s.cards, id) === 0));
  box.move(s.cards, card, zone);
  return card;
}

/** As `drawTop`, but the discards are shuffled in when the deck is empty. */
export function drawTo(box: Box, s: State, t: Table, zone: number): number {
  if (box.count(s.cards, DECK) === 0 && box.count(s.cards, DISCARD) > 0) shuffleDiscards(box, s, t);
  return drawTop(box, s, t, zone);
}

/** A seat draws as many cards as there are, up to n; returns their ids. */
export function drawCards(box: Box, s: State, t: Table, seat: Seat, n: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    const id = drawTo(box, s, t, HAND + seat);
    if (id === NONE) break;
    drawn.push(id);
  }
  if (drawn.length > 0) {
    t.announce(EVERYONE, { kind: 'draws', seat, cards: drawn.length });
    t.announce(only(seat), { kind: 'drew', seat, cards: drawn.map((id) => cardOf(s, id)) });
  }
  return drawn;
}
