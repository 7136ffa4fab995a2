// One ply: every answer is tried in every imagined world to the end of the turn, the others answering by habit; what
// comes of it is judged.

import type { Run, Seat } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import type { Look } from '../rules/stage.ts';
import type { State } from '../rules/state.ts';
import type { OnmitsuAnswer, OnmitsuAsk } from '../rules/types.ts';
import type { Phase } from '../rules/view.ts';
import { habitOf } from './habit.ts';
import type { Plan } from './plans.ts';
import { type Judgement, prospectOf } from './value.ts';
import { asksOf, enter, lookAt, playOn, type World } from './worlds.ts';

/** The part of the worlds in the first round of sifting; each later round has as many more. */
const FIRST = 1 / 5;

/** What is given up while a turn closes shows its worth in the next one. */
const CLOSING: readonly Phase[] = ['shed', 'limit'];

export interface Foresight extends Judgement {
  readonly game: OnmitsuGame;
  /** Turns that are played on. */
  readonly turns: number;
}

/** What the plan comes to in the world; `others` are answers of other seats to the same question. */
export function tryOut(
  foresight: Foresight,
  world: World,
  plan: Plan,
  others: ReadonlyMap<Seat, Plan> = new Map(),
): number {
  const { game, seat, turns } = foresight;
  const run = enter(game, world);
  const look = lookAt(game, run.state);
  // Reckoned before the answer: one that ends the turn must not be judged by a later moment than the others.
  const until = run.state.turn + turns + (CLOSING.includes(run.state.phase) ? 1 : 0);
  const wanted = new Map<Seat, Plan>(others);
  wanted.set(seat, plan);
  run.resume(
    asksOf(run).map((ask) => wanted.get(ask.seat)?.answer ?? habitOf(look, ask, run.chance, world.tempers[ask.seat])),
  );
  const answering = (at: Run<State>, g: Look): readonly OnmitsuAnswer[] =>
    asksOf(at).map((ask) => intended(ask, wanted) ?? habitOf(g, ask, at.chance, world.tempers[ask.seat]));
  playOn(game, run, until, answering);
  return prospectOf(look, foresight, run.result);
}

/** The Action that was planned, the first time it is asked for. */
function intended(ask: OnmitsuAsk, wanted: Map<Seat, Plan>): OnmitsuAnswer | null {
  const action = wanted.get(ask.seat)?.action;
  if (ask.kind !== 'action' || !action) return null;
  wanted.delete(ask.seat);
  return ask.from.some((one) => one.action === action) ? { action } : null;
}

/**
 * The best plans on average over the worlds, best first. All are tried in the first few worlds, the better half of them
 * in the next, and so on, so that thought goes where it is needed.
 */
export function bestPlans(
  foresight: Foresight,
  worlds: readonly World[],
  plans: readonly Plan[],
  count: number,
): readonly Plan[] {
  let left = plans.map((plan) => ({ plan, sum: 0 }));
  const first = Math.max(2, Math.round(worlds.length * FIRST));
  let from = 0;
  for (let round = 1; left.length > count && from < worlds.length; round++) {
    const to = left.length <= count + 1 ? worlds.length : Math.min(worlds.length, from + round * first);
    for (const one of left) {
      for (let i = from; i < to; i++) {
        one.sum += tryOut(foresight, worlds[i] as World, one.plan);
      }
    }
    left.sort((a, b) => b.sum - a.sum);
    left = left.slice(0, Math.max(count + 1, Math.ceil(left.length / 2)));
    from = to;
  }
  return left.slice(0, count).map((one) => one.plan);
}
