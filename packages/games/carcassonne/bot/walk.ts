// Walk: which figure goes for which award. A landing on a dark space in one's own turn brings a message; where none does, the
// figures are left where the next award is likeliest to bring one.

import { addToTotal, totalAt } from '../rules/core/purse.ts';
import { MOST_SEATS } from '../rules/core/sizes.ts';
import { isBlocked } from '../rules/editions.ts';
import { isDark } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { awarded, awards, MOST_AWARDS } from './move.ts';

/** How often an award, modulo 5, is so many points; counted in games of bots. */
const OFTEN = [0.08, 0.09, 0.17, 0.21, 0.45];

/** How likely the next award can bring one of the two figures to a dark space. */
function readiness(scorer: number, messenger: number): number {
  const first = (5 - (scorer % 5)) % 5;
  const second = (5 - (messenger % 5)) % 5;
  return (OFTEN[first] as number) + (first === second ? 0 : (OFTEN[second] as number));
}

/** The best way to share awards between the figures: bit i is set when the messenger walks award i. */
export interface Share {
  readonly messenger: number;
  readonly value: number;
}

/**
 * Looks for it. `message` is what drawing one is worth, or 0 where a landing brings none; `moved` are figures that walked
 * before in this pass (1 scorer, 2 messenger).
 */
export function bestShare(
  s: State,
  seat: number,
  points: readonly number[],
  message: number,
  moved: number,
  mind: Mind,
): Share {
  const scorer = totalAt(s.land, seat, 'scorer');
  const messenger = totalAt(s.land, seat, 'messenger');
  const all = (1 << points.length) - 1;
  const onlyOne = s.options.messages === '2025';
  let best: Share = { messenger: 0, value: Number.NEGATIVE_INFINITY };
  for (let share = 0; share <= all; share++) {
    if (onlyOne && share !== 0 && share !== all) continue;
    let a = scorer;
    let b = messenger;
    points.forEach((one, i) => {
      if ((share & (1 << i)) !== 0) b += one;
      else a += one;
    });
    const walked = moved | (share !== all ? 1 : 0) | (share !== 0 ? 2 : 0);
    const lands =
      ((walked & 1) !== 0 && isDark(a) && !isBlocked(s, seat, a)) ||
      ((walked & 2) !== 0 && isDark(b) && !isBlocked(s, seat, b));
    const value = (lands ? message : 0) + mind.ready * readiness(a, b);
    if (value > best.value) best = { messenger: share, value };
  }
  return best;
}

/** After a tile was settled, which gave everything to the scorers: walks the awards, and returns what landings are worth. */
export function walkAwards(s: State, message: number, mind: Mind): number {
  if (s.options.messages === 'off') return 0;
  const { land } = s;
  let worth = 0;
  for (let seat = 0; seat < s.seats && seat < MOST_SEATS; seat++) {
    const many = Math.min(awards[seat] as number, 4);
    if (many === 0) continue;
    const points = Array.from(awarded.subarray(seat * MOST_AWARDS, seat * MOST_AWARDS + many));
    const sum = points.reduce((total, one) => total + one, 0);
    addToTotal(land, seat, 'scorer', -sum);
    const own = seat === s.active;
    const before = mind.ready * readiness(totalAt(land, seat, 'scorer'), totalAt(land, seat, 'messenger'));
    const share = bestShare(s, seat, points, own ? message : 0, 0, mind);
    let byMessenger = 0;
    points.forEach((one, i) => {
      if ((share.messenger & (1 << i)) !== 0) byMessenger += one;
    });
    addToTotal(land, seat, 'scorer', sum - byMessenger);
    addToTotal(land, seat, 'messenger', byMessenger);
    worth += own ? share.value - before : (before - share.value) / (s.seats - 1);
  }
  return worth;
}
