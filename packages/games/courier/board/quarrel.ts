// What lies in the middle: the card that was played last, and the seals upon it; and which letter was on its way last.

import type { Seat } from '@tabella/kernel';
import type { CardName } from '../rules/box.ts';
import type { CourierEvent } from '../rules/events.ts';

export interface Played {
  readonly seat: Seat;
  readonly card: CardName;
}

/** The last card that was played and what answered it, until something else is told. */
export function quarrelIn(told: readonly CourierEvent[]): readonly Played[] {
  const played: Played[] = [];
  for (const event of told.toReversed()) {
    if (event.kind !== 'plays' && event.kind !== 'seizes' && event.kind !== 'seals') break;
    played.unshift({ seat: event.seat, card: event.card });
    if (event.kind !== 'seals') break;
  }
  return played;
}

/** How many letters were sent: each has a number, so that one is not taken for another as it moves. */
export const letterNumber = (told: readonly CourierEvent[]): number =>
  told.filter(({ kind }) => kind === 'sends').length;

/** Who took the last letter, until another is sent. */
export function lastTaker(told: readonly CourierEvent[]): Seat | null {
  const last = told.findLast(({ kind }) => kind === 'sends' || kind === 'takes');
  return last?.kind === 'takes' ? last.seat : null;
}
