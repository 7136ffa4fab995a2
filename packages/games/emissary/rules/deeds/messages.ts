// Messages on the table: obtained, given from a hand, claimed from somebody, deleted, exchanged.

import { type Box, EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { DISCARD, HAND } from '../box.ts';
import { deed } from '../deed.ts';
import type { Obtained } from '../hooks.ts';
import { cardOf, countOf, isUp, lives, markOf, markOn, messagesOf, placeOf, type State } from '../state.ts';
import type { Cause } from '../terms.ts';
import { obtainedTriggers } from '../triggers.ts';
import type { Table } from '../types.ts';
import { eliminate } from './fall.ts';
import { letterCard } from './letter.ts';
import { lay, lift, ownerOf } from './row.ts';

/**
 * A seat obtains a message: victory first, then abilities, then elimination. `from`: whose message it is, -1 for the
 * deck's; `by`: the seat that counts as having eliminated it if it falls.
 */
export function* obtain(s: State, t: Table, seat: Seat, card: number, cause: Cause, from: Seat, by: Seat): Flow {
  receive(s, t, seat, card, cause, from);
  const e: Obtained = { seat, card, cause, from, by };
  const triggers = obtainedTriggers(s, t, e);
  if (triggers) yield* triggers;
  if (lives(s, seat) && countOf(s, seat, 'black') >= 3) yield* eliminate(s, t, seat, by, 'messages');
}

const receive = deed((whole, s, t, seat: Seat, card: number, cause: Cause, from: Seat) => {
  lay(whole, s, card, seat, markOf(from, cause));
  t.announce(EVERYONE, { kind: 'obtains', seat, card: cardOf(s, card), cause, from });
});

/** The message on its way ends it here: it lies before this seat, whatever they wanted. */
export function* deliverLetter(s: State, t: Table, to: Seat): Flow {
  const { letter } = s;
  if (letter === null) return;
  const card = letterCard(s);
  s.letter = null;
  s.phase = 'end';
  t.announce(EVERYONE, { kind: 'accepts', seat: to });
  yield* obtain(s, t, to, card, 'transmitted', letter.from, letter.from);
}

/** A card of a hand is given to somebody as a message, by an ability. */
export function* giveMessage(s: State, t: Table, seat: Seat, card: number, to: Seat): Flow {
  t.announce(EVERYONE, { kind: 'gives', seat, to, card: cardOf(s, card) });
  yield* obtain(s, t, to, card, 'ability', seat, seat);
}

/** A message before somebody is claimed and lies before the claimer as obtained (ruling R9). */
export function* claimMessage(s: State, t: Table, seat: Seat, card: number): Flow {
  const of = ownerOf(s, card);
  if (of < 0 || of === seat) return;
  t.announce(EVERYONE, { kind: 'claims', seat, of, card: cardOf(s, card) });
  yield* obtain(s, t, seat, card, 'ability', -1, seat);
}

/** A message before somebody goes into a hand (Search, Callous as they are worded). */
export const messageIntoHand = deed((whole, s, t, seat: Seat, card: number) => {
  if (ownerOf(s, card) >= 0) pickUp(whole, s, t, seat, card);
});

function pickUp(whole: Box, s: State, t: Table, seat: Seat, card: number): void {
  lift(whole, s, card, HAND + seat);
  t.announce(EVERYONE, { kind: 'picks-up', seat, card: cardOf(s, card) });
}

/** A message is deleted: to the discard pile, or to whoever claims deleted messages (Collection). */
export const deleteMessage = deed((whole, s, t, by: Seat, card: number) => {
  const of = ownerOf(s, card);
  if (of < 0) return;
  t.announce(EVERYONE, { kind: 'deletes', seat: by, of, card: cardOf(s, card) });
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat) || !isUp(s, seat)) continue;
    if (t.cast[placeOf(s, seat)]?.takesDeleted?.(s, seat, { card, of, by })) {
      pickUp(whole, s, t, seat, card);
      return;
    }
  }
  lift(whole, s, card, DISCARD);
});

/** Two seats exchange all their messages at once; a victory comes first, then a player with three black ones falls. */
export function* exchangeMessages(s: State, t: Table, by: Seat, one: Seat, other: Seat): Flow {
  swap(s, t, one, other);
  for (const seat of [one, other]) {
    if (lives(s, seat) && countOf(s, seat, 'black') >= 3) yield* eliminate(s, t, seat, by, 'messages');
  }
}

const swap = deed((whole, s, t, one: Seat, other: Seat) => {
  const [mine, theirs] = [messagesOf(s, one), messagesOf(s, other)];
  t.announce(EVERYONE, { kind: 'exchanges', seat: one, to: other });
  for (const card of mine) lay(whole, s, card, other, markOn(s, card));
  for (const card of theirs) lay(whole, s, card, one, markOn(s, card));
});
