// Where things stand on the slider: moments, turns, and the ground of chances.

import type { Analysis } from '@tabella/kernel';

/** The place of the last moment up to this row. */
export const placeOf = (steps: readonly number[], row: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= row),
  );

/** So many numbers at most stand beside each other without touching. */
const MOST = 12;
/** Numbers that people count in. */
const ROUND = [1, 2, 5, 10, 20, 50, 100];

interface Tick {
  /** From 1. */
  readonly turn: number;
  readonly place: number;
}

/** The numbers of turns under the slider: the first, the last, and round ones between them that have room. */
export function ticksOf(turns: readonly number[], steps: readonly number[]): readonly Tick[] {
  const all = turns.map((row, i) => ({ turn: i + 1, place: placeOf(steps, row) }));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return [];
  const room = steps.length / MOST;
  const apart = ROUND.find((one) => all.length / one <= MOST) ?? all.length;
  const shown = [first];
  for (const tick of all) {
    const isFree = tick.place - (shown.at(-1)?.place ?? 0) >= room && last.place - tick.place >= room;
    if (tick.turn % apart === 0 && isFree) shown.push(tick);
  }
  return last.place - first.place >= room ? [...shown, last] : shown;
}

interface Band {
  readonly seat: number;
  readonly path: string;
}

/** Areas on 1000 × 100, the last seat on top. Chances fill the height; points are measured by the most there were. */
export function groundOf(
  { moments, worth }: Pick<Analysis, 'moments' | 'worth'>,
  steps: readonly number[],
): readonly Band[] {
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
