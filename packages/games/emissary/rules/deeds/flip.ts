// Characters turned over, identities exposed, cards looked at.

import { EVERYONE, only, type Seat } from '@tabella/kernel';
import { box } from '../box.ts';
import { cardOf, characterCard, identityAt, identityCard, isExposed, isUp, personAt, type State } from '../state.ts';
import type { Table } from '../types.ts';

export function turnUp(s: State, t: Table, seat: Seat): void {
  if (isUp(s, seat)) return;
  s.up |= 1 << seat;
  box.reveal(s.cards, characterCard(s, seat));
  t.announce(EVERYONE, { kind: 'turns-up', seat, character: personAt(s, seat).name });
}

/**
 * Closed, a character stays known to all who saw it, but its gender is unknown and its red abilities rest. `ability`: by
 * which it turns down, be it of another.
 */
export function turnDown(s: State, t: Table, seat: Seat, ability: string): void {
  if (!isUp(s, seat)) return;
  s.up &= ~(1 << seat);
  t.announce(EVERYONE, { kind: 'turns-down', seat, character: personAt(s, seat).name, ability });
}

export function exposeIdentity(s: State, t: Table, seat: Seat): void {
  if (isExposed(s, seat)) return;
  box.reveal(s.cards, identityCard(s, seat));
  t.announce(EVERYONE, { kind: 'exposes', seat, identity: identityAt(s, seat) });
}

/** A seat looks at a face-down card where it lies; `of` whose it is, for the log. */
export function look(s: State, t: Table, seat: Seat, card: number): void {
  box.peek(s.cards, card, seat);
  t.announce(only(seat), { kind: 'sees', seat, card: cardOf(s, card) });
}
