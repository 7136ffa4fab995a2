// One game, one folder, one line: no other part names a game, and the browser finds words and tables by their place.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf, wordsOf } from '../browser.ts';
import { gamePackageOf as packageInBrowser } from '../browser-packages.ts';
import { gameIds, gamePackageOf, toolsOf } from '../index.ts';

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

/** Whether a text names one of these games: as a string, or in the path of an import. An ordinary word is none. */
function names(text: string, ids: readonly string[]): boolean {
  const id = `(${ids.join('|')})`;
  const string = `(["'\`])${id}\\1`;
  const path = `(@tabella|games|\\.)/${id}["'\`/]`;
  return new RegExp(`${string}|${path}`).test(text);
}

test('only the registry and the games themselves name a game', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => names(readFileSync(join(ROOT, file), 'utf8'), gameIds))).toEqual([]);
});

test('a string and an import name a game, an ordinary word does not', () => {
  for (const text of ["id === 'post'", '{ "post": 1 }', "import('@tabella/post')", "from '../../games/post/table.tsx'"])
    expect(names(text, ['post']), text).toBe(true);
  for (const text of ["fetch(url, { method: 'POST' })", '// after the post', 'const post = 1', "'the post of a seat'"])
    expect(names(text, ['post']), text).toBe(false);
});

test.each(gameIds)('%s speaks English in the browser as at the server', async (id) => {
  const words = await wordsOf(id, 'en');
  expect(words).not.toBeNull();
  // What is said only of a match that is over comes with the rules, also for a set of one's own (`at`).
  const { decision: _, belief: __, thought: _____, at: ___, ...atServer } = (await gamePackageOf(id))?.words ?? {};
  const { at: ____, ...inBrowser } = words ?? {};
  expect(inBrowser).toEqual(atServer);
});

test('a game that does not speak a language yet is told in English', async () => {
  for (const id of gameIds) expect(await wordsOf(id, 'tlh')).toBe(await wordsOf(id, 'en'));
});

test.each(gameIds)('%s is played by the same rules in the browser as at the server', async (id) => {
  const here = await packageInBrowser(id);
  expect(here).not.toBeNull();
  expect(here).toBe(await gamePackageOf(id));
  for (let rules = 1; rules <= (here?.game.rules ?? 0); rules++)
    expect((await packageInBrowser(id, rules))?.game.rules, `rules ${rules}`).toBe(rules);
  expect(await packageInBrowser(id, 99)).toBeNull();
});

test('a game that is not there has no words, no table, no rules and no tools', async () => {
  for (const id of ['nothing', '__proto__', '../registry', '']) {
    expect(await wordsOf(id, 'en')).toBeNull();
    expect(await tableOf(id)).toBeNull();
    expect(await gamePackageOf(id)).toBeNull();
    expect(await packageInBrowser(id)).toBeNull();
    expect(await toolsOf(id)).toBeNull();
  }
});

const tables = await Promise.all(gameIds.map(async (id) => [id, await tableOf(id)] as const));
// A game without a table is played in words.
const shown = tables.flatMap(([id, table]) => (table ? [[id, table] as const] : []));

test.each(shown)('the table of %s fits its rules', async (id, table) => {
  const gamePackage = await gamePackageOf(id);
  if (!gamePackage) throw new Error('the rules are missing');
  const { min, max } = gamePackage.game.seats;
  expect(table.bestSeats).toBeGreaterThanOrEqual(min);
  expect(table.bestSeats).toBeLessThanOrEqual(max);
  // A question is answered in one place only.
  const kinds = [...(table.answers ?? []), ...(table.points ?? []), ...(table.lists ?? [])];
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(typeof (await table.scene()).default).toBe('function');
});

test('no two games want the same place on the front page', () => {
  const taken = shown.map(([, table]) => table.order).filter((place) => place !== undefined);
  expect(new Set(taken).size).toBe(taken.length);
});
