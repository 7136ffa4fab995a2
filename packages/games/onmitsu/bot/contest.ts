// A contest: all choose at once, so there is no best throw, only a good mixture. In every imagined world the throws of this
// seat meet likely throws of the others; regrets of both sides say how often each should be made.

import type { Chance } from '@tabella/kernel';
import type { Plan } from './plans.ts';
import { bestPlans, type Foresight, tryOut } from './ply.ts';
import { type Insight, profilesOf } from './rivals.ts';
import type { World } from './worlds.ts';

export interface Effort extends Insight {
  /** Throws of this seat that are looked at closely. */
  readonly own: number;
  /** Rounds of regret. */
  readonly rounds: number;
  /** How much of the others' play is against this seat; the rest is by habit. */
  readonly spite: number;
  /** How likely the likeliest throw of the others is, the second, and so on, in parts. */
  readonly odds: readonly number[];
}

/** What the throws of this seat bring it in one world, against each throw of the others. */
type Matrix = readonly (readonly number[])[];

export function mixedPlan(
  foresight: Foresight,
  effort: Effort,
  worlds: readonly World[],
  plans: readonly Plan[],
  chance: Chance,
): Plan {
  const own = bestPlans(foresight, worlds, plans, effort.own);
  if (own.length === 1) return own[0] as Plan;
  const matrices = worlds.map((world) => matrixOf(foresight, effort, world, own, chance));
  return own[drawn(mixture(matrices, effort), chance)] as Plan;
}

function matrixOf(foresight: Foresight, effort: Effort, world: World, own: readonly Plan[], chance: Chance): Matrix {
  const profiles = profilesOf(foresight, effort, world, chance);
  return own.map((plan) => profiles.map((others) => tryOut(foresight, world, plan, others)));
}

/** Regret matching: this seat keeps one mixture for all worlds, the others one for each, since they know their hands. */
function mixture(matrices: readonly Matrix[], { rounds, spite, odds }: Effort): number[] {
  const count = matrices[0]?.length ?? 0;
  const regrets = new Array<number>(count).fill(0);
  const total = new Array<number>(count).fill(0);
  const theirs = matrices.map((matrix) => new Array<number>(matrix[0]?.length ?? 0).fill(0));
  for (let round = 1; round <= rounds; round++) {
    const mix = matched(regrets);
    const worth = new Array<number>(count).fill(0);
    matrices.forEach((matrix, w) => {
      const against = theirs[w] as number[];
      const sum = against.reduce((all, _, j) => all + (odds[j] ?? 0), 0);
      const answers = matched(against).map((part, j) => spite * part + ((1 - spite) * (odds[j] ?? 0)) / sum);
      const losses = against.map((_, j) => mix.reduce((sum, part, i) => sum - part * (matrix[i]?.[j] ?? 0), 0));
      const mean = losses.reduce((sum, loss, j) => sum + loss * (answers[j] ?? 0), 0);
      losses.forEach((loss, j) => {
        against[j] = Math.max(0, (against[j] ?? 0) + loss - mean);
      });
      for (let i = 0; i < count; i++) {
        worth[i] = (worth[i] ?? 0) + answers.reduce((sum, part, j) => sum + part * (matrix[i]?.[j] ?? 0), 0);
      }
    });
    const mean = worth.reduce((sum, one, i) => sum + one * (mix[i] ?? 0), 0);
    for (let i = 0; i < count; i++) {
      regrets[i] = Math.max(0, (regrets[i] ?? 0) + (worth[i] ?? 0) - mean);
      total[i] = (total[i] ?? 0) + round * (mix[i] ?? 0);
    }
  }
  return total;
}

/** Regrets as parts of one; even parts where there are none. */
function matched(regrets: readonly number[]): number[] {
  const sum = regrets.reduce((all, one) => all + one, 0);
  return regrets.map((one) => (sum > 0 ? one / sum : 1 / regrets.length));
}

/** One of the parts by chance; what is hardly ever right is left out. */
function drawn(parts: readonly number[], chance: Chance): number {
  const most = Math.max(...parts);
  const good = parts.map((part) => (part * 3 < most ? 0 : part));
  const sum = good.reduce((all, one) => all + one, 0);
  let at = (chance.int(1_000_000) / 1_000_000) * sum;
  for (let i = 0; i < good.length; i++) {
    at -= good[i] ?? 0;
    if (at < 0) return i;
  }
  return parts.indexOf(most);
}
