// The store's list of finished matches: what is found, what is hidden, what is deleted; on every engine.

import type { Analysis } from '@tabella/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY } from '../src/core/seating.ts';
import { sql } from '../src/store/engine.ts';
import type { Move, Store, StoredTable } from '../src/store/port.ts';
import { SETTINGS, STEPS, WITH_MATCHES } from '../src/store/schema.ts';
import { storePlaces } from './store-places.ts';

const places = await storePlaces('tabella_matches');

const SEATS = [
  { ...EMPTY, person: 'ada', number: '7' },
  { ...EMPTY, person: 'bob', name: 'Böb %', number: '8' },
  { ...EMPTY, bot: 'random', name: 'Bruno' },
];
const table = (code: string, change: Partial<StoredTable> = {}): StoredTable => ({
  code,
  ...{ game: 'courier', rules: 3, options: { silence: 4 }, open: 'public', window: 'slow', clock: 45, fill: 'random' },
  ...{ host: 'ada', phase: 'playing', paused: false, secret: 'ab'.repeat(32), next: null, result: null, barred: [] },
  ...{ seats: SEATS, made: 1, touched: 1, revision: 0 },
  ...change,
});
const move = (seq: number): Move => ({ row: { seq, seat: 0, ask: seq + 1, choice: 'x' }, said: null });
const analysis = { version: 1, of: 'aa' } as Analysis;

describe.each(places)('$name', (place) => {
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
    await store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
    await store.addPerson({ id: 'bob', token: 'b', name: 'Bob', made: 0 });
  });
  afterEach(() => store.close());
  afterAll(() => place.end());

  const ended = async (code: string, at: number, winners: number[], change: Partial<StoredTable> = {}) => {
    await store.addTable(table(code, change));
    await store.append(code, [], { waiting: [0], result: null }, at - 10);
    await store.append(code, [move(0), move(1)], { waiting: [], result: { winners, reason: 'done', scores: [3] } }, at);
  };
  const mine = async (wanted: object = {}, person = 'ada') =>
    (await store.matchesOf(person, { limit: 10, ...wanted })).map(({ code }) => code);

  test('a match that ends is in the list of everybody who sat there, with the names of that time', async () => {
    await ended('AAAAAA', 100, [0]);
    await store.addTable(table('BBBBBB'));
    await store.renamePerson('ada', 'Ada the Second');
    const [match] = await store.matchesOf('ada', { limit: 10 });
    expect(match).toEqual({
      ...{ code: 'AAAAAA', game: 'courier', rules: 3, open: 'public', options: { silence: 4 }, began: 90, ended: 100 },
      ...{ result: { winners: [0], reason: 'done', scores: [3] }, playedOn: false, outcome: 'won', keptByOthers: 1 },
      seats: [
        { person: 'ada', bot: null, name: 'Ada' },
        { person: 'bob', bot: null, name: 'Böb %' },
        { person: null, bot: 'random', name: 'Bruno' },
      ],
    });
    expect((await store.matchesOf('bob', { limit: 10 }))[0]?.outcome).toBe('lost');
    expect(await mine({}, 'eve')).toEqual([]);
    expect(await store.countMatches('ada')).toBe(1);
    expect(await store.finished('AAAAAA')).toMatchObject({ names: ['Ada', 'Böb %', 'Bruno'], hidden: false });
    expect(await store.finished('BBBBBB')).toBeNull();
    expect(await store.times('AAAAAA')).toEqual([100, 100]);
  });

  test('it is found by game, result, name and any text, newest first, page by page', async () => {
    const both = [
      { ...EMPTY, person: 'ada' },
      { ...EMPTY, person: 'ada', name: 'Guest' },
    ];
    await ended('AAAAAA', 100, [0]);
    await ended('BBBBBB', 100, [1], { game: 'stars' });
    await ended('CCCCCC', 300, [1], { seats: both });
    expect(await mine()).toEqual(['CCCCCC', 'BBBBBB', 'AAAAAA']);
    expect(await mine({ limit: 1, before: { ended: 100, code: 'BBBBBB' } })).toEqual(['AAAAAA']);
    expect(await mine({ game: 'stars' })).toEqual(['BBBBBB']);
    expect(await mine({ outcome: 'won' })).toEqual(['AAAAAA']);
    expect(await mine({ outcome: 'lost' })).toEqual(['BBBBBB']);
    expect(await mine({ outcome: 'other' })).toEqual(['CCCCCC']);
    expect(await mine({ with: 'bob %' })).toEqual(['BBBBBB', 'AAAAAA']);
    expect(await mine({ with: 'bob' })).toEqual([]);
    const text = (part: string, games: string[] = []) => mine({ text: { part, games } });
    expect(await text('runo')).toEqual(['BBBBBB', 'AAAAAA']);
    expect(await text('b %')).toEqual(['BBBBBB', 'AAAAAA']);
    expect(await text('%b')).toEqual([]);
    expect(await text('ccc')).toEqual(['CCCCCC']);
    expect(await text('message', ['stars'])).toEqual(['BBBBBB']);
    expect(await mine({ text: { part: 'ada', games: [] }, game: 'courier', outcome: 'won' })).toEqual(['AAAAAA']);
  });

  test('hidden by one it is gone from that list and from strangers, hidden by all it is deleted with everything', async () => {
    await ended('AAAAAA', 100, [0]);
    await ended('BBBBBB', 200, [0], { open: 'link' });
    const line = { id: 'c', at: 1, person: 'ada', name: 'Ada', seat: 0, text: 'x', side: null, said: null };
    await store.addChat('AAAAAA', line);
    await store.keepNote('AAAAAA', 'seat 0', 'note');
    expect(await store.keepAnalysis('AAAAAA', analysis)).toBe(true);
    expect(await store.analysis('AAAAAA')).toEqual(analysis);
    expect((await store.publicMatches({ limit: 10 })).map(({ code }) => code)).toEqual(['AAAAAA']);
    expect((await store.tablesOf('ada', 10)).map(({ code }) => code)).toEqual(['BBBBBB', 'AAAAAA']);

    expect(await store.hideMatch('eve', 'AAAAAA')).toBe('not-theirs');
    expect(await store.hideMatch('ada', 'AAAAAA')).toBe('hidden');
    expect(await mine()).toEqual(['BBBBBB']);
    expect((await store.tablesOf('ada', 10)).map(({ code }) => code)).toEqual(['BBBBBB']);
    expect((await store.matchesOf('bob', { limit: 10 })).map((one) => [one.code, one.keptByOthers])).toEqual([
      ['BBBBBB', 1],
      ['AAAAAA', 0],
    ]);
    expect(await store.publicMatches({ limit: 10 })).toEqual([]);
    expect((await store.finished('AAAAAA'))?.hidden).toBe(true);
    expect(await store.hideMatch('ada', 'AAAAAA')).toBe('hidden');

    expect(await store.hideMatch('bob', 'AAAAAA')).toBe('deleted');
    expect(await store.table('AAAAAA')).toBeNull();
    expect(await store.finished('AAAAAA')).toBeNull();
    expect(await store.moves('AAAAAA')).toEqual([]);
    expect(await store.chat('AAAAAA', 10)).toEqual([]);
    expect((await store.notes('AAAAAA')).size).toBe(0);
    expect(await store.analysis('AAAAAA')).toBeNull();
    expect(await store.keepAnalysis('AAAAAA', analysis)).toBe(false);
    expect(await store.hideMatch('ada', 'AAAAAA')).toBe('not-theirs');
    expect(await mine()).toEqual(['BBBBBB']);
  });

  test('a table knows the moment from which it goes on', async () => {
    const position = { state: '{"é":"\\u0000"}', told: [{ to: 3, event: { kind: 'x' } }] };
    const from = { position, code: null, row: 12, seat: 1, hidden: 'anew' } as const;
    await store.addTable(table('AAAAAA', { from }));
    expect((await store.table('AAAAAA'))?.from).toEqual(from);
    await store.addTable(table('BBBBBB'));
    expect(await store.table('BBBBBB')).not.toHaveProperty('from');
  });

  test('matches that ended before there was this list are in it after the update', async () => {
    await store.close();
    const engine = await place.bare();
    await engine.write(function* () {
      yield sql(SETTINGS);
      for (const step of STEPS.slice(0, WITH_MATCHES - 1)) for (const statement of step) yield sql(statement);
      yield sql("INSERT INTO settings (name, value) VALUES ('schema', $1)", String(WITH_MATCHES - 1));
      yield sql("INSERT INTO people (id, token, name, made) VALUES ('ada', 'a', 'Ada', 0)");
      const result = JSON.stringify({ winners: [0], reason: 'done' });
      for (const [code, phase, ending] of [
        ['AAAAAA', 'over', result],
        ['BBBBBB', 'playing', null],
      ] as const) {
        yield sql(
          `INSERT INTO tables (code, game, rules, options, access, windows, clock, fill, host, phase, paused, secret,
             waiting, result, made, touched, revision)
           VALUES ($1, 'courier', 1, '{}', 'public', 'quick', 0, 'random', 'ada', $2, 0, 'x', '[]', $3, 1, 99, 1)`,
          ...[code, phase, ending],
        );
        yield sql("INSERT INTO seats (code, seat, person, gone) VALUES ($1, 0, 'ada', 0)", code);
        for (const at of [20, 30]) {
          yield sql('INSERT INTO moves (code, seq, move, at) VALUES ($1, $2, $3, $4)', code, at, '{}', at);
        }
      }
    });
    await engine.close();
    store = await place.again();
    const [match, ...more] = await store.matchesOf('ada', { limit: 10 });
    expect(match).toMatchObject({ code: 'AAAAAA', began: 20, ended: 30, outcome: 'won', seats: [{ name: 'Ada' }] });
    expect(more).toEqual([]);
    await store.append('BBBBBB', [move(31)], { waiting: [], result: { winners: [], reason: 'done' } }, 50);
    expect((await store.matchesOf('ada', { limit: 1 }))[0]).toMatchObject({ began: 20, ended: 50, outcome: 'lost' });
  });
});
