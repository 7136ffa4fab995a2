// Messages on the table: obtained, given from a hand, claimed from somebody, deleted, exchanged.

import { EVERYONE, type Flow, NONE, type Seat, type Table } from '@tabella/kernel';
import { box, colourOf, DISCARD, HAND, LIMBO, MESSAGES, ROAD } from '../box.ts';
import type { Obtained } from '../hooks.ts';
import { cardOf, castOf, causeIn, countOf, isUp, lives, markOf, messagesOf, type State, senderIn } from '../state.ts';
import { type Cause, COLOURS } from '../terms.ts';
import { obtainedTriggers } from '../triggers.ts';
import { tableWinner, verdict } from '../victory.ts';
import { eliminate } from './fall.ts';
import { emptied } from './hand.ts';

/** Lays a message before a seat and counts it. Nothing else happens: see `obtain`. */
function lay(s: State, card: number, seat: Seat): void {
  box.move(s.cards, card, MESSAGES + seat);
  const i = seat * 3 + COLOURS.indexOf(colourOf(box.face(s.cards, card)));
  s.tally[i] = (s.tally[i] as number) + 1;
}

/** Takes a message from the table to another zone and uncounts it. */
export function lift(s: State, card: number, zone: number): void {
  const i = ownerOf(s, card) * 3 + COLOURS.indexOf(colourOf(box.face(s.cards, card)));
  s.tally[i] = (s.tally[i] as number) - 1;
  s.marks[card] = 0;
  box.move(s.cards, card, zone);
}

/** Before whom a message lies; -1 when the card is not on the table. */
export function ownerOf(s: State, card: number): Seat {
  const seat = box.zoneOf(s.cards, card) - MESSAGES;
  return seat >= 0 && seat < s.seats ? seat : -1;
}

/** The message at a place of a seat's row; NONE when there is none. */
export const messageAt = (s: State, at: Seat, place: number): number => messagesOf(s, at)[place] ?? NONE;

/**
 * A seat obtains a message: victory first, then abilities, then elimination. `from`: whose message it is, -1 for the
 * deck's; `by`: who is held to have eliminated the seat if it falls.
 */
export function* obtain(s: State, t: Table, seat: Seat, card: number, cause: Cause, from: Seat, by: Seat): Flow {
  lay(s, card, seat);
  s.marks[card] = markOf(from, cause);
  t.tell(EVERYONE, { kind: 'obtains', seat, card: cardOf(s, card), cause, from });
  if (tableWinner(s) >= 0) yield* verdict(s, t);
  const e: Obtained = { seat, card, cause, from, by };
  const triggers = obtainedTriggers(s, t, e);
  if (triggers) yield* triggers;
  if (lives(s, seat) && countOf(s, seat, 'black') >= 3) yield* eliminate(s, t, seat, by, 'messages');
}

/** The message on its way ends it here: it lies before this seat, whatever he wanted. */
export function* deliverLetter(s: State, t: Table, to: Seat): Flow {
  const { letter } = s;
  if (letter === null) return;
  const card = box.top(s.cards, ROAD);
  s.letter = null;
  s.phase = 'end';
  t.tell(EVERYONE, { kind: 'accepts', seat: to });
  yield* obtain(s, t, to, card, 'transmitted', letter.from, letter.from);
}

/** A card of a hand is given to somebody as a message, by an ability. */
export function* giveMessage(s: State, t: Table, seat: Seat, card: number, to: Seat): Flow {
  t.tell(EVERYONE, { kind: 'gives', seat, to, card: cardOf(s, card) });
  box.move(s.cards, card, LIMBO);
  emptied(s, t, seat);
  yield* obtain(s, t, to, card, 'ability', seat, seat);
}

/** A message before somebody is claimed and lies before the claimer as obtained (ruling R9). */
export function* claimMessage(s: State, t: Table, seat: Seat, card: number): Flow {
  const of = ownerOf(s, card);
  if (of < 0 || of === seat) return;
  t.tell(EVERYONE, { kind: 'claims', seat, of, card: cardOf(s, card) });
  lift(s, card, LIMBO);
  yield* obtain(s, t, seat, card, 'ability', -1, seat);
}

/** A message before somebody goes into a hand (Search, Callous as they are worded). */
export function messageIntoHand(s: State, t: Table, seat: Seat, card: number): void {
  const of = ownerOf(s, card);
  if (of < 0) return;
  lift(s, card, HAND + seat);
  t.tell(EVERYONE, { kind: 'picks-up', seat, card: cardOf(s, card) });
}

/** A message is deleted: to the discard pile, or to whoever claims deleted messages (Collection). */
export function deleteMessage(s: State, t: Table, by: Seat, card: number): void {
  const of = ownerOf(s, card);
  if (of < 0) return;
  t.tell(EVERYONE, { kind: 'deletes', seat: by, of, card: cardOf(s, card) });
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat) || !isUp(s, seat)) continue;
    if (castOf(s, seat).takesDeleted?.(s, seat, { card, of, by })) {
      messageIntoHand(s, t, seat, card);
      return;
    }
  }
  lift(s, card, DISCARD);
}

/** Two seats exchange all their messages at once; then everybody looks who has won, and who falls. */
export function* exchangeMessages(s: State, t: Table, by: Seat, one: Seat, other: Seat): Flow {
  const [mine, theirs] = [messagesOf(s, one), messagesOf(s, other)];
  t.tell(EVERYONE, { kind: 'exchanges', seat: one, to: other });
  const move = (cards: readonly number[], to: Seat): void => {
    for (const card of cards) {
      const mark = s.marks[card] as number;
      lift(s, card, LIMBO);
      lay(s, card, to);
      s.marks[card] = markOf(senderIn(mark), causeIn(mark));
    }
  };
  move(mine, other);
  move(theirs, one);
  yield* verdict(s, t);
  for (const seat of [one, other]) {
    if (lives(s, seat) && countOf(s, seat, 'black') >= 3) yield* eliminate(s, t, seat, by, 'messages');
  }
}
