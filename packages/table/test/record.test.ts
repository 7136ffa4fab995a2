// The record of a finished match over HTTP: all of the deal and the play, and what its reader could see of the table.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyGame,
  commitment,
  FastChance,
  Match,
  openRecord,
  pickOne,
  readLog,
  sampleAnswer,
  verifyRecord,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY } from '../src/core/seating.ts';
import { type Served, serve } from '../src/index.ts';
import { openapi } from '../src/server/openapi.ts';
import { openStore } from '../src/store/index.ts';
import type { Store } from '../src/store/port.ts';
import { builtWorker } from './built.ts';
import { Visitor } from './web-client.ts';

const data = mkdtempSync(join(tmpdir(), 'tabella-record-'));
const NAME = 'Ada with a name';
const PRIVATE = ['person-of-ada', 'a line to one side', 'a note sheet'];
let served: Served;
let store: Store;
let game: AnyGame;

beforeAll(async () => {
  const quiet = { log: 'silent', limits: false, pace: 0 } as const;
  served = await serve({ port: 0, host: '127.0.0.1', data, ...quiet, bots: { worker: builtWorker, threads: 1 } });
  store = await openStore({ data });
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  game = gamePackage.game;
});
afterAll(async () => {
  await store.close();
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

/** A table in the store at which so many answers were given. */
async function planted(code: string, answers: number, bound = true): Promise<Match<unknown, unknown>> {
  const numbers = ['6f3a', 'é', 'bot'];
  const fairness = { secret: 'c3'.repeat(32), contributions: numbers, bound };
  const match = Match.start<unknown, unknown>(game, { seats: 3, options: { silence: 3 }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(3);
  for (let i = 0; i < answers && match.result === null; i++) {
    const ask = pickOne(chance, match.asks());
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  const [person, secret, note] = PRIVATE as [string, string, string];
  const name = NAME;
  const seat = { ...EMPTY, person, name };
  await store.addTable({
    code,
    game: 'courier',
    rules: game.rules,
    options: match.options as Record<string, never>,
    open: 'link',
    barred: [],
    window: 'quick',
    clock: 0,
    late: null,
    fill: 'random',
    host: person,
    phase: 'playing',
    paused: true,
    secret: fairness.secret,
    bound,
    next: null,
    result: null,
    seats: [
      { ...seat, number: '6f3a' },
      { ...seat, number: 'é' },
      { ...EMPTY, bot: 'random', name: 'Bruno' },
    ],
    made: 1,
    touched: 1,
    revision: 0,
  });
  const moves = match.log().rows.map((row, i) => ({ row, said: `${person}:m${i}` }));
  await store.append(code, moves.slice(0, -1), { waiting: [], result: null }, 2);
  await store.append(code, moves.slice(-1), { waiting: [], result: match.result }, 4);
  const said = { person, name, seat: 0, side: null, said: null };
  await store.addChat(code, { ...said, id: 'c1', at: 1, text: 'said before' });
  await store.addChat(code, { ...said, id: 'c2', at: 3, text: 'said late' });
  await store.addChat(code, { ...said, id: 'c3', at: 3, text: secret, side: [0, 1] });
  await store.keepNote(code, '0', note);
  return match;
}

const record = (code: string): Promise<Response> => fetch(`${served.url}/api/tables/${code}/log`);

describe('V18: the record of a match', () => {
  test.each([true, false])('is the file that the terminal writes, and verifies (bound: %s)', async (bound) => {
    const code = bound ? 'AAAAAAAA' : 'BBBBBBBB';
    const match = await planted(code, Number.POSITIVE_INFINITY, bound);
    const reply = await record(code.toLowerCase());
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="courier-${code}.tabella"`);
    const text = await reply.text();
    const read = readLog(text);
    expect(read).toMatchObject({ ok: true, log: { rows: match.log().rows, result: match.result } });
    const opened = openRecord(text);
    if (!opened.ok) throw new Error(opened.reason);
    const held = { commitment: commitment('c3'.repeat(32)), numbers: [{ seat: 1, number: 'é' }] };
    const verified = verifyRecord(opened, game, held);
    expect(verified).toMatchObject({ ok: true, old: false });
    if (verified.ok) expect(verified.match.key).toBe(match.key);
  });

  test('holds names and what was said to all, with its place; no person and no notes', async () => {
    const match = await planted('CCCCCCCC', Number.POSITIVE_INFINITY);
    const text = await (await record('CCCCCCCC')).text();
    for (const one of PRIVATE) expect(text).not.toContain(one);
    const { table, story, ...rest } = JSON.parse(text);
    expect(table).toEqual({
      names: [NAME, `${NAME} 2`, 'Bruno'],
      bots: [null, null, 'random'],
      begun: 2,
      ended: 4,
      chat: [
        { row: 0, seat: 0, name: NAME, text: 'said before', side: null },
        { row: match.log().rows.length - 1, seat: 0, name: NAME, text: 'said late', side: null },
      ],
    });
    expect(story).toHaveLength(match.log().rows.length + 1);
    const keys = 'chain commitment fairness game options result rows rules seats sum tabella told';
    expect(Object.keys(rest).join(' ')).toBe(keys);
  });

  test('is refused with the reason while the match runs, before it begins, and where there is no table', async () => {
    await planted('DDDDDDDD', 20);
    const running = await record('DDDDDDDD');
    expect(running.status).toBe(409);
    expect(await running.json()).toMatchObject({ code: 'not-over', reason: expect.stringContaining('over') });
    const ada = await Visitor.come(served.url);
    const gathering = await record(await ada.make({}));
    expect(gathering.status).toBe(409);
    expect(await gathering.json()).toMatchObject({ code: 'not-begun' });
    for (const code of ['QQQQQQQQ', 'no code']) {
      const none = await record(code);
      expect(none.status).toBe(404);
      expect(await none.json()).toMatchObject({ code: 'no-table' });
    }
  });

  test('is described for programs', async () => {
    const { paths } = (await openapi()) as { paths: Record<string, { get: { responses: Record<string, object> } }> };
    const { responses } = paths['/api/tables/{code}/log']?.get ?? { responses: {} };
    expect(responses['200']).toMatchObject({ content: { 'application/vnd.tabella.record': {} } });
    expect(Object.keys(responses)).toContain('409');
  });
});

test('V18: a person who sits already may send another number, and that one counts', async () => {
  const ada = await Visitor.come(served.url);
  const code = await ada.make({ number: 'sent with the request' });
  const live = await ada.sit(code);
  expect(await live.say({ type: 'sit', seat: 0, number: 'sent after the promise' })).toMatchObject({ ok: true });
  expect(await live.say({ type: 'sit', seat: 0 })).toMatchObject({ ok: true });
  for (const seat of [1, 2]) await live.say({ type: 'bot', seat, bot: 'random' });
  await live.say({ type: 'start' });
  const info = (await (await ada.http('GET', `tables/${code}`)).json()) as { fairness: { numbers: string[] } };
  expect(info.fairness.numbers).toEqual(['sent after the promise', 'bot', 'bot']);
  await live.end();
});
