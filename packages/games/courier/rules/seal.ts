// Seals: a card that is being played can be sealed, and so can a seal. A seat whose seals held often enough wins by
// silence, in the middle of whatever was going on.

import { type Ask, EVERYONE, type Flow, firstOf, PASS, question, type Seat, type Table } from '@tabella/kernel';
import { box, DISCARD } from './box.ts';
import { cardName, handOf, isSeal, others, type State } from './state.ts';

/** Does what `by` just played take effect? Everybody else is asked, whether or not he holds a seal. */
export function* withstands(s: State, table: Table, by: Seat): Flow<boolean> {
  for (;;) {
    const acted = yield* firstOf(others(s, by).map((seat) => sealAsk(s, seat)));
    if (acted === null) return true;
    const { card } = acted.choice as { readonly card: number };
    table.tell(EVERYONE, { kind: 'seals', seat: acted.seat, against: by, card: cardName(s, card) });
    box.move(s.cards, card, DISCARD);
    if (!(yield* withstands(s, table, acted.seat))) continue;
    const held = (s.silenced[acted.seat] ?? 0) + 1;
    s.silenced[acted.seat] = held;
    if (held >= s.options.silence) {
      s.result = { winners: [acted.seat], reason: 'silence' };
      table.end(s.result);
    }
    return false;
  }
}

function sealAsk(s: State, seat: Seat): Ask {
  const from: (typeof PASS | { readonly card: number })[] = [PASS];
  for (const id of handOf(s, seat)) if (isSeal(s, id)) from.push({ card: id });
  return question(seat, 'seal', from, { reaction: true, open: true });
}
