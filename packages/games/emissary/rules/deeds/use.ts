// Abilities that were used: told to everybody, and those that may be used once a turn.

import { EVERYONE, type Seat } from '@tabella/kernel';
import { has, type State } from '../state.ts';
import type { Table } from '../types.ts';

/** Announces that an ability does something now. Windows and abilities from face-down are announced by the engine. */
export function useTold(t: Table, seat: Seat, ability: string, more?: { readonly to: Seat }): void {
  t.announce(EVERYONE, { kind: 'uses', seat, ability, ...more });
}

/** Has the seat not used its once-a-turn ability yet (ruling R4)? */
export const onceATurn = (s: State, seat: Seat): boolean => !has(s.used, seat);

export function spend(s: State, seat: Seat): void {
  s.used |= 1 << seat;
}
