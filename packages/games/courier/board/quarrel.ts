// What lies in the middle: the card that was played last, and the seals upon it; and which letter was on its way last.

import type { GameEvent, Seat } from '@tabella/kernel';
import type { CardName } from '../rules/box.ts';

export interface Played {
  readonly seat: Seat;
  readonly card: CardName;
}

const PLAYED = ['plays', 'seizes', 'seals'];

/** The last card that was played and what answered it, until something else is told. */
export function quarrelIn(told: readonly GameEvent[]): readonly Played[] {
  let first = told.length;
  while (PLAYED.includes(told[first - 1]?.kind ?? '')) {
    first--;
    if (told[first]?.kind !== 'seals') break;
  }
  return told.slice(first).map(({ seat, card }) => ({ seat: seat as Seat, card: card as CardName }));
}

/** How many letters were sent: each has a number, so that one is not taken for another as it moves. */
export const letterNumber = (told: readonly GameEvent[]): number => told.filter(({ kind }) => kind === 'sends').length;

/** Who took the last letter, until another is sent. */
export function lastTaker(told: readonly GameEvent[]): Seat | null {
  const last = told.findLast(({ kind }) => kind === 'sends' || kind === 'takes');
  return last?.kind === 'takes' ? (last.seat as Seat) : null;
}
