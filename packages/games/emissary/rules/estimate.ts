// How near each seat is to its goal, for searches that stop before the end.

import type { Seat } from '@tabella/kernel';
import { missionOf } from './missions.ts';
import { countOf, handSize, has, identityAt, lives, type State } from './state.ts';

export function estimate(s: State): number[] {
  // Nobody is anything before the identities are dealt.
  if (s.phase === 'pick') return new Array<number>(s.seats).fill(1 / s.seats);
  const raw = Array.from({ length: s.seats }, (_, seat) => (lives(s, seat) ? hopes(s, seat) : 0));
  const total = raw.reduce((sum, one) => sum + one, 0) || 1;
  return raw.map((one) => one / total);
}

function hopes(s: State, seat: Seat): number {
  const is = identityAt(s, seat);
  if (is === 'MOF') return alone(s, seat);
  // The best of the living members carries the side.
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (has(s.alive, other) && identityAt(s, other) === is) {
      best = Math.max(best, countOf(s, other, is === 'KDR' ? 'red' : 'blue'));
    }
  }
  return 0.05 + (best / 3) ** 2 + care(s, seat);
}

function alone(s: State, seat: Seat): number {
  const mission = missionOf(s, seat);
  const messages = Math.min(countOf(s, seat, 'red') + countOf(s, seat, 'blue'), 4) / 4;
  const near = mission.on === 'table' ? messages : mission.on === 'hand' ? Math.min(handSize(s, seat) / 8, 1) : 0.4;
  return 0.05 + near ** 2 + care(s, seat);
}

/** Two black messages are a danger, cards are a comfort. */
const care = (s: State, seat: Seat): number =>
  (countOf(s, seat, 'black') >= 2 ? 0 : 0.15) + 0.01 * Math.min(handSize(s, seat), 8);
