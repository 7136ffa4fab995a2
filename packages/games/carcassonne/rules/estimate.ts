// Promise: how good a position is for each seat, by what it has and what the board would give it now.

import { boxOf } from './box.ts';
import { finalAwards } from './final.ts';
import type { State } from './state.ts';
import { scoreOf } from './track.ts';

/** So many points ahead make a win about e times as likely; fewer as the pile runs out. */
const CALM = 6;
const SPREAD = 24;

export function estimate(s: State): readonly number[] {
  const points = Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat));
  if (s.stage !== 'over') {
    for (const award of finalAwards(s, boxOf(s.options))) points[award.seat] = (points[award.seat] ?? 0) + award.points;
  }
  const scale = CALM + SPREAD * ((s.size - s.at) / s.size);
  const best = Math.max(...points);
  const weights = points.map((one) => Math.exp((one - best) / scale));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}
