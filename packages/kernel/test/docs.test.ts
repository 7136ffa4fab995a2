// The documentation does what it says: its code is code that runs, and the kit gives the messages it promises.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { mistakes } from './docs/mistakes.ts';
import { failureOf } from './failure-of.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|css)$/.test(name));

/** The code blocks of a page that are marked with a file: the file, and the code. */
function blocksOf(page: string): Map<string, string> {
  return new Map(
    [...text(page).matchAll(/^```(?:tsx?|json|css) (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => [
      file,
      code,
    ]),
  );
}

const ADDING = 'docs/adding-a-game.md';
const POST = 'packages/kernel/test/docs/post';
const DARE = 'packages/kernel/test/docs/dare';

describe('adding a game', () => {
  const blocks = blocksOf(ADDING);

  it.each(filesIn(POST))('has %s as it is compiled and tested', (file) => {
    expect(blocks.get(file)).toBe(text(join(POST, file)));
  });

  it('has the package of Courier under another name', () => {
    const named = (json: string): unknown => {
      const { description: _, ...rest } = JSON.parse(json.replaceAll('courier', 'post')) as Record<string, unknown>;
      return rest;
    };
    const courier = named(text('packages/games/courier/package.json')) as { exports: Record<string, unknown> };
    // What the bench measures is a door that a game need not have.
    const { './figures': _, ...exports } = courier.exports;
    expect(named(blocks.get('package.json') ?? '')).toEqual({ ...courier, exports });
    const own = JSON.parse(blocks.get('tsconfig.json') ?? '') as Record<string, unknown>;
    const theirs = JSON.parse(text('packages/games/courier/tsconfig.json')) as Record<string, unknown>;
    const parts = (theirs.include as string[]).filter((part) => part !== 'figures.ts');
    expect(own).toEqual({ ...theirs, include: expect.arrayContaining(parts) });
  });

  it('has the line of the registry', () => {
    const line = blocks.get('registry/index.ts')?.replace(' },\n', '') ?? 'no such line';
    expect(text('packages/games/registry/index.ts')).toContain(line.replaceAll('post', 'courier'));
  });

  it.each(mistakes.map((one) => [one.mistake, one] as const))('has what the kit says to: %s', (mistake, { game }) => {
    const row = text(ADDING)
      .split('\n')
      .find((line) => line.startsWith(`| ${mistake} |`));
    // Where two checks may be the first to find it, a stroke stands between them, and between what they say.
    const [, , checks = '', says = ''] = (row ?? '').split('|').map((cell) => cell.trim().replaceAll('`', ''));
    const failure = failureOf(() => checkGame(game));
    const at = checks.split(' / ').indexOf(failure.check);
    const said = says.split(' / ')[at] ?? `nothing of the check "${failure.check}"`;
    expect(failure.detail).toMatch(new RegExp(`^${said.replace(/[()?]/g, '\\$&').replaceAll('…', '[^]*')}`));
  });
});

describe('the page of the kernel', () => {
  it.each(filesIn(DARE))('has %s as it is compiled and tested', (file) => {
    expect(blocksOf('packages/kernel/README.md').get(file)).toBe(text(join(DARE, file)));
  });
});

describe('every page', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'packages/kernel/README.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];

  it.each(pages)('%s: its links lead somewhere', (page) => {
    const links = [...text(page).matchAll(/(?<!!)\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !/^https?:/.test(link) && !exists(join(ROOT, page, '..', link)));
    expect(broken).toEqual([]);
  });
});

describe.each(['carcassonne', 'courier', 'emissary', 'stars'])('rulings of %s', (game) => {
  const cited = [...text(`docs/rulings/${game}.md`).matchAll(/`([\w/-]+\.test\.ts)`((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = '', names = '']) => [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [file, name] as const),
  );

  it.each(cited)('%s has a test "%s"', (file, name) => {
    expect(text(`packages/games/${game}/test/${file}`)).toContain(name);
  });
});

function exists(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'ENOTDIR';
  }
}
