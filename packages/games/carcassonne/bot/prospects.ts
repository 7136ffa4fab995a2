// Prospects: the points each seat may expect at the end, and its chance to have the most. What lies on the table is weighed
// as bots do; what is still to come is the same for everybody but for luck. The numbers were fitted to matches of bots.

import type { Worths } from '@tabella/kernel';
import type { State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { lookAt, remaining } from './remaining.ts';
import { standings, weigh } from './value.ts';

/** Points that each turn to come brings, beyond what is weighed already: more where fewer share the land. */
const perTurn = (seats: number): number => 1.5 + 1.9 / seats;
/** How far the end may lie from that, in points: at once, and growing with the root of the turns to come. */
const SPREAD_NOW = 2;
const SPREAD = 3.4;

export function prospectsOf(s: State, mind: Mind): Worths {
  lookAt(s, mind);
  weigh(s, mind);
  const points = standings(s).map((one) => one + perTurn(s.seats) * remaining.turns);
  return { chances: chancesToLead(points, SPREAD_NOW + SPREAD * Math.sqrt(remaining.turns)), points };
}

/** Steps by which the possible scores of one seat are gone through, in spreads. */
const STEP = 0.2;
const FAR = 3.5;

/** Each seat's chance to end with the most points, when all of them may be off by this spread. */
function chancesToLead(points: readonly number[], spread: number): number[] {
  const raw = points.map((mean, seat) => {
    let sum = 0;
    for (let z = -FAR; z <= FAR; z += STEP) {
      let behind = 1;
      points.forEach((other, i) => {
        if (i !== seat) behind *= below(z + (mean - other) / spread);
      });
      sum += Math.exp((-z * z) / 2) * behind;
    }
    return sum;
  });
  const total = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => one / total);
}

/** How likely a standard normal number is below z; close enough for chances in percent. */
const below = (z: number): number => 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3));
