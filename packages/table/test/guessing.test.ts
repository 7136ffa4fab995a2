// Codes: long enough for tables that stay for ever, and nobody tries one after the other.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY } from '../src/core/seating.ts';
import { type Served, serve } from '../src/index.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { freshCode, readCode } from '../src/table/codes.ts';
import { toyPackage } from './toy.ts';
import { Live, Visitor } from './web-client.ts';

const root = mkdtempSync(join(tmpdir(), 'tabella-guess-'));
let served: Served;
let store: Store;
let folders = 0;
beforeEach(async () => {
  const data = join(root, String(folders++));
  served = await serve({ port: 0, host: '127.0.0.1', data, log: 'silent', packages: async () => toyPackage });
  store = await openStore({ data });
});
afterEach(async () => {
  await store.close();
  await served.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A table of before, when codes had six characters. */
async function oldTable(code: string, person: string, phase: 'playing' | 'over'): Promise<void> {
  await store.addTable({
    ...{
      code,
      game: 'toy',
      rules: 1,
      options: {},
      open: 'link',
      window: 'normal',
      clock: 0,
      late: null,
      fill: 'random',
    },
    ...{ host: 'nobody', phase, paused: false, secret: 'ab'.repeat(32), next: null, result: null },
    barred: [],
    bound: true,
    seats: [{ ...EMPTY, person, number: '7', left: true }],
    ...{ made: 1, touched: Date.now(), revision: 0 },
  });
}

const idOf = async (visitor: Visitor): Promise<string> => {
  const code = await visitor.make({ game: 'toy', seats: 1 });
  return (await store.table(code))?.host ?? '';
};

const closedWith = async (live: Live): Promise<number> => live.until(() => live.closed);

test('V15: a new code has twelve characters, and one of six or eight is still read', async () => {
  const ada = await Visitor.come(served.url);
  expect(await ada.make({ game: 'toy', seats: 1 })).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  expect(new Set(Array.from({ length: 1_000 }, freshCode)).size).toBe(1_000);
  const given = ['abc2d4efghjk', 'ABC2D4EF', 'ABC2D4', 'ABC2D4E', 'ABC2D4E0', 'ABC2D4EFGH'];
  expect(given.map(readCode)).toEqual(['ABC2D4EFGHJK', 'ABC2D4EF', 'ABC2D4', null, null, null]);
});

/** A year of wrong codes from one address, as many as are answered: `MISSES` of the finder. */
const TRIES = 20 * 60 * 24 * 365;

test('V15: a year of guessing from a thousand addresses finds none of 100,000 tables, but for once in a thousand years', () => {
  const letters = new Set(Array.from({ length: 1_000 }, freshCode).join(''));
  const codes = letters.size ** freshCode().length;
  expect((TRIES * 1_000 * 100_000) / codes).toBeLessThan(1 / 1_000);
});

test('V15: a running table keeps its old code; when it is over only those who sat there find it', async () => {
  const [ada, eve] = [await Visitor.come(served.url), await Visitor.come(served.url)];
  const person = await idOf(ada);
  await oldTable('ABC2D4', person, 'playing');
  await oldTable('ABC2D5', person, 'over');
  const seen = async (who: Visitor, code: string): Promise<number> => (await who.http('GET', `tables/${code}`)).status;
  expect([await seen(ada, 'ABC2D4'), await seen(eve, 'ABC2D4')]).toEqual([200, 200]);
  expect([await seen(ada, 'ABC2D5'), await seen(eve, 'ABC2D5')]).toEqual([200, 404]);
  expect((await fetch(`${served.url}/api/tables/ABC2D5`)).status).toBe(404);
  expect(await closedWith(new Live(eve.socket('ABC2D5')))).toBe(4404);
  const live = await ada.sit('ABC2D5');
  expect(live.heard[0]).toMatchObject({ type: 'welcome' });
  await live.end();
});

test('V15: after twenty wrong codes nothing more is told to that address, but to those who sit at the table', async () => {
  const [ada, eve] = [await Visitor.come(served.url), await Visitor.come(served.url)];
  const code = await ada.make({ game: 'toy', seats: 2 });
  const guess = async (): Promise<number> => (await eve.http('GET', `tables/${freshCode()}`)).status;
  const guesses: number[] = [];
  // Some over HTTP, some by a live connection: they count together.
  for (let i = 0; i < 10; i++) guesses.push(await guess());
  for (let i = 0; i < 10; i++) guesses.push(await closedWith(new Live(eve.socket(freshCode()))));
  expect(guesses).toEqual([...Array(10).fill(404), ...Array(10).fill(4404)]);
  expect([await guess(), (await eve.http('GET', `tables/${code}`)).status]).toEqual([429, 429]);
  for (const one of [freshCode(), code]) {
    await expect(new Live(eve.socket(one)).say({ type: 'hello' })).rejects.toThrow('429');
  }
  expect((await ada.http('GET', `tables/${code}`)).status).toBe(200);
  const live = await ada.sit(code);
  expect(live.heard[0]).toMatchObject({ type: 'welcome' });
  await live.end();
});
