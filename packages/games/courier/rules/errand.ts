// The errand that begins a round: all choose at once. Watchers look at the top of the deck; fetchers draw, unless there
// are too many of them.

import { EVERYONE, type Flow, NONE, only } from '@tabella/kernel';
import { box, DECK } from './box.ts';
import { cardName, draw, type State } from './state.ts';
import { question, type Table, together } from './types.ts';

export function* errand(s: State, table: Table): Flow {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const answers = yield* together(seats.map((seat) => question(seat, 'errand', ['fetch', 'watch'], { open: true })));
  const top = box.top(s.cards, DECK);
  const fetchers = seats.filter((seat) => answers[seat] === 'fetch');
  const enough = fetchers.length * 2 <= s.seats + 1;
  table.announce(EVERYONE, { kind: 'errands', errands: answers, drawn: enough && fetchers.length > 0 });
  for (const seat of seats) {
    if (answers[seat] !== 'watch' || top === NONE) continue;
    box.peek(s.cards, top, seat);
    table.announce(only(seat), { kind: 'watched', card: cardName(s, top) });
  }
  if (enough) for (const seat of fetchers) draw(s, seat, table.chance);
  s.phase = 'play';
}
