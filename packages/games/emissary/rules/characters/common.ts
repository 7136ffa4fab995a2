// Words that several characters share: when an ability works, what it may be aimed at, how black cards are given.

import { type Flow, NONE, type Seat } from '@tabella/kernel';
import { box, MESSAGES } from '../box.ts';
import { askCard, giveMessage, isBlack, lives, type State } from '../deeds.ts';
import type { Obtained } from '../hooks.ts';
import type { WindowKind } from '../terms.ts';
import type { OfferList, Table } from '../types.ts';

/** Ruling R16: an ability without a stated moment works in every window but answers to a card, on any turn. */
export const ANY_TIME: readonly WindowKind[] = ['play', 'transit', 'arrival'];

function* nothing(): Flow {}

/** A deed that asks nobody, as a flow. */
export const atOnce =
  <E>(deed: (s: State, t: Table, me: Seat, e: E) => void) =>
  (s: State, t: Table, me: Seat, e: E): Flow => {
    deed(s, t, me, e);
    return nothing();
  };

/** A message that this seat transmitted. What it gave by an ability, or what came from the deck, does not originate from it. */
export const sentBy = (me: Seat, e: Obtained): boolean => e.cause === 'transmitted' && e.from === me;

export const hasMessages = (s: State, seat: Seat): boolean => box.count(s.cards, MESSAGES + seat) > 0;

/** One choice for each message before these seats that fits. */
export function pushMessages(
  s: State,
  ability: string,
  of: readonly Seat[],
  fits: (card: number) => boolean,
  out: OfferList,
): void {
  for (const at of of) {
    let place = 0;
    for (let card = box.first(s.cards, MESSAGES + at); card !== NONE; card = box.next(s.cards, card)) {
      if (fits(card)) out.push({ ability, at, place });
      place++;
    }
  }
}

/**
 * May give up to `most` black cards of the hand to a seat as messages, one after the other: either of the two may fall
 * by the first. A hand without a black card is asked as well, or the question would reveal what is in it.
 */
export function* mayGiveBlack(s: State, t: Table, me: Seat, ability: string, to: Seat, most: number): Flow {
  for (let given = 0; given < most && lives(s, me) && lives(s, to); given++) {
    const card = yield* askCard(s, me, ability, (id) => isBlack(s, id), true, { to });
    if (card === NONE) return;
    yield* giveMessage(s, t, me, card, to);
  }
}
