// Messages: what one is worth to the seat that draws it. The two points of the seal are always there.

import type { Seat } from '@tabella/kernel';
import { sendHelpersHome, takeBack } from '../rules/core/figures.ts';
import { slotsOut } from '../rules/core/followers.ts';
import { messageAt } from '../rules/core/piles.ts';
import { offersOf, SEAL } from '../rules/messages/index.ts';
import { homePoints } from '../rules/messages/meeple.ts';
import type { MessageId } from '../rules/names.ts';
import { unseenMessages } from '../rules/stack.ts';
import { clone, type State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { standingOf, weigh } from './value.ts';

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
function messageWorth(s: State, message: MessageId, mind: Mind): number {
  if (message === 4) return s.at < s.size ? Math.max(SEAL, mind.secondTile) : SEAL;
  if (message === 8) return Math.max(SEAL, bestHome(s, s.active, mind));
  return Math.max(SEAL, ...offersOf(s, message).map(({ points }) => points ?? 0));
}

/** The best follower to take home. */
function bestHome(s: State, seat: Seat, mind: Mind): number {
  let best = 0;
  for (const slot of slotsOut(s.land, seat)) {
    best = Math.max(best, homePoints(s, seat, slot) + homeWorth(s, seat, slot, mind));
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
