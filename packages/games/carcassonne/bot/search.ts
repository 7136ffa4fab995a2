// Search: the best plans are tried out in imagined futures. Everybody goes on by the best plan at first sight, for a few tiles;
// all plans meet the same futures, and the worse half is dropped again and again.

import type { Chance } from '@tabella/kernel';
import { boxOf } from '../rules/box.ts';
import { pileAt } from '../rules/core/piles.ts';
import { fits } from '../rules/core/spots.ts';
import { isHeld, readyFor } from '../rules/draw.ts';
import type { State } from '../rules/state.ts';
import { copyTo } from './copy.ts';
import { doInMind } from './deeds.ts';
import type { Mind } from './mind.ts';
import { best, findBest, laidAt, type Plan, secondTile, settled } from './plan.ts';
import { chanceAhead } from './prospects.ts';
import { lookAt } from './remaining.ts';
import { standingOf, weigh } from './value.ts';
import { worldsOf } from './worlds.ts';

export interface Effort {
  /** So many plans are tried at first. */
  readonly width: number;
  /** How often each seat lays a tile in a future. */
  readonly rounds: number;
  /** How many positions may be weighed, in equal shares for all halves. Counted, not timed. */
  readonly positions: number;
  /** The part of them that suffices for the figure alone. */
  readonly figureShare: number;
  /** The most futures for one half. */
  readonly futures: number;
  /** With so few tiles left, futures go on to the last of them, and count by who has won. */
  readonly endgame: number;
  /** So many plans are tried then, and so many positions weighed. */
  readonly endgameWidth: number;
  readonly endgamePositions: number;
  /** How many futures the first sight of a plan counts for. */
  readonly prior: number;
  /** Do the tiles that come next come evenly? */
  readonly evenly: boolean;
}

/** A part of an effort. */
export const lessened = (effort: Effort, part: number): Effort => ({
  ...effort,
  positions: effort.positions * part,
  endgamePositions: effort.endgamePositions * part,
});

/** Where futures take so long that they cannot be afforded for more, at least so many plans are tried. */
const LEAST_WIDTH = 3;

interface Trial {
  readonly plan: Plan;
  sum: number;
}

/** The plan that does best. The tile is drawn, or laid already when only the figure is asked. */
export function bestInFutures(
  s: State,
  plans: readonly Plan[],
  message: number,
  effort: Effort,
  mind: Mind,
  chance: Chance,
): Plan {
  const left = s.size - s.at;
  const isLate = left <= effort.endgame;
  const next = worldsOf(s, chance, effort.evenly);
  let trials: Trial[] = plans
    .toSorted((a, b) => b.value - a.value)
    .slice(0, isLate ? effort.endgameWidth : effort.width)
    .map((plan) => ({ plan, sum: isLate ? 0 : effort.prior * plan.value }));
  const depth = isLate ? left : effort.rounds * s.seats;
  const most = isLate ? effort.endgamePositions : effort.positions;
  const positions = s.drawn >= 0 ? most : most * effort.figureShare;
  const share = positions / Math.ceil(Math.log2(Math.max(2, trials.length)));
  for (let half = 0; trials.length > 1; half++) {
    weighed = 0;
    for (let n = 0; n < effort.futures && weighed < share; n++) {
      const world = next();
      for (let i = 0; i < trials.length; i++) {
        const trial = trials[i] as Trial;
        trial.sum += future(world, trial.plan, message, depth, mind, isLate);
        // What the first future took tells how many plans can be tried at all: those that were the best at first sight.
        if (half + n + i === 0) trials = trials.slice(0, Math.max(LEAST_WIDTH, Math.floor(share / weighed)));
      }
    }
    trials = trials.toSorted((a, b) => b.sum - a.sum).slice(0, trials.length >> 1);
  }
  return (trials[0] as Trial).plan;
}

/** When no tile is left, nobody can join or catch up any more: what lies there is counted. */
const counting = (mind: Mind): Mind => ({ ...mind, risk: 0, behind: 0 });

/** What a point is worth, as a chance, to one who will win or lose anyway. */
const A_POINT = 0.001;

/** Positions weighed since the last half was dropped. */
let weighed = 0;
let played: State | null = null;

/** What the seat's position is worth after a plan and the next tiles of this world. */
function future(world: State, plan: Plan, message: number, depth: number, mind: Mind, toWin: boolean): number {
  played = copyTo(played, world);
  const s = played;
  const seat = s.active;
  let gain = s.drawn >= 0 ? laidAt(s, plan.spot, mind, message) : 0;
  if (plan.offer !== undefined) doInMind(s, plan.offer, plan.then);
  gain += settled(s, plan.figure, mind, message);
  for (let n = 0; n < depth; n++) {
    passOn(s);
    if (!draw(s)) break;
    lookAt(s, mind);
    findBest(s, mind, message);
    weighed += best.plans;
    const more = laidAt(s, best.spot, mind, message) + settled(s, best.figure, mind, message);
    gain += s.active === seat ? more : -more / (s.seats - 1);
  }
  const judge = toWin && s.at === s.size ? counting(mind) : mind;
  lookAt(s, judge);
  weigh(s, judge);
  weighed++;
  const second = secondTile(s, mind);
  const lead = standingOf(s, seat) + gain + (s.active === seat ? second : -second / (s.seats - 1));
  return toWin ? chanceAhead(lead) + A_POINT * lead : lead;
}

function passOn(s: State): void {
  if (s.builder) s.turn = 'builder';
  else {
    s.turn = 'turn';
    s.active = (s.active + 1) % s.seats;
  }
  s.builder = false;
}

function draw(s: State): boolean {
  const box = boxOf(s.options);
  const ready = s.turn === 'turn' ? readyFor(s, box, s.active) : -1;
  if (ready >= 0) {
    for (const { reserve } of box.reserving) reserve.take(s, s.active);
    s.drawn = ready;
    if (fits(s.land, ready >> 1)) return true;
  }
  while (s.at < s.size) {
    s.drawn = pileAt(s.land, s.at++);
    if (!isHeld(s, box, s.drawn) && fits(s.land, s.drawn >> 1)) return true;
  }
  return false;
}
