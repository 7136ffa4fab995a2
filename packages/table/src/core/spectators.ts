// Spectators: people who look on and never had a seat in the match. They talk among themselves until it is over.

import type { Watchers } from '../protocol/index.ts';
import type { StoredChat, StoredTable } from '../store/port.ts';
import { changeShown, type Draft } from './draft.ts';
import { looksOf, unlike } from './names.ts';
import { seatsOf } from './people.ts';
import type { TableState } from './state.ts';

/** Names that are told; the count is of all. */
const MOST_NAMES = 20;

/** Has no seat and never had one: also somebody who left, or was removed, knows what a seat knew. */
export const isSpectator = ({ seats, barred }: StoredTable, person: string): boolean =>
  !barred.includes(person) && seats.every((seat) => seat.person !== person);

/** Said by a spectator to the others while the match ran. */
export const isAmongSpectators = ({ side }: Pick<StoredChat, 'side'>): boolean => side?.length === 0;

/** Everybody who is there without a seat. */
export function watchersOf(state: TableState, seatNames: readonly (string | null)[], person: string | null): Watchers {
  const people = new Set(state.connections.map((one) => one.person));
  const watching = [...people].filter((one) => seatsOf(state, one).length === 0);
  const taken = new Set(seatNames.flatMap((name) => name ?? []).map(looksOf));
  const named = watching.filter((one) => state.named.includes(one)).slice(0, MOST_NAMES);
  return {
    count: watching.length,
    names: named.map((one) => unlike(taken, state.names[one] ?? 'Guest')),
    named: person !== null && state.named.includes(person),
  };
}

export function beNamed(draft: Draft, person: string, on: boolean): void {
  const others = draft.state.named.filter((one) => one !== person);
  changeShown(draft, { named: on ? [...others, person] : others });
}
