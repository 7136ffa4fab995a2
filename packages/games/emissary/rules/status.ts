// Lock On and Trap, the two statuses. Both end with the turn.

import { EVERYONE, type Seat } from '@tabella/kernel';
import { has, type State } from './state.ts';
import type { Table } from './types.ts';

/** Lock On: any message that reaches the seat must be accepted. Lock On beats Trap. */
export const mustAccept = (s: State, seat: Seat): boolean => has(s.locked, seat);

/** Trap: messages must be declined, unless the seat is locked on as well. */
export const mustDecline = (s: State, seat: Seat): boolean => has(s.trapped, seat) && !has(s.locked, seat);

export function lock(s: State, t: Table, seat: Seat): void {
  if (has(s.locked, seat)) return;
  s.locked |= 1 << seat;
  t.announce(EVERYONE, { kind: 'locked', seat });
}

export function trap(s: State, t: Table, seat: Seat): void {
  if (has(s.trapped, seat)) return;
  s.trapped |= 1 << seat;
  t.announce(EVERYONE, { kind: 'trapped', seat });
}

export function clearStatuses(s: State): void {
  s.locked = 0;
  s.trapped = 0;
}
