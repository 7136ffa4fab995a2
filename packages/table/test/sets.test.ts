// Custom card sets at the server: from the operator's folder and from a table's host. Stored with the match.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.ts';
import type { OwnChecked, TableInfo } from '../src/protocol/index.ts';
import { builtWorker } from './built.ts';
import { Visitor } from './web-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabella-sets-'));
const sets = join(folder, 'sets');
const page = readFileSync(new URL('../../../docs/writing-onmitsu-cards.md', import.meta.url), 'utf8');
const text = /```json\n(.*?)\n```/s.exec(page)?.[1] ?? '';
// biome-ignore lint/suspicious/noExplicitAny: a file as somebody wrote it
const own = (): any => JSON.parse(text);

const start = (options = {}): Promise<Served> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    log: 'silent',
    pace: 0,
    limits: false,
    bots: { worker: builtWorker, threads: 1 },
    ...options,
  });

let served: Served;
beforeAll(async () => {
  mkdirSync(sets);
  writeFileSync(join(sets, 'ferry-post.json'), text);
  writeFileSync(join(sets, 'notes.txt'), 'not a set');
  served = await start({ sets });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const infoOf = async (visitor: Visitor, code: string): Promise<TableInfo> =>
  (await (await visitor.http('GET', `tables/${code}`)).json()) as TableInfo;

describe('the folder of the host', () => {
  test('R17: its sets are offered by their names, and a match keeps its set when the folder is gone', async () => {
    const { games } = (await (await fetch(`${served.url}/api/games`)).json()) as {
      games: { id: string; options: object[] }[];
    };
    expect(games.find((one) => one.id === 'onmitsu')?.options[0]).toMatchObject({
      kind: 'data',
      of: ['original', 'salt-road', 'ferry-post'],
      labels: { 'ferry-post': 'The Ferry Post' },
    });
    const ada = await Visitor.come(served.url);
    const terms = { game: 'onmitsu', seats: 3, fill: 'easy', start: true, options: { set: 'ferry-post' } };
    const code = await ada.make(terms);
    expect((await infoOf(ada, code)).options.set).toMatchObject({ name: 'The Ferry Post', people: expect.any(Array) });
    await served.close();
    served = await start();
    const again = new Visitor(served.url, ada.cookie);
    expect(await infoOf(again, code)).toMatchObject({ phase: 'playing', trouble: null });
    const live = await again.sit(code);
    const ask = await live.until(() => live.views.get(0)?.ask);
    expect(await live.say({ type: 'answer', seat: 0, ask: ask.id, choice: ask.fallback })).toMatchObject({ ok: true });
    // Options never change: only the welcome carries them.
    const told = live.heard.filter((one) => one.type === 'table' || one.type === 'welcome');
    expect(told.filter((one) => 'options' in one.table).map((one) => one.type)).toEqual(['welcome']);
    await live.end();
    await served.close();
    served = await start({ sets });
  });

  test.each([
    [
      'a set with a fault',
      'bad.json',
      () => JSON.stringify({ ...own(), people: [] }),
      'bad.json: people: wants a list',
    ],
    ['no JSON', 'cut.json', () => text.slice(0, -9), 'cut.json: This is not JSON'],
    ['a name that is taken', 'original.json', () => text, 'original.json: "original" comes with onmitsu already'],
    ['a name that is none', 'My Set.json', () => text, 'My Set.json: a name is made of small letters'],
  ])('R17: %s keeps the server from starting, with the reason', async (_, file, content, reason) => {
    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, file), content());
    await expect(start({ sets: other, data: join(folder, 'data2') })).rejects.toThrow(reason);
    await expect(start({ sets: join(other, 'none'), data: join(folder, 'data2') })).rejects.toThrow('cannot be read');
  });
});

describe('a set of the person who makes a table', () => {
  const check = async (visitor: Visitor, value: unknown, path = 'games/onmitsu/options/set'): Promise<OwnChecked> =>
    (await (await visitor.http('POST', path, { value })).json()) as OwnChecked;

  test('R17: is checked before, and stored with the table', async () => {
    const ada = await Visitor.come(served.url);
    expect(await check(ada, own())).toEqual({ ok: true, name: 'The Ferry Post' });
    const bad = own();
    bad.people[3].actions[0].effects[0].who = 'nobody';
    bad.locations[0].order = -1;
    expect(await check(ada, bad)).toEqual({
      ok: false,
      faults: ['locations[0].order, card "landing": wants a whole number from 0 to 999, not -1'],
    });
    const code = await ada.make({ game: 'onmitsu', seats: 2, options: { set: own() } });
    expect((await infoOf(ada, code)).options.set).toMatchObject({ name: 'The Ferry Post' });
    const reply = await ada.http('POST', 'tables', { game: 'onmitsu', seats: 2, options: { set: bad } });
    expect(await reply.json()).toMatchObject({
      code: 'bad-options',
      reason: expect.stringContaining('locations[0].order'),
    });
    const four = await ada.http('POST', 'tables', { game: 'onmitsu', seats: 4, options: { set: own() } });
    expect(await four.json()).toMatchObject({ reason: 'This card set is for 2 to 3.' });
  });

  test('is refused when it is too long, too deep, or for nothing', async () => {
    const ada = await Visitor.come(served.url);
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(await check(ada, nested(28))).toMatchObject({ ok: false, faults: [expect.stringContaining('deep')] });
    expect(await check(ada, nested(10_000))).toMatchObject({ reason: expect.stringContaining('deep') });
    expect(await check(ada, 'original')).toMatchObject({ ok: false });
    const long = await ada.http('POST', 'games/onmitsu/options/set', { value: { name: 'x'.repeat(80_000) } });
    expect(long.status).toBe(413);
    for (const path of ['games/onmitsu/options/aid', 'games/courier/options/set', 'games/chess/options/set']) {
      expect((await ada.http('POST', path, { value: own() })).status).toBe(404);
    }
  });
});
