// When a snapshot of a match is due: apart from those of other tables, unless it has waited for long.

import { expect, test } from 'vitest';
import { SnapshotPace, Snapshots } from '../src/table/snapshots.ts';

class Clock {
  at = 1_000;
  now(): number {
    return this.at;
  }
}

interface Kept {
  /** By table: the rows at which it kept a snapshot. */
  readonly kept: readonly number[][];
  /** Of all tables at one moment. */
  readonly most: number;
}

/** Tables that begin together and play in step, a row each per so many milliseconds. */
function playedInStep(tables: number, rows: number, ms: number): Kept {
  const clock = new Clock();
  const pace = new SnapshotPace(clock);
  const all = Array.from({ length: tables }, () => ({ snapshots: new Snapshots(), kept: [] as number[] }));
  let most = 0;
  for (let row = 1; row <= rows; row++, clock.at += ms) {
    let now = 0;
    for (const { snapshots, kept } of all) {
      if (!snapshots.due(row, pace.free)) continue;
      pace.kept();
      snapshots.kept(row, { first: 0, told: [] });
      kept.push(row);
      now++;
    }
    most = Math.max(most, now);
  }
  return { kept: all.map(({ kept }) => kept), most };
}

const gaps = (kept: readonly number[]): number[] => kept.map((row, i) => row - (kept[i - 1] ?? 0));

test('a table alone keeps one every 32 rows', () => {
  expect(playedInStep(1, 200, 1).kept).toEqual([[32, 64, 96, 128, 160, 192]]);
});

test('tables that are due together take turns', () => {
  const { kept, most } = playedInStep(4, 400, 10);
  expect(most).toBe(1);
  for (const rows of kept) for (const gap of gaps(rows)) expect(gap).toBeLessThanOrEqual(40);
});

test('no table waits for more than 128 rows, however many play', () => {
  const { kept } = playedInStep(50, 600, 1);
  for (const rows of kept) {
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const gap of gaps(rows)) expect(gap).toBeLessThanOrEqual(128);
  }
});

test('a clock that was set back holds up no snapshot', () => {
  const clock = new Clock();
  const pace = new SnapshotPace(clock);
  pace.kept();
  expect(pace.free).toBe(false);
  clock.at -= 500;
  expect(pace.free).toBe(true);
});
