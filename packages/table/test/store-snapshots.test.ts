// Snapshots in the store: the last one counts, with the story in parts; and matches that go on by other rules.

import type { MatchSnapshot, Told } from '@tabella/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Conflict, type Move, type Store, type StoredTable } from '../src/store/port.ts';
import { storePlaces } from './store-places.ts';

const places = await storePlaces('snapshots');
afterAll(() => {
  for (const place of places) place.end();
});

const table: StoredTable = {
  ...{
    code: 'SNAPSH',
    game: 'toy',
    rules: 1,
    options: { turns: 3 },
    open: 'link',
    window: 'quick',
    clock: 0,
    late: null,
  },
  ...{ fill: 'random', host: 'ada', phase: 'playing', paused: false, secret: 's', next: null, result: null },
  ...{ seats: [], barred: [], made: 1, touched: 1, revision: 0 },
};
const at = (rows: number): MatchSnapshot => ({
  ...{ rows, asked: rows + 1, rest: `{"turn":${rows}}`, place: { branch: 0, closed: rows, rests: 1 }, told: rows },
  ...{ since: [], branch: 0, declared: [{ place: 0, answer: 'ä' }], trail: [], undone: [], undos: 0 },
});
const snapshotAt = (rows: number) => ({
  rules: 1,
  match: at(rows),
  timeouts: [{ seat: 1, told: 2 }],
  byPerson: [rows],
});
const told = (from: number, to: number): Told[] =>
  Array.from({ length: to - from }, (_, i) => ({ to: 1, event: { kind: 'turn', n: from + i } }));
const move = (seq: number): Move => ({ row: { seq, seat: 0, ask: seq + 1, choice: 'a' }, said: `ada:${seq}` });
const standing = { waiting: [0], result: null };

describe.each(places)('$name', (place) => {
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    await store.addTable(table);
  });
  afterEach(() => store.close());

  test('the last snapshot is found with the whole story, whatever of it was told anew', async () => {
    expect(await store.snapshot('SNAPSH')).toBeNull();
    await store.keepSnapshot('SNAPSH', snapshotAt(4), { first: 0, told: told(0, 4) });
    await store.keepSnapshot('SNAPSH', snapshotAt(9), { first: 4, told: told(4, 9) });
    expect(await store.snapshot('SNAPSH')).toEqual({
      snapshot: snapshotAt(9),
      story: [
        { first: 0, told: told(0, 4) },
        { first: 4, told: told(4, 9) },
      ],
    });
    await store.keepSnapshot('SNAPSH', snapshotAt(3), { first: 0, told: told(0, 3) });
    expect(await store.snapshot('SNAPSH')).toEqual({
      snapshot: snapshotAt(3),
      story: [{ first: 0, told: told(0, 3) }],
    });
  });

  test('rows are read from one on', async () => {
    await store.append('SNAPSH', [0, 1, 2, 3].map(move), standing, 5);
    expect(await store.moves('SNAPSH', 2)).toEqual([move(2), move(3)]);
    expect(await store.moves('SNAPSH')).toHaveLength(4);
  });

  test('a match that is over has none', async () => {
    await store.keepSnapshot('SNAPSH', snapshotAt(4), { first: 0, told: told(0, 4) });
    await store.append('SNAPSH', [move(0)], { waiting: [], result: { winners: [0], reason: 'done' } }, 9);
    expect(await store.snapshot('SNAPSH')).toBeNull();
  });

  test('a match goes on by other rules with a log of its own, and what was played before is put aside', async () => {
    await store.append('SNAPSH', [0, 1].map(move), standing, 5);
    await store.keepSnapshot('SNAPSH', snapshotAt(2), { first: 0, told: told(0, 2) });
    const upgraded = { state: '{"turn":2}', told: told(0, 2), asked: 2 };
    const next = { ...table, rules: 2, options: { turns: 4 }, bound: true, upgraded, revision: 1 };
    await expect(store.upgrade({ ...next, revision: 7 })).rejects.toThrow(Conflict);
    expect(await store.moves('SNAPSH')).toHaveLength(2);
    await store.upgrade(next);
    expect(await store.table('SNAPSH')).toMatchObject({ rules: 2, options: { turns: 4 }, upgraded, revision: 1 });
    expect([await store.moves('SNAPSH'), await store.snapshot('SNAPSH')]).toEqual([[], null]);
    await store.append('SNAPSH', [move(0)], standing, 6);
    // And once more.
    await store.upgrade({ ...next, rules: 3, revision: 2 });
    await store.append('SNAPSH', [0, 1, 2].map(move), standing, 7);
    expect(await store.moves('SNAPSH')).toHaveLength(3);
    expect(await store.times('SNAPSH')).toEqual([7, 7, 7]);
  });
});
