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
  return { chances: chancesToLead(points, spread()), points };
}

const spread = (): number => SPREAD_NOW + SPREAD * Math.sqrt(remaining.turns);

/** How likely one who leads by so many points stays ahead. The pile must have been looked at; when it is empty, they do. */
export const chanceAhead = (lead: number): number =>
  below(lead / (remaining.tiles === 0 ? SURE : Math.SQRT2 * spread()));

/** Half a point, so that a tie is half a victory. */
const SURE = 0.5;

/** Steps by which the possible scores of one seat are gone through, in spreads. */
const STEP = 0.2;
const FAR = 3.5;

/** Each seat's chance to end with the most points, when all of them may be off by this far. */
function chancesToLead(points: readonly number[], far: number): number[] {
  const raw = points.map((mean, seat) => {
    let sum = 0;
    for (let z = -FAR; z <= FAR; z += STEP) {
      let behind = 1;
      points.forEach((other, i) => {
        if (i !== seat) behind *= below(z + (mean - other) / far);
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
