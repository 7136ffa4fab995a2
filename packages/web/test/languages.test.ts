// Another language needs a folder `words/<language>` and nothing else: no code imports English, the doors find the folder, and
// what the pages of a game show comes from it.

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@tabella/registry';
import { tableOf, wordsOf } from '@tabella/registry/browser';
import { speak } from '@tabella/ui/spoken';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import en from '../src/i18n/en.json' with { type: 'json' };
import { speaker } from '../src/i18n/i18n.ts';
import { refusalIn } from '../src/live/refusal.ts';
import { unwrapped, wrapped } from './other/wrapped.ts';

const GAMES = join(import.meta.dirname, '../../games');
const SPOKEN = join(GAMES, '../ui/src/spoken.ts');
const sources = gameIds.flatMap((id) =>
  readdirSync(join(GAMES, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(words|test|dist|past|node_modules)\//.test(file))
    .map((file) => [id, file, readFileSync(join(GAMES, id, file), 'utf8')] as const),
);

/** What a set of a game says of itself, in one language. */
const SET_WORDS = /^sets\/[^/]+\/en\.ts$/;

test('English is imported by the package of a game, and its shape by the board, at one place each', () => {
  const found = sources.flatMap(([id, file, text]) =>
    [...text.matchAll(/^(import|export) (type )?[^;]*?words\/\w+\//gms)].map(([, , type]) => [
      id,
      file,
      type === 'type ',
    ]),
  );
  const wanted = gameIds.flatMap((id) => [
    [id, 'package.ts', false],
    [id, 'board/say.ts', true],
  ]);
  // Tools of the command line speak English, and so does what a set says of itself.
  const mine = found.filter(([, file]) => file !== 'tools.ts' && !SET_WORDS.test(String(file)));
  const shown = mine.map((one) => JSON.stringify(one));
  expect(new Set(shown)).toEqual(new Set(wanted.map((one) => JSON.stringify(one))));
});

test('the small words of English are for words alone, and for tools of the command line', () => {
  const found = sources.filter(
    ([, file, text]) => text.includes('@tabella/ui/english') && !file.startsWith('commands/') && !SET_WORDS.test(file),
  );
  expect(found.map(([id, file]) => `${id}/${file}`)).toEqual([]);
});

test('the browser picks up a language by its folder, part by part, and English where a part is missing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tabella-words-'));
  try {
    await mkdir(join(root, 'post/words/en/board'), { recursive: true });
    await mkdir(join(root, 'post/words/xx/board'), { recursive: true });
    await mkdir(join(root, 'registry'));
    await cp(join(GAMES, 'registry/browser.ts'), join(root, 'registry/browser.ts'));
    writeFileSync(join(root, 'post/words/en/index.ts'), "export const words = { title: 'Post' };\n");
    writeFileSync(join(root, 'post/words/en/board/index.ts'), "export const say = { hand: 'Your hand' };\n");
    writeFileSync(join(root, 'post/words/en/board/guide.ts'), "export const say = { title: 'A first game' };\n");
    writeFileSync(join(root, 'post/words/xx/index.ts'), "export const words = { title: 'Tsop' };\n");
    writeFileSync(join(root, 'post/words/xx/board/index.ts'), "export const say = { hand: 'dnah' };\n");
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: { '@tabella/ui/spoken': SPOKEN } },
    });
    try {
      const door = await server.ssrLoadModule(join(root, 'registry/browser.ts'));
      const { spoken } = await server.ssrLoadModule(SPOKEN);
      const board = spoken('post', 'index') as { readonly hand: string };
      const guide = spoken('post', 'guide') as { readonly title: string };
      expect([...door.languages].sort()).toEqual(['en', 'xx']);
      expect(() => board.hand).toThrow('the words of post/index are not loaded yet');
      expect((await door.wordsOf('post', 'xx', ['index', 'guide'])).title).toBe('Tsop');
      expect([board.hand, guide.title]).toEqual(['dnah', 'A first game']);
      // Back again, and what was loaded before speaks English too.
      expect((await door.wordsOf('post', 'en')).title).toBe('Post');
      expect(board.hand).toBe('Your hand');
    } finally {
      await server.close();
    }
  } finally {
    await rm(root, { recursive: true });
  }
});

const pages = (await Promise.all(gameIds.map(async (id) => [id, await tableOf(id)] as const))).flatMap(([id, table]) =>
  (table?.pages ?? []).map(({ kind, load }) => [id, kind, load] as const),
);

/** What the cards of the box are called, and what stands on them, is data of the game. */
const dataOf = (id: string): string =>
  ['data', 'sets', 'decks']
    .map((folder) => join(GAMES, id, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join();

/** What is read or heard on a page. */
function textsIn(page: string): string[] {
  const found = [/>([^<]+)</g, / (?:aria-label|aria-description|title|placeholder|alt)="([^"]+)"/g];
  return found.flatMap((pattern) => [...page.matchAll(pattern)].map(([, text = '']) => text));
}

test.each(pages)('%s: every sentence of its %s comes from the words', async (id, _kind, load) => {
  vi.stubGlobal('location', { hash: '' });
  for (const part of ['index', 'end', 'guide', 'companion']) {
    const file = join(GAMES, id, 'words/en/board', `${part}.ts`);
    if (existsSync(file)) speak(id, part, wrapped(((await import(file)) as { readonly say: object }).say));
  }
  const words = await wordsOf(id, 'en');
  if (words === null) throw new Error('no words');
  const { default: Page } = await load();
  const texts = textsIn(renderToStaticMarkup(createElement(Page, { words: wrapped(words) })));
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(5);
  const data = dataOf(id);
  const bare = texts.flatMap((text) => unwrapped(text).split(/[,.:;()]/)).map((text) => text.trim());
  expect(bare.filter((text) => /[a-z]{3}/.test(text) && !data.includes(text))).toEqual([]);
});

test('what the server refuses is said in the language of the reader', () => {
  const say = speaker('xx', wrapped(en));
  expect(refusalIn(say, { code: 'not-host', reason: 'Only the host can do that.' })).toBe(
    '⟦Only the host can do that.⟧',
  );
});
