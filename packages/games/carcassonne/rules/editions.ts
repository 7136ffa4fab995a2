// What differs between the editions of The Messages.

import type { Seat } from '@tabella/kernel';
import { totalAt } from './core/purse.ts';
import { keptAwayBy, lookAfter } from './landing.ts';
import type { Marker } from './names.ts';
import type { State } from './state.ts';

/** Can a landing in the pass that is being moved still bring a message? */
export function landingCounts(s: State): boolean {
  if (s.round === 'payment') return s.options.paymentsTrigger === true && lookAfter(s.options.messages, '4') === 'now';
  return s.round === null || lookAfter(s.options.messages, s.round) !== 'never';
}

/** Does another's figure keep the message of a landing away? */
export function isBlocked(s: State, seat: Seat, total: number): boolean {
  return keptAwayBy(s.options.messages, seat, total, s.seats, (other, marker) => totalAt(s.land, other, marker)) >= 0;
}

/** ZMG: where another's figure goes can keep a message away, so the others choose one after the other. */
export const asksInTurn = (s: State): boolean => s.options.messages === 'zmg';

/** Message 8 without a majority: nothing by HiG, the whole worth by ZMG. */
export const needsMajority = (s: State): boolean => s.options.messages !== 'zmg';

/** Message 8 without its points, the follower home all the same: ZMG alone says that one may. */
export const mayLeavePoints = (s: State): boolean => s.options.messages === 'zmg';

/** The figure that takes the sum before the last count: ZMG the scorer; elsewhere either, here the one ahead. */
export function keptMarker(s: State, scorer: number, messenger: number): Marker {
  return s.options.messages === 'zmg' || scorer >= messenger ? 'scorer' : 'messenger';
}
