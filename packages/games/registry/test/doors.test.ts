// One game, one folder, one line: no other part names a game, and the browser finds words and tables by their place.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf, wordsOf } from '../browser.ts';
import { gameIds, gamePackageOf } from '../index.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const NAMELESS = [
  'packages/web/src',
  'packages/table/src',
  'packages/cli/src',
  'packages/arena/src',
  'packages/ui/src',
];
const files = [...NAMELESS, 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|tsx|css|json|mjs)$/.test(file) && !/\/(dist|node_modules)\//.test(file)),
);

test('only the registry and the games themselves name a game', () => {
  const named = new RegExp(`\\b(${gameIds.join('|')})\\b`, 'i');
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => named.test(file) || named.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each(gameIds)('%s speaks English in the browser as at the server', async (id) => {
  const words = await wordsOf(id, 'en');
  expect(words).not.toBeNull();
  expect(words).toBe((await gamePackageOf(id))?.words);
});

test('a game that does not speak a language yet is told in English', async () => {
  for (const id of gameIds) expect(await wordsOf(id, 'tlh')).toBe(await wordsOf(id, 'en'));
});

test('a game that is not there has no words, no table and no rules', async () => {
  for (const id of ['nothing', '__proto__', '../registry', '']) {
    expect(await wordsOf(id, 'en')).toBeNull();
    expect(await tableOf(id)).toBeNull();
    expect(await gamePackageOf(id)).toBeNull();
  }
});

test.each(gameIds)('the table of %s fits its rules', async (id) => {
  const table = await tableOf(id);
  const gamePackage = await gamePackageOf(id);
  if (!table || !gamePackage) throw new Error('a door is missing');
  const { min, max } = gamePackage.game.seats;
  expect(table.bestSeats).toBeGreaterThanOrEqual(min);
  expect(table.bestSeats).toBeLessThanOrEqual(max);
  // A question is answered in one place only.
  const kinds = [...(table.answers ?? []), ...(table.points ?? []), ...(table.lists ?? [])];
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(typeof (await table.scene()).default).toBe('function');
});

test('no two games want the same place on the front page', async () => {
  const places = await Promise.all(gameIds.map(async (id) => (await tableOf(id))?.order));
  const taken = places.filter((place) => place !== undefined);
  expect(new Set(taken).size).toBe(taken.length);
});
