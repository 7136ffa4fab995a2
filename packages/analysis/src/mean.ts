// Means over imagined worlds.

import type { Answer, Chance, Judge, Worths } from '@tabella/kernel';

/** Chances and points are kept to so many decimals: nobody reads more, and files stay small. */
const DECIMALS = 1e4;
export const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

/** In how many worlds nothing could be imagined before it is given up, as a multiple of those wanted. */
const PATIENCE = 2;

const KINDS = ['chances', 'points', 'low', 'high'] as const satisfies readonly (keyof Worths)[];

/** The mean worths over so many worlds; null when none could be imagined. Yields after every world. */
export function* meanWorths(judge: Judge, worlds: number, chance: Chance): Generator<void, Worths | null> {
  const wanted = judge.sure ? 1 : worlds;
  const sums: { -readonly [Kind in keyof Worths]: number[] } = {};
  let found = 0;
  for (let i = 0; i < wanted * PATIENCE && found < wanted; i++) {
    const one = judge.worths(chance);
    yield;
    if (one === null) continue;
    for (const kind of KINDS) {
      const values = one[kind]?.map((value, seat) => value + (sums[kind]?.[seat] ?? 0));
      if (values) sums[kind] = values;
    }
    found++;
  }
  if (found === 0) return null;
  for (const kind of KINDS) {
    const sum = sums[kind];
    if (sum) sums[kind] = sum.map((all) => round(all / found));
  }
  return sums;
}

/** How much a worth changes from moment to moment, as a standard deviation, where nothing special happens. */
const DRIFT = 0.06;
/** A change of so many standard deviations is taken for a real one. */
const LEAP = 2;

/**
 * A chance from a few worlds, steadied by the one of the moment before: each counts by how sure it is, and what has
 * clearly changed counts alone. `before` is what the same onlooker made of the last moment.
 */
export function steadied(chance: number, worlds: number, before: number | undefined): number {
  if (before === undefined) return round(chance);
  const doubt = (chance * (1 - chance) + 0.25 / worlds) / worlds;
  const spread = DRIFT ** 2 + doubt / 2;
  if (Math.abs(chance - before) > LEAP * Math.sqrt(spread + doubt)) return round(chance);
  const weight = spread / (spread + doubt);
  return round(before + weight * (chance - before));
}

export interface Compared {
  /** The mean worth of each answer. */
  readonly means: readonly number[];
  /** By how much the first may lie beside the last by chance: one standard error of their difference. */
  readonly doubt: number;
}

/** Answers compared in the same worlds; null when none could be imagined. Yields after every world. */
export function* compared(
  judge: Judge,
  answers: readonly Answer[],
  worlds: number,
  chance: Chance,
): Generator<void, Compared | null> {
  const wanted = judge.sure === 'all' ? 1 : worlds;
  const sums = answers.map(() => 0);
  let [found, total, squares] = [0, 0, 0];
  for (let i = 0; i < wanted * PATIENCE && found < wanted; i++) {
    const worths = judge.after(answers, chance);
    yield;
    if (worths === null) continue;
    worths.forEach((value, at) => {
      sums[at] = (sums[at] as number) + value;
    });
    const gap = (worths.at(-1) as number) - (worths[0] as number);
    total += gap;
    squares += gap * gap;
    found++;
  }
  if (found === 0) return null;
  const spread = Math.max(0, squares / found - (total / found) ** 2);
  return { means: sums.map((sum) => sum / found), doubt: Math.sqrt(spread / found) };
}
