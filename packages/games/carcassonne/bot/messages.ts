// Messages: what one is worth to the seat that draws it. The two points of the seal are always there.

import type { Seat } from '@tabella/kernel';
import { countFeature, newCount, worth as worthOf } from '../rules/core/count.ts';
import { featureOf } from '../rules/core/features.ts';
import { sendHelpersHome, standsOn, takeBack } from '../rules/core/figures.ts';
import { messageAt } from '../rules/core/piles.ts';
import { BUILDER } from '../rules/core/sizes.ts';
import { typeOf } from '../rules/core/tiles.ts';
import { homePoints } from '../rules/messages/meeple.ts';
import { unseenMessages } from '../rules/stack.ts';
import { clone, type State } from '../rules/state.ts';
import { CITY, MONASTERY, ROAD } from '../tiles/compile.ts';
import type { Mind } from './mind.ts';
import { standingOf, weigh } from './value.ts';

const SEAL = 2;
const count = newCount();

/** What the next message is worth to the active seat: it is known once all eight were seen, until then any unseen one. */
export function nextMessage(s: State, mind: Mind): number {
  if (s.options.messages === 'off') return 0;
  // All that can be on top: the unseen ones, or the one that everybody has seen go there.
  const many = Math.max(1, unseenMessages(s));
  let sum = 0;
  for (let i = 0; i < many; i++) sum += messageWorth(s, messageAt(s.land, i), mind);
  return sum / many;
}

/** The better of its action and its seal. */
function messageWorth(s: State, message: number, mind: Mind): number {
  const seat = s.active;
  switch (message) {
    case 1:
      return Math.max(SEAL, leastOf(s, seat, ROAD));
    case 2:
      return Math.max(SEAL, leastOf(s, seat, CITY));
    case 3:
      return Math.max(SEAL, leastOf(s, seat, MONASTERY));
    case 4:
      return s.at < s.size ? Math.max(SEAL, mind.secondTile) : SEAL;
    case 5:
      return Math.max(SEAL, 2 * pennantsOf(s, seat));
    case 6:
      return Math.max(SEAL, 2 * followersOn(s, seat, CITY));
    case 7:
      return Math.max(SEAL, 2 * followersOn(s, seat, 2));
    default:
      return Math.max(SEAL, bestHome(s, seat, mind));
  }
}

function leastOf(s: State, seat: Seat, type: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = standsOn(s.land, seat, slot);
    if (node <= 0 || typeOf(s.land, node) !== type) continue;
    countFeature(s.land, node, count);
    least = Math.min(least, worthOf(count, count.complete, s.options));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

function followersOn(s: State, seat: Seat, type: number): number {
  let many = 0;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = standsOn(s.land, seat, slot);
    if (node > 0 && typeOf(s.land, node) === type) many++;
  }
  return many;
}

function pennantsOf(s: State, seat: Seat): number {
  const met: number[] = [];
  let pennants = 0;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = standsOn(s.land, seat, slot);
    if (node <= 0 || typeOf(s.land, node) !== CITY) continue;
    const city = featureOf(s.land, node);
    if (met.includes(city)) continue;
    met.push(city);
    pennants += countFeature(s.land, city, count).pennants;
  }
  return pennants;
}

/** The best follower to take home. */
function bestHome(s: State, seat: Seat, mind: Mind): number {
  let best = 0;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = standsOn(s.land, seat, slot);
    if (node > 0) best = Math.max(best, homePoints(s, seat, slot) + homeWorth(s, seat, slot, mind));
  }
  return best;
}

/** Message 8 for one follower: what the position gains or loses without it; its points come on top. */
export function homeWorth(s: State, seat: Seat, slot: number, mind: Mind): number {
  weigh(s, mind);
  const before = standingOf(s, seat);
  const after = clone(s);
  takeBack(after.land, seat, slot);
  sendHelpersHome(after.land, seat);
  weigh(after, mind);
  return standingOf(after, seat) - before;
}
