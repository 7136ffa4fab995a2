// What follows from a deed, in one place: empty hands are refilled, whoever has won declares victory, and if nobody has,
// everybody learns from the silence. Called after every deed (`deed.ts`), and at every fall.

import { type Box, EVERYONE, type Seat } from '@tabella/kernel';
import { DECK, DISCARD } from './box.ts';
import { drawCards } from './deeds/deck.ts';
import type { Fall } from './hooks.ts';
import { writeSilence, writeSilenceAtFall } from './silence.ts';
import { handSize, isUp, lives, placeOf, type State } from './state.ts';
import type { Table } from './types.ts';
import { fallWinner, mayHaveWon, Victory, victoryOf } from './victory.ts';

export function settle(box: Box, s: State, t: Table): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat)) continue;
    if (handSize(s, seat) === 0) refill(box, s, t, seat);
    if (!mayHaveWon(s, seat)) continue;
    const by = victoryOf(s, seat);
    if (by !== null) throw new Victory(seat, by);
    writeSilence(s, seat);
  }
}

/** Reload: with an empty hand, whenever there is a card to draw (ruling R21). */
function refill(box: Box, s: State, t: Table, seat: Seat): void {
  const refills = t.cast[placeOf(s, seat)]?.refills ?? 0;
  if (refills === 0 || !isUp(s, seat)) return;
  if (box.count(s.cards, DECK) + box.count(s.cards, DISCARD) === 0) return;
  t.announce(EVERYONE, { kind: 'uses', seat, ability: 'Reload' });
  drawCards(box, s, t, seat, refills);
}

/** Somebody falls: missions that hang on it come before all abilities. */
export function settleFall(s: State, fall: Fall): void {
  const seat = fallWinner(s, fall);
  if (seat >= 0) throw new Victory(seat, 'mission');
  writeSilenceAtFall(s, fall);
}
