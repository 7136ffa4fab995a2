// Intervals: a mean and how far it can be trusted.

export interface Interval {
  readonly mean: number;
  /** Where the true mean lies in 95 of 100 cases; null with too few deals, for then nothing can be said. */
  readonly low: number | null;
  readonly high: number | null;
  /** Independent observations: deals, never the matches of one deal. */
  readonly deals: number;
}

/** What a value can be: a share of the win lies between 0 and 1. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const NO_BOUNDS: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const FEWEST = 4;

/**
 * The 95 % interval of the mean of independent observations; null without any. It is Student's, cut at the bounds: Wilson's
 * is for single wins and losses, and would not know how little the mean over a deal played from every seat varies. Where
 * all deals end at a bound, nothing varies, and the exact interval of so many wins (or losses) is taken instead.
 */
export function intervalOf(values: readonly number[], { least, most }: Bounds = NO_BOUNDS): Interval | null {
  const n = values.length;
  if (n === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < FEWEST) return { mean, low: null, high: null, deals: n };
  const seldom = (most - least) * (1 - 0.025 ** (1 / n));
  if (values.every((value) => value === most)) return { mean: most, low: most - seldom, high: most, deals: n };
  if (values.every((value) => value === least)) return { mean: least, low: least, high: least + seldom, deals: n };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const reach = student95(n - 1) * Math.sqrt(variance / n);
  return { mean, low: Math.max(least, mean - reach), high: Math.min(most, mean + reach), deals: n };
}

const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The two-sided 95 % point of Student's t: a table for few degrees of freedom, Hill's expansion beyond. */
function student95(freedom: number): number {
  const known = FEW[freedom - 1];
  if (known !== undefined) return known;
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}
