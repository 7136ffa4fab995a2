// A dead player's identity card taken over (Funeral).

import { EVERYONE, only, type Seat } from '@tabella/kernel';
import { IDENTITY, SHELF } from '../box.ts';
import { deed } from '../deed.ts';
import type { Fall } from '../hooks.ts';
import { clearedOf, identityAt, identityCard } from '../state.ts';

/** The own identity card is given up unseen, that of the fallen taken; whoever has won by it wins at once (ruling R8). */
export const takeIdentity = deed((box, s, t, me: Seat, e: Fall) => {
  box.move(s.cards, identityCard(s, me), SHELF);
  box.move(s.cards, e.identity, IDENTITY + me);
  e.identityTaken = true;
  // What everybody knows of a card goes with the card.
  s.cleared[me] = clearedOf(s, e.seat);
  t.announce(EVERYONE, { kind: 'inherits', seat: me, from: e.seat });
  t.announce(only(me, e.seat), { kind: 'inherited', seat: me, from: e.seat, identity: identityAt(s, me) });
});
