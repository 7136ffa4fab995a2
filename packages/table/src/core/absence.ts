// Absence: which people a bot plays for, from when, and until when.

import type { Seat } from '@tabella/kernel';
import { change, changeShown, type Draft, without } from './draft.ts';
import { isOnline, personAt } from './people.ts';
import type { Absence, Connection } from './state.ts';

/** So many times in a row may a person who is there let their time run out. */
const MOST_MISSED = 2;

export function joined(draft: Draft, connection: Connection): void {
  const { connections } = draft.state;
  const known = connections.some((one) => one.id === connection.id);
  changeShown(draft, known ? {} : { connections: [...connections, connection] });
}

export function parted(draft: Draft, id: number): void {
  const gone = draft.state.connections.find((one) => one.id === id);
  changeShown(draft, { connections: draft.state.connections.filter((one) => one !== gone) });
  if (gone === undefined || isOnline(draft.state, gone.person)) return;
  change(draft, { parted: { ...draft.state.parted, [gone.person]: draft.world.now } });
}

/** They are heard of again: seats that a bot took for want of a connection are theirs. */
export function heardFrom(draft: Draft, seats: readonly Seat[]): void {
  const { away } = draft.state;
  const back = seats.filter((seat) => away[seat] === 'offline');
  if (back.length > 0) changeShown(draft, { away: without(away, ...back) });
}

/** The person answered: the seat is theirs, and nothing is held against them. */
export function answered(draft: Draft, seat: Seat): void {
  const { missed } = draft.state;
  if (missed[seat] !== undefined) change(draft, { missed: without(missed, seat) });
  returned(draft, seat);
}

/** They want to play on. The next answer they miss is one too many again. */
export function returned(draft: Draft, seat: Seat): void {
  const { away } = draft.state;
  if (away[seat] !== undefined) changeShown(draft, { away: without(away, seat) });
}

/** A bot plays for a person from now on. */
export function sitIn(draft: Draft, seat: Seat, why: Absence): void {
  const { away, overdue } = draft.state;
  changeShown(draft, { away: { ...away, [seat]: why }, overdue: without(overdue, seat) });
}

/** The seat let its time run out: with nobody there, or once too often, a bot plays it. */
export function letRunOut(draft: Draft, seat: Seat): void {
  const times = (draft.state.missed[seat] ?? 0) + 1;
  change(draft, { missed: { ...draft.state.missed, [seat]: times } });
  if (!isOnline(draft.state, personAt(draft.state, seat)) || times >= MOST_MISSED) sitIn(draft, seat, 'silent');
}

/** They are there and have not answered for long: the others may vote for a bot. */
export function becomeOverdue(draft: Draft, seat: Seat): void {
  changeShown(draft, { overdue: { ...draft.state.overdue, [seat]: [] } });
}

/** Another question is open: nobody is waited for any more. */
export function noneOverdue(draft: Draft): void {
  if (Object.keys(draft.state.overdue).length > 0) changeShown(draft, { overdue: {} });
}

/** "Not this turn" lasts until they are asked something that is no reaction. */
export function askedAnew(draft: Draft, seat: Seat): void {
  const person = personAt(draft.state, seat);
  const { preferences } = draft.state;
  if (person === null || preferences[person] !== 'not-this-turn') return;
  change(draft, { preferences: without(preferences, person) });
}
