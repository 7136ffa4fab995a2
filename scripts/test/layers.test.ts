// Dependencies point one way: what the linter says of imports planted in a tree with the settings of this repository.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LINTER = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const RULES = new Set(['lint/style/noRestrictedImports', 'lint/correctness/noUndeclaredDependencies']);

const FOLDERS = ['kernel/src', 'games/courier/rules', 'games/registry', 'arena/src', 'table/src', 'cli/src'];
const IMPORTS = [
  '@noble/hashes/sha2.js',
  '@tabella/kernel',
  '@tabella/courier',
  '@tabella/stars/words',
  '@tabella/registry',
  '@tabella/arena',
  '@tabella/table/store',
  '@tabella/web',
  'react',
];

let root = '';
const refused = new Set<string>();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tabella-layers-'));
  for (const file of ['biome.json', '.gitignore', 'package.json']) cpSync(join(ROOT, file), join(root, file));
  for (const folder of FOLDERS) {
    const home = folder.replace(/\/(src|rules)$/, '');
    const file = join(root, 'packages', folder, 'planted.ts');
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(ROOT, 'packages', home, 'package.json'), join(root, 'packages', home, 'package.json'));
    writeFileSync(file, IMPORTS.map((name) => `import '${name}';\n`).join(''));
  }
  const args = [LINTER, 'lint', '--reporter=json', '--max-diagnostics=none', 'packages'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout);
  for (const { category, location } of diagnostics) {
    if (!RULES.has(category)) continue;
    const folder = dirname(location.path).replace(/^.*?packages\//, '');
    refused.add(`${folder} ${IMPORTS[location.start.line - 1]}`);
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const allowed = (folder: string): readonly string[] => IMPORTS.filter((name) => !refused.has(`${folder} ${name}`));

it('the kernel imports nothing but the audited hashes', () => {
  expect(allowed('kernel/src')).toEqual(['@noble/hashes/sha2.js']);
});

it('a game imports the kernel, and no other package of ours', () => {
  expect(allowed('games/courier/rules').filter((name) => name !== 'react')).toEqual(['@tabella/kernel']);
});

it('the registry imports the kernel and games', () => {
  expect(allowed('games/registry').filter((name) => name !== '@tabella/registry')).toEqual([
    '@tabella/kernel',
    '@tabella/courier',
    '@tabella/stars/words',
  ]);
});

it.each(['arena/src', 'table/src', 'cli/src'])('%s names no game and imports nothing above it', (folder) => {
  const below = {
    'arena/src': [],
    'table/src': ['@tabella/arena'],
    // The report of the arena is drawn with the charts of the pages.
    'cli/src': ['@tabella/arena', '@tabella/table/store', 'react'],
  };
  const may = ['@tabella/kernel', '@tabella/registry', ...(below[folder as keyof typeof below] ?? [])];
  expect(may).toEqual(expect.arrayContaining([...allowed(folder)]));
  expect(allowed(folder)).toContain('@tabella/kernel');
});
