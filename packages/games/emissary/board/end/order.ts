// In which order people stand at the end: me first, then my allies if we won, else those who won, then everybody else.

import type { Seat } from '@tabella/kernel';
import { type Notes, noteOf } from '../notes.ts';
import type { BoardScene } from '../scene.ts';
import { IDENTITIES } from '../terms.ts';

export function rowsOf({ order, me }: Pick<BoardScene, 'order' | 'me'>, winners: readonly Seat[]): readonly Seat[] {
  const rank = (seat: Seat): number => (seat === me ? 0 : winners.includes(seat) ? 1 : 2);
  return order.toSorted((a, b) => rank(a) - rank(b));
}

/** Who turns over when: those who lost first, the side that won last. */
export const turningOrder = (order: readonly Seat[], winners: readonly Seat[]): readonly Seat[] =>
  order.toSorted((a, b) => Number(winners.includes(a)) - Number(winners.includes(b)));

/** Identities that I had marked, and how many of them were right. */
export function notesRight(notes: Notes, { view, me }: Pick<BoardScene, 'view' | 'me'>): readonly [number, number] {
  const marked = view.seats.flatMap(({ identity }, seat) =>
    seat === me
      ? []
      : IDENTITIES.filter((one) => noteOf(notes, seat).marks[one] === 'in').map((one) => one === identity),
  );
  return [marked.filter(Boolean).length, marked.length];
}
