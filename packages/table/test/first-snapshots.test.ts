// When the first snapshot of a match is due: within as many rows as the others, and at another row for most tables.

import { expect, test } from 'vitest';
import { Snapshots } from '../src/table/snapshots.ts';

const EVERY = 32;
const CODES = Array.from(
  { length: 200 },
  (_, i) => `TABLE${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`,
);

/** The row at which the next one is due. */
const dueAt = (snapshots: Snapshots, from = 0): number => {
  for (let rows = from; ; rows++) if (snapshots.due(rows)) return rows;
};

test('tables that begin together do not keep their first ones together', () => {
  const rows = CODES.map((code) => dueAt(Snapshots.ofTable(code)));
  for (const row of rows) expect(row).toBeGreaterThan(0);
  for (const row of rows) expect(row).toBeLessThanOrEqual(EVERY);
  const most = Math.max(...rows.map((row) => rows.filter((other) => other === row).length));
  expect(most).toBeLessThan(CODES.length / 8);
});

test('after the first one all come at the same distance', () => {
  const snapshots = Snapshots.ofTable('TABLEABC');
  const first = dueAt(snapshots);
  snapshots.kept(first, { first: 0, told: [] });
  expect(dueAt(snapshots, first)).toBe(first + EVERY);
});
