// Seals: a card that is being played can be sealed, and so can a seal. A seat whose seals held often enough wins by
// silence, in the middle of whatever was going on.

import {
  type Ask,
  type Choice,
  EVERYONE,
  type Flow,
  firstOf,
  NONE,
  PASS,
  type Seat,
  type Table,
} from '@tabella/kernel';
import { box, DISCARD, HAND } from './box.ts';
import { cardName, isSeal, type State } from './state.ts';

/** Does what `by` just played take effect? Everybody else is asked, whether or not he holds a seal. */
export function* withstands(s: State, table: Table, by: Seat, played: string): Flow<boolean> {
  for (;;) {
    const acted = yield* firstOf(sealAsks(s, by, { by, card: played }));
    if (acted === null) return true;
    const { card } = acted.choice as { readonly card: number };
    const seal = cardName(s, card);
    table.tell(EVERYONE, { kind: 'seals', seat: acted.seat, against: by, card: seal });
    box.move(s.cards, card, DISCARD);
    if (!(yield* withstands(s, table, acted.seat, seal))) continue;
    const held = (s.silenced[acted.seat] ?? 0) + 1;
    s.silenced[acted.seat] = held;
    if (held >= s.options.silence) {
      s.result = { winners: [acted.seat], reason: 'silence' };
      table.end(s.result);
    }
    return false;
  }
}

/** Everybody but the player, from his right, whether or not he holds a seal: his question looks the same to the others. */
function sealAsks(s: State, by: Seat, about: Choice): Ask[] {
  const asks: Ask[] = [];
  for (let i = 1; i < s.seats; i++) {
    const seat = (by + i) % s.seats;
    const from: Choice[] = [PASS];
    const hand = HAND + seat;
    for (let id = box.first(s.cards, hand); id !== NONE; id = box.next(s.cards, id)) {
      if (isSeal(s, id)) from.push({ card: id });
    }
    asks.push({ seat, kind: 'seal', from, about, open: true, reaction: true, fallback: PASS });
  }
  return asks;
}
