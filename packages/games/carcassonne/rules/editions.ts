// What differs between the editions of The Messages.

import type { Seat } from '@tabella/kernel';
import { MESSENGER, PURSE, SCORER, SEATS } from './core/land.ts';
import type { Marker, RoundName } from './names.ts';
import { SPACES } from './spaces.ts';
import type { State } from './state.ts';

/** 2025 looks at the track once in a tile's turn, when phase 3 is over; the others at the end of every round. */
export function looksAfter(s: State, round: RoundName): boolean {
  return s.options.messages !== '2025' || round === '3';
}

/** Can a landing in the round that is being moved still bring a message? */
export function landingCounts(s: State): boolean {
  return s.options.messages !== '2025' || (s.round !== '4' && s.round !== 'message');
}

/** ZMG: another seat's figure on the same space of the circuit keeps the message away; the own second one does not. */
export function isBlocked(s: State, seat: Seat, total: number): boolean {
  if (s.options.messages !== 'zmg') return false;
  const { mem } = s.land;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const purse = SEATS + other * PURSE;
    for (const marker of [SCORER, MESSENGER]) {
      if ((mem[purse + marker] as number) % SPACES === total % SPACES) return true;
    }
  }
  return false;
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
