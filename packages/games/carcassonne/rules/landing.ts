// Landing on a dark space: when the track is looked at, and who keeps a message away. Editions differ in both. Rules, board
// and companion read it here.

import type { Marker, ScoringPass } from './names.ts';
import type { Edition } from './options.ts';
import { SPACES } from './spaces.ts';

export const MARKERS: readonly Marker[] = Object.freeze(['scorer', 'messenger'] as const);

/**
 * What becomes of landings when a pass of scoring closes. 2025 looks at the track once in a tile's turn, after pass 3:
 * landings before it are looked at `later`, those after it and those of a message `never`. The others look after every pass. A
 * payment is never looked at.
 */
export function lookAfter(edition: Edition, pass: ScoringPass): 'now' | 'later' | 'never' {
  if (pass === 'payment') return 'never';
  if (edition !== '2025' || pass === '3') return 'now';
  return pass === '4' || pass === 'message' ? 'never' : 'later';
}

/**
 * ZMG: another seat's figure on the same space of the circuit keeps the message away; the own second one does not. The first
 * such seat, or -1.
 */
export function keptAwayBy(
  edition: Edition,
  seat: number,
  total: number,
  seats: number,
  totalOf: (seat: number, marker: Marker) => number,
): number {
  if (edition !== 'zmg') return -1;
  const space = total % SPACES;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (totalOf(other, 'scorer') % SPACES === space || totalOf(other, 'messenger') % SPACES === space) return other;
  }
  return -1;
}
