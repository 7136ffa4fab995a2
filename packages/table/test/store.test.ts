// The contract of the store, kept by every engine.

import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY } from '../src/core/seating.ts';
import { Conflict, type Move, type Store, type StoredTable } from '../src/store/port.ts';
import { PROBED } from '../src/store/sql/index.ts';
import { storePlaces } from './store-places.ts';

const places = await storePlaces('tabella_contract');

const table = (code: string, change: Partial<StoredTable> = {}): StoredTable => ({
  code,
  game: 'toy',
  rules: 3,
  options: { turns: 4, kind: 'ü"; DROP TABLE tables; --', list: ['a'] },
  open: 'public',
  window: 'slow',
  clock: 45,
  late: 3,
  fill: 'random',
  host: 'ada',
  phase: 'gathering',
  paused: false,
  secret: 'ab'.repeat(32),
  next: null,
  result: null,
  barred: ['mallory'],
  seats: [{ ...EMPTY, person: 'ada', number: '7' }, EMPTY, { ...EMPTY, bot: 'random', name: 'Bruno' }],
  made: 1_800_000_000_000,
  touched: 1_800_000_000_001,
  revision: 0,
  ...change,
});
const move = (seq: number, said: string | null = null): Move => ({
  row: { seq, seat: seq % 2, ask: seq + 1, choice: { card: seq, text: 'naïve\n"quoted"' } },
  said,
});
const standing = { waiting: [1], result: null };

describe.each(places)('$name', (place) => {
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
  });
  afterEach(() => store.close());
  afterAll(() => place.end());

  test('people are found by their token alone, and can be renamed', async () => {
    await store.addPerson({ id: 'ada', token: 'hash', name: 'Ada', made: 1_800_000_000_000 });
    expect(await store.personByToken('hash')).toEqual({
      id: 'ada',
      token: 'hash',
      name: 'Ada',
      made: 1_800_000_000_000,
    });
    expect(await store.personByToken('other')).toBeNull();
    await store.renamePerson('ada', 'Ada L.');
    expect(await store.namesOf(['ada', 'nobody'])).toEqual(new Map([['ada', 'Ada L.']]));
    expect(await store.namesOf([])).toEqual(new Map());
    await expect(store.addPerson({ id: 'eve', token: 'hash', name: 'Eve', made: 0 })).rejects.toThrow();
  });

  test('a setting is made once', async () => {
    const [a, b] = await Promise.all([store.setting('key', () => 'one'), store.setting('key', () => 'two')]);
    expect(a).toBe(b);
    expect(await store.setting('key', () => 'three')).toBe(a);
  });

  test('a table comes back as it was saved, and a code is taken once', async () => {
    expect(await store.addTable(table('AAAAAA'))).toBe(true);
    expect(await store.addTable(table('AAAAAA', { game: 'other' }))).toBe(false);
    expect(await store.table('AAAAAA')).toEqual(table('AAAAAA'));
    expect(await store.table('BBBBBB')).toBeNull();
    const saved = table('AAAAAA', {
      phase: 'playing',
      paused: true,
      next: 'CCCCCC',
      host: 'bob',
      hints: true,
      revision: 1,
      touched: 1_800_000_000_500,
      seats: [
        { ...EMPTY, person: 'ada', number: '7', left: true },
        { ...EMPTY, person: 'bob', name: 'Bob', number: '8' },
        EMPTY,
      ],
    });
    await store.saveTable(saved);
    expect(await store.table('AAAAAA')).toEqual(saved);
  });

  test('of two writers of a table the second is told', async () => {
    await store.addTable(table('AAAAAA'));
    await store.saveTable(table('AAAAAA', { revision: 1, host: 'bob' }));
    await expect(store.saveTable(table('AAAAAA', { revision: 1, host: 'eve' }))).rejects.toThrow(Conflict);
    expect((await store.table('AAAAAA'))?.host).toBe('bob');
  });

  test('rows are kept in order, all or none, and each number once', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    await store.append('AAAAAA', [move(0, 'ada:1')], standing, 5);
    await store.append('AAAAAA', [move(1), { ...move(2), late: true }], standing, 6);
    await expect(store.append('AAAAAA', [move(2), move(3)], standing, 7)).rejects.toThrow(Conflict);
    await store.append('BBBBBB', [move(0)], standing, 7);
    expect(await store.moves('AAAAAA')).toEqual([move(0, 'ada:1'), move(1), { ...move(2), late: true }]);
  });

  test('many writers at once: one of each number wins, the others are told, and nobody else is disturbed', async () => {
    const codes = Array.from({ length: 20 }, (_, i) => `T${String(i).padStart(5, '2')}`);
    for (const code of codes) await store.addTable(table(code, { phase: 'playing' }));
    const other = await place.again();
    const tries = codes.flatMap((code) =>
      [store, other, store, other].map((one) => one.append(code, [move(0), move(1)], standing, 1)),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(codes.length);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Conflict);
    for (const code of codes) expect(await other.moves(code)).toHaveLength(2);
    await other.close();
  });

  test('a write that fails takes no neighbour with it', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    await store.addPerson({ id: 'ada', token: 'same', name: 'Ada', made: 0 });
    const ends = await Promise.allSettled([
      store.append('AAAAAA', [move(0)], standing, 1),
      store.addPerson({ id: 'bob', token: 'same', name: 'Bob', made: 0 }),
      store.append('AAAAAA', [move(1)], standing, 2),
    ]);
    expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.moves('AAAAAA')).toHaveLength(2);
  });

  test('of many tables that are written at once, one that fails halfway leaves nothing, and the others are whole', async () => {
    const codes = Array.from({ length: 20 }, (_, i) => `T${String(i).padStart(5, '2')}`);
    for (const code of codes) await store.addTable(table(code, { phase: 'playing' }));
    await store.append('T22227', [move(1)], standing, 1);
    const ends = await Promise.allSettled(
      codes.map((code) => store.append(code, [move(0), move(1), move(2)], { waiting: [2], result: null }, 2)),
    );
    expect(ends.flatMap(({ status }, i) => (status === 'rejected' ? codes[i] : []))).toEqual(['T22227']);
    for (const code of codes.filter((one) => one !== 'T22227')) expect(await store.moves(code)).toHaveLength(3);
    expect(await store.moves('T22227')).toEqual([move(1)]);
  });

  test('several writes to one table in one moment are done in their order', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    await store.addTable(table('BBBBBB', { phase: 'playing' }));
    await Promise.all([
      store.declare('AAAAAA', { seat: 0, ask: 1, choice: 'first', said: null }),
      store.declare('BBBBBB', { seat: 0, ask: 1, choice: 'other', said: null }),
      store.declare('AAAAAA', { seat: 0, ask: 1, choice: 'second', said: null }),
      store.append('BBBBBB', [move(0)], standing, 1),
      store.declare('BBBBBB', { seat: 0, ask: 2, choice: 'later', said: null }),
    ]);
    const choices = async (code: string) => (await store.declarations(code)).map(({ choice }) => choice);
    expect(await choices('AAAAAA')).toEqual(['second']);
    expect(await choices('BBBBBB')).toEqual(['later']);
  });

  test('the last row ends the match, and the table knows it', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    const result = { winners: [0], reason: 'done', scores: [3, 1] };
    await store.append('AAAAAA', [move(0)], { waiting: [], result }, 9);
    expect(await store.table('AAAAAA')).toMatchObject({ phase: 'over', result, revision: 1, touched: 9 });
  });

  test('declarations are replaced, and gone with the next rows', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    await store.declare('AAAAAA', { seat: 1, ask: 3, choice: 'pass', said: 'bob:1' });
    await store.declare('AAAAAA', { seat: 1, ask: 3, choice: { card: 4 }, said: null });
    expect(await store.declarations('AAAAAA')).toEqual([{ seat: 1, ask: 3, choice: { card: 4 }, said: null }]);
    await store.append('AAAAAA', [move(0)], standing, 1);
    expect(await store.declarations('AAAAAA')).toEqual([]);
  });

  test('lists: the lobby, my tables with whose turn it is, and what nobody wants any more', async () => {
    await store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
    await store.addTable(table('AAAAAA', { made: 1, touched: 1 }));
    await store.addTable(table('BBBBBB', { made: 2, touched: 2, open: 'link' }));
    await store.addTable(table('CCCCCC', { made: 3, touched: 3 }));
    await store.addTable(table('DDDDDD', { made: 4, touched: 4, phase: 'playing' }));
    await store.append('DDDDDD', [], { waiting: [0], result: null }, 10);
    expect((await store.lobby(10)).map((one) => one.code)).toEqual(['CCCCCC', 'AAAAAA']);
    expect((await store.lobby(1))[0]).toMatchObject({ clock: 45, window: 'slow', made: 3 });
    expect((await store.lobby(1))[0]?.seats).toEqual([
      { person: 'ada', name: 'Ada' },
      { person: null, name: null },
      { person: null, name: 'Bruno' },
    ]);
    const mine = await store.tablesOf('ada', 10);
    expect(mine.map((one) => [one.code, one.waiting])).toEqual([
      ['DDDDDD', [0]],
      ['CCCCCC', []],
      ['BBBBBB', []],
      ['AAAAAA', []],
    ]);
    expect(await store.tablesOf('bob', 10)).toEqual([]);
    expect(await store.sweep(3)).toBe(2);
    expect(await store.table('AAAAAA')).toBeNull();
    expect(await store.table('DDDDDD')).not.toBeNull();
  });

  test('V10: tables that a host sits at and has not begun are counted, all of them and the public ones', async () => {
    await store.addTable(table('AAAAAA'));
    await store.addTable(table('BBBBBB', { open: 'link' }));
    await store.addTable(table('CCCCCC', { phase: 'playing' }));
    await store.addTable(table('DDDDDD', { seats: [EMPTY, { ...EMPTY, person: 'bob' }] }));
    await store.addTable(table('EEEEEE', { host: 'bob' }));
    expect(await store.gatheringOf('ada')).toEqual({ all: 2, open: 1 });
    expect(await store.gatheringOf('eve')).toEqual({ all: 0, open: 0 });
    expect((await store.lobby(10)).map((one) => one.host).sort()).toEqual(['ada', 'ada', 'bob']);
  });

  test('a probe leaves nothing behind', async () => {
    await store.probe();
    await Promise.all([store.probe(), store.probe()]);
    expect(await store.setting(PROBED, () => 'free')).toBe('free');
  });

  test('chat is kept as it was typed', async () => {
    const line = {
      at: 1,
      person: 'ada',
      name: 'Ada',
      seat: 0,
      text: '<script>"\'\\ ☃ $1 ?1',
      side: [0, 2],
      said: null,
    };
    await store.addChat('AAAAAA', { ...line, id: 'a' });
    await store.addChat('AAAAAA', { ...line, id: 'b', at: 2, side: null, seat: null, said: 'ada:1' });
    await store.addChat('BBBBBB', { ...line, id: 'c' });
    expect(await store.chat('AAAAAA', 10)).toEqual([
      { ...line, id: 'a' },
      { ...line, id: 'b', at: 2, side: null, seat: null, said: 'ada:1' },
    ]);
    expect((await store.chat('AAAAAA', 1)).map((one) => one.id)).toEqual(['b']);
  });

  test('notes are kept whole, the last of each owner', async () => {
    await store.keepNote('AAAAAA', 'seat 0', { trust: 'E' });
    await store.keepNote('AAAAAA', 'side x', ['☃', null, 1]);
    await store.keepNote('AAAAAA', 'seat 0', { trust: 'P' });
    await store.keepNote('BBBBBB', 'seat 0', 'other');
    expect(await store.notes('AAAAAA')).toEqual(
      new Map<string, unknown>([
        ['seat 0', { trust: 'P' }],
        ['side x', ['☃', null, 1]],
      ]),
    );
    expect(await store.notes('CCCCCC')).toEqual(new Map());
  });

  test('servers that start together on nothing agree', async () => {
    const stores = await place.fresh();
    const [first, second] = stores as [Store, Store];
    await first.addTable(table('AAAAAA'));
    expect(await second.table('AAAAAA')).not.toBeNull();
    await Promise.all(stores.map((one) => one.close()));
  });

  test('everything is there when it is opened again', async () => {
    await store.addTable(table('AAAAAA', { phase: 'playing' }));
    await store.append('AAAAAA', [move(0)], standing, 1);
    await store.close();
    store = await place.again();
    expect(await store.moves('AAAAAA')).toEqual([move(0)]);
    expect((await store.table('AAAAAA'))?.options).toEqual(table('AAAAAA').options);
  });
});
