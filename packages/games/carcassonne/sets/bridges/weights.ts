// What bots expect of castles and bridges.

import type { State } from '../../rules/state.ts';
import { lordsOf } from './castle.ts';
import { BRIDGES, CASTLES, leftOf } from './stock.ts';

/** Points that a fief brings on average, and in how many turns of a seat it does. */
const FIEF = 6.5;
const SOON = 2.5;
/** A bridge and a castle in hand, early in the game, and in how many turns that fades. */
const BRIDGE = 1;
const CASTLE = 0.8;
const FADE = 8;

export function expects(s: State, worth: Float64Array, turns: number): void {
  const early = 1 - Math.exp(-turns / FADE);
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = BRIDGE * leftOf(s, BRIDGES, seat) + CASTLE * leftOf(s, CASTLES, seat);
    worth[seat] = (worth[seat] ?? 0) + early * hand;
  }
  for (const { seat } of lordsOf(s)) worth[seat] = (worth[seat] ?? 0) + FIEF * (1 - Math.exp(-turns / SOON));
}
