// What bots expect of followers on crowns: that the pig will stop there, and they come home.

import type { State } from '../../rules/state.ts';
import { crownedOf } from './crowns.ts';

const EACH = 3;
/** So many tiles of a box have numbers, and so much it is worth that a follower comes home again. */
const NUMBERED = 19;
const SECTORS = 6;
const HOME = 1.5;

export function expects(s: State, worth: Float64Array, turns: number): void {
  const left = (NUMBERED * turns * s.seats) / Math.max(1, s.size);
  const stops = 1 - Math.exp(-left / SECTORS);
  for (let seat = 0; seat < s.seats; seat++)
    worth[seat] = (worth[seat] ?? 0) + stops * (EACH + HOME) * crownedOf(s.land, seat, null).length;
}
