// A dead player's identity card taken over (Funeral).

import { EVERYONE, type Flow, only, type Seat, type Table } from '@tabella/kernel';
import { box, IDENTITY, SHELF } from '../box.ts';
import type { Fall } from '../hooks.ts';
import { identityAt, identityCard, type State } from '../state.ts';
import { verdict } from '../victory.ts';

/** The own identity card is given up unseen, that of the fallen taken; then everybody looks who has won (ruling R8). */
export function* takeIdentity(s: State, t: Table, me: Seat, e: Fall): Flow {
  box.move(s.cards, identityCard(s, me), SHELF);
  box.move(s.cards, e.identity, IDENTITY + me);
  e.identityTaken = true;
  // What everybody knows of a card goes with the card.
  s.cleared[me] = s.cleared[e.seat] as number;
  t.tell(EVERYONE, { kind: 'inherits', seat: me, from: e.seat });
  t.tell(only(me, e.seat), { kind: 'inherited', seat: me, from: e.seat, identity: identityAt(s, me) });
  yield* verdict(s, t);
}
