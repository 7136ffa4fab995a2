// A payment from one player to another, or to nobody: no pass of scoring, so no message follows.

import type { Marker } from '../../rules/names.ts';
import type { Figures } from './draws.ts';

/** Each moves one figure; what the payer's does not have comes from their other one. */
export interface Gift {
  readonly from: number;
  readonly to: number | null;
  readonly points: number;
  readonly pays: Marker;
  readonly gets: Marker;
}

/** How the figures stand after it; null when it cannot be paid. */
export function paid(all: readonly Figures[], { from, to, points, pays, gets }: Gift): readonly Figures[] | null {
  const payer = all[from];
  if (!payer || from === to || !Number.isInteger(points) || points < 1) return null;
  if (points > payer.scorer + payer.messenger || (to !== null && !all[to])) return null;
  const first = Math.min(points, payer[pays]);
  const rest: Marker = pays === 'scorer' ? 'messenger' : 'scorer';
  return all.map((one, seat) => {
    if (seat === from) return { ...one, [pays]: one[pays] - first, [rest]: one[rest] - (points - first) };
    return seat === to ? { ...one, [gets]: one[gets] + points } : one;
  });
}
