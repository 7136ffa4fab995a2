// When a snapshot of a match is due: apart from those of other tables, unless it has waited for long; and what is stored with it.

import { EVERYONE, type Told } from '@tabella/kernel';
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
  expect(playedInStep(1, 200, 2).kept).toEqual([[32, 64, 96, 128, 160, 192]]);
});

test('tables that are due together take turns', () => {
  const { kept, most } = playedInStep(4, 400, 10);
  expect(most).toBe(1);
  for (const rows of kept) for (const gap of gaps(rows)) expect(gap).toBeLessThanOrEqual(48);
});

test('no table waits for more than 256 rows, however many play', () => {
  const { kept } = playedInStep(50, 600, 1);
  for (const rows of kept) {
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const gap of gaps(rows)) expect(gap).toBeLessThanOrEqual(256);
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

test('a long story is stored in a few long parts, and no event of it is written more than three times on average', () => {
  const told: Told[] = Array.from({ length: 20_000 }, () => ({ to: EVERYONE, event: { kind: 'told' } }));
  const snapshots = new Snapshots();
  const stored = new Map<number, number>();
  let written = 0;
  for (let end = 40; end <= told.length; end += 40) {
    // What is told after the snapshot is no part of it.
    const part = snapshots.part(told, end);
    snapshots.kept(end, part);
    for (const first of stored.keys()) if (first >= part.first) stored.delete(first);
    stored.set(part.first, part.told.length);
    written += part.told.length;
  }
  expect([...stored.values()].reduce((sum, one) => sum + one, 0)).toBe(told.length);
  expect(stored.size).toBeLessThanOrEqual(40);
  expect(written).toBeLessThanOrEqual(3 * told.length);
});
