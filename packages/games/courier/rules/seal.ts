// Seals: a card that is being played can be sealed, and so can a seal. A seat whose seals held often enough wins by
// silence, in the middle of whatever was going on.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { box, type CardName, DISCARD } from './box.ts';
import { cardName, type State } from './state.ts';
import { firstOf, type Table } from './types.ts';
import { sealAsks } from './windows.ts';

/** Does what `by` just played take effect? Everybody else is asked, whether or not they hold a seal. */
export function* withstands(s: State, table: Table, by: Seat, played: CardName): Flow<boolean> {
  for (;;) {
    const acted = yield* firstOf(sealAsks(s, by, played));
    if (acted === null) return true;
    const { card } = acted.choice;
    const seal = cardName(s, card);
    table.announce(EVERYONE, { kind: 'seals', seat: acted.seat, against: by, card: seal });
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
