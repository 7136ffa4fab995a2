// Who is at the table: questions to the state about people, seats and connections.

import type { Seat } from '@tabella/kernel';
import type { Stops } from '../protocol/index.ts';
import { heldBy } from './seating.ts';
import type { TableState } from './state.ts';

export const personAt = (state: TableState, seat: Seat): string | null => state.stored.seats[seat]?.person ?? null;

/** The seats that a person holds, in order. */
export const seatsOf = (state: TableState, person: string): Seat[] => heldBy(state.stored.seats, person);

export const isOnline = (state: TableState, person: string | null): boolean =>
  person !== null && state.connections.some((one) => one.person === person);

export const connectionsOf = (state: TableState, person: string): number[] =>
  state.connections.flatMap((one) => (one.person === person ? [one.id] : []));

/** People who have a seat and a connection. */
export function presentPeople(state: TableState): string[] {
  const people = new Set(state.stored.seats.flatMap((seat) => (seat.person && !seat.left ? [seat.person] : [])));
  return [...people].filter((person) => isOnline(state, person));
}

/** Some person's seat has a connection: otherwise time stands still, for nobody waits. */
export const isAttended = (state: TableState): boolean =>
  state.stored.seats.some((seat) => !seat.left && isOnline(state, seat.person));

/** Nobody but one person has or had a seat, and nobody else looks on: the length of a window reveals nothing. */
export function isAlone(state: TableState): boolean {
  // People who left count: they may sit down again and tell what they have seen.
  const [first, ...more] = state.stored.seats.flatMap((seat) => seat.person ?? []);
  return more.length === 0 && state.connections.every((one) => one.person === first);
}

/** No person has a seat here any more. */
export const nobodySits = (state: TableState): boolean =>
  state.stored.seats.every((seat) => seat.person === null || seat.left);

/** Nobody looks on, and at most one person has a seat here: play waits for them. */
export function isDeserted(state: TableState): boolean {
  if (state.connections.length > 0) return false;
  const people = new Set(state.stored.seats.flatMap((seat) => (seat.person && !seat.left ? [seat.person] : [])));
  return people.size <= 1;
}

/** Nothing may happen in the match: it is paused, it cannot go on, or somebody asks to take something back. */
export const isHalted = (state: TableState): boolean =>
  state.stored.paused || state.trouble !== null || state.undo !== null;

/** The bot that plays a seat now; null when a person does. */
export function botAt(state: TableState, seat: Seat): string | null {
  const here = state.stored.seats[seat];
  return here?.bot ?? (here?.left || state.away[seat] !== undefined ? state.stored.fill : null);
}

/** When a window should stop the person of a seat. */
export const stopsOf = (state: TableState, seat: Seat): Stops =>
  state.preferences[personAt(state, seat) ?? ''] ?? 'concerns';
