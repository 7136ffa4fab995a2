// The rows of messages on the table: a card laid before a seat or lifted from there is counted.

import { type Box, NONE, type Seat } from '@tabella/kernel';
import { box, MESSAGES } from '../box.ts';
import { colourOf } from '../faces.ts';
import { countOf, messagesOf, type State, tallyPlace } from '../state.ts';

/** Lays a card before a seat as a message and counts it, wherever it was before. */
export function lay(whole: Box, s: State, card: number, seat: Seat, mark: number): void {
  const of = ownerOf(s, card);
  if (of >= 0) count(s, of, card, -1);
  whole.move(s.cards, card, MESSAGES + seat);
  count(s, seat, card, 1);
  s.marks[card] = mark;
}

/** Takes a message from the table to another zone and uncounts it. */
export function lift(whole: Box, s: State, card: number, zone: number): void {
  count(s, ownerOf(s, card), card, -1);
  s.marks[card] = 0;
  whole.move(s.cards, card, zone);
}

function count(s: State, seat: Seat, card: number, by: 1 | -1): void {
  const colour = colourOf(box.face(s.cards, card));
  s.tally[tallyPlace(seat, colour)] = countOf(s, seat, colour) + by;
}

/** Before whom a message lies; -1 when the card is not on the table. */
export function ownerOf(s: State, card: number): Seat {
  const seat = box.zoneOf(s.cards, card) - MESSAGES;
  return seat >= 0 && seat < s.seats ? seat : -1;
}

/** The message at a place of a seat's row; NONE when there is none. */
export const messageAt = (s: State, at: Seat, place: number): number => messagesOf(s, at)[place] ?? NONE;
