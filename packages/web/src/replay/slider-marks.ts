// Where things stand on the slider: moments, turns, and the ground of chances.

import type { Analysis } from '@tabella/kernel';

/** The place of the last moment up to this row. */
export const placeOf = (steps: readonly number[], row: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= row),
  );

/** How far numbers stand apart, so that they do not touch. */
const APART = [1, 2, 3, 5, 10, 20, 50, 100];
const MOST = 8;

interface Tick {
  /** From 1. */
  readonly turn: number;
  readonly place: number;
}

/** The numbers of turns under the slider: the first, the last, and some between them. */
export function ticksOf(turns: readonly number[], steps: readonly number[]): readonly Tick[] {
  const last = turns.length;
  const apart = APART.find((one) => last / one <= MOST) ?? last;
  return turns.flatMap((row, i) => {
    const turn = i + 1;
    const isShown = turn === 1 || turn === last || (turn % apart === 0 && last - turn >= apart / 2);
    return isShown ? [{ turn, place: placeOf(steps, row) }] : [];
  });
}

interface Band {
  readonly seat: number;
  readonly path: string;
}

/** Areas on 1000 × 100, the last seat on top. Chances fill the height; points are measured by the most there were. */
export function groundOf({ moments, worth }: Analysis, steps: readonly number[]): readonly Band[] {
  const seats = moments[0]?.everybody.length ?? 0;
  const width = Math.max(1, steps.length - 1);
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + Math.max(0, one), 0);
  const highest = Math.max(1e-9, ...moments.map(({ everybody }) => sum(everybody)));
  const columns = moments.map(({ row, everybody }) => {
    const whole = worth === 'chance' ? Math.max(1e-9, sum(everybody)) : highest;
    const tops = [0];
    for (const one of everybody) tops.push((tops.at(-1) ?? 0) + (100 * Math.max(0, one)) / whole);
    return { x: (1000 * placeOf(steps, row)) / width, tops };
  });
  const [first] = columns;
  const final = columns.at(-1);
  if (!first || !final) return [];
  // From edge to edge.
  const all = [{ ...first, x: 0 }, ...columns, { ...final, x: 1000 }];
  const point = (x: number, top: number): string => `${x.toFixed(1)} ${(100 - top).toFixed(1)}`;
  return Array.from({ length: seats }, (_, seat) => {
    const upper = all.map(({ x, tops }) => point(x, tops[seat + 1] ?? 0));
    const lower = all.map(({ x, tops }) => point(x, tops[seat] ?? 0)).reverse();
    return { seat, path: `M${[...upper, ...lower].join('L')}Z` };
  });
}
