// Hands: drawing, discarding, taking a card at random, handing all over.

import { EVERYONE, NONE, only, type Seat } from '@tabella/kernel';
import { DECK, DISCARD, HAND, LIMBO } from '../box.ts';
import { deed } from '../deed.ts';
import { cardOf, handOf } from '../state.ts';
import { drawCards, drawTo, shuffleDiscards } from './deck.ts';

/** The discards become the deck again. */
export const reshuffle = deed(shuffleDiscards);

/** Draws as many cards as there are, up to n; returns their ids. */
export const draw = deed(drawCards);

/** Turns up the top card of the deck, which goes to nobody yet; NONE when there is none. */
export const turnUpTop = deed((box, s, t) => drawTo(box, s, t, LIMBO));

/** Discards a card of a hand, in everybody's sight. */
export const discard = deed((box, s, t, seat: Seat, card: number) => {
  box.move(s.cards, card, DISCARD);
  t.announce(EVERYONE, { kind: 'discards', seat, card: cardOf(s, card) });
});

/** Takes a card at random from one hand into another; the two of them know which. NONE when there is none. */
export const takeFromHand = deed((box, s, t, from: Seat, to: Seat): number => {
  const hand = handOf(s, from);
  if (hand.length === 0) return NONE;
  const card = t.lot(hand);
  box.move(s.cards, card, HAND + to);
  t.announce(EVERYONE, { kind: 'takes', seat: to, from });
  t.announce(only(from, to), { kind: 'taken', seat: to, from, card: cardOf(s, card) });
  return card;
});

/** A card of the own hand goes back on top of the deck, face-down. */
export const returnToDeck = deed((box, s, t, seat: Seat, card: number) => {
  box.move(s.cards, card, DECK);
  t.announce(EVERYONE, { kind: 'returns', seat });
});

/** A whole hand goes to another, who looks at it; returns the cards. */
export const handOver = deed((box, s, t, from: Seat, to: Seat): number[] => {
  const given = handOf(s, from);
  for (const card of given) box.move(s.cards, card, HAND + to);
  t.announce(EVERYONE, { kind: 'hands-over', seat: from, to, cards: given.length });
  t.announce(only(from, to), { kind: 'handed', seat: from, to, cards: given.map((id) => cardOf(s, id)) });
  return given;
});
