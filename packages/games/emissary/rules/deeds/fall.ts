// Elimination: by three black messages, with all that it triggers; or for having nothing to transmit, which triggers
// nothing. Order: missions of the moment, abilities from the active seat on, Elegy, then everything is laid open.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { box, DISCARD, HAND, IDENTITY } from '../box.ts';
import { deed } from '../deed.ts';
import type { Fall } from '../hooks.ts';
import { settleFall } from '../settle.ts';
import { characterCard, handOf, has, identityAt, identityCard, messagesOf, personAt, type State } from '../state.ts';
import type { FallKind } from '../terms.ts';
import { afterwardsTrigger, eliminatedTriggers } from '../triggers.ts';
import type { Table } from '../types.ts';
import { lastSurvivor, Victory } from '../victory.ts';
import { lift } from './row.ts';

/** `by`: the seat that counts as having done it, -1 for nobody. */
export function* eliminate(s: State, t: Table, seat: Seat, by: Seat, how: FallKind): Flow {
  if (!has(s.alive, seat)) return;
  s.alive &= ~(1 << seat);
  const fallen = Object.freeze({ seat, by, how, turn: s.turn, identity: identityCard(s, seat) });
  s.fallen.push(fallen);
  t.announce(EVERYONE, { kind: 'falls', seat, by, how });
  const fall: Fall = { ...fallen, identityTaken: false };
  settleFall(s, fall);
  // Ruling R11: a player with nothing to transmit falls without any ability being resolved.
  if (how === 'messages') {
    const triggers = eliminatedTriggers(s, t, fall);
    if (triggers) yield* triggers;
    const afterwards = afterwardsTrigger(s, t, fall);
    if (afterwards) yield* afterwards;
  }
  layOpen(s, t, seat);
  const last = lastSurvivor(s);
  if (last >= 0) throw new Victory(last, 'last');
}

/** Character and identity are revealed, all cards and messages discarded; discarded is not deleted. */
const layOpen = deed((whole, s, t, seat: Seat) => {
  s.up |= 1 << seat;
  s.locked &= ~(1 << seat);
  s.trapped &= ~(1 << seat);
  box.reveal(s.cards, characterCard(s, seat));
  const identity = box.count(s.cards, IDENTITY + seat) > 0 ? identityAt(s, seat) : null;
  if (identity !== null) box.reveal(s.cards, identityCard(s, seat));
  const cards = handOf(s, seat).length;
  whole.moveAll(s.cards, HAND + seat, DISCARD);
  for (const id of messagesOf(s, seat)) lift(whole, s, id, DISCARD);
  t.announce(EVERYONE, { kind: 'lays-open', seat, character: personAt(s, seat).name, identity, cards });
});
