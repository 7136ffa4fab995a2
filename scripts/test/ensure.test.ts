// A whole checkout in small, without network: two local packages stand in for the dependencies and the compiler.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));
let root = '';

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};

/** A program that writes down when it begins and when it ends. */
const tool = (name: string): string => `
const fs = require('node:fs');
fs.appendFileSync('ran.txt', '${name} ');
setTimeout(() => fs.appendFileSync('ran.txt', '. '), 30);
`;

/** Vite makes the page. */
const VITE = `require('node:fs').mkdirSync('packages/web/dist', { recursive: true });
require('node:fs').writeFileSync('packages/web/dist/index.html', '');
${tool('client')}`;

const TOOLS = { typescript: 'file:tools/typescript', vite: 'file:tools/vite' };

function lockFile(version: string): unknown {
  const link = (name: string) => ({ [`node_modules/${name}`]: { resolved: `tools/${name}`, link: true } });
  return {
    name: 'small',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'small', version, devDependencies: TOOLS },
      ...link('typescript'),
      ...link('vite'),
      'tools/typescript': { version: '1.0.0', dev: true },
      'tools/vite': { version: '1.0.0', dev: true },
    },
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tabella-ensure-'));
  cpSync(join(SCRIPTS, 'ensure'), join(root, 'scripts', 'ensure'), { recursive: true });
  cpSync(join(SCRIPTS, 'ensure.mjs'), join(root, 'scripts', 'ensure.mjs'));
  write('package.json', {
    name: 'small',
    version: '1.0.0',
    engines: { node: '>=20.19' },
    scripts: { postinstall: `node -e "fs.appendFileSync('ran.txt', 'install . ')"` },
    devDependencies: TOOLS,
  });
  write('package-lock.json', lockFile('1.0.0'));
  write('packages/one/src/index.ts', 'export const one = 1;');
  write('tools/typescript/package.json', { name: 'typescript', version: '1.0.0' });
  write('tools/typescript/bin/tsc', tool('compile'));
  write('tools/vite/package.json', { name: 'vite', version: '1.0.0' });
  write('tools/vite/bin/vite.js', VITE);
  write('ran.txt', '');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function ensure(...wishes: string[]): Promise<{ code: number; said: string }> {
  // As npm sets it for the scripts it runs; the one of this test run must not shine through.
  const { npm_execpath: _, ...env } = process.env;
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/ensure.mjs', ...wishes], { cwd: root, env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, said: out + err });
    });
  });
}

/** What ran since this was asked last: each program ended before the next began. */
function ran(): string {
  const all = readFileSync(join(root, 'ran.txt'), 'utf8');
  write('ran.txt', '');
  expect(all).toMatch(/^(\w+ \. )*$/);
  return all.replaceAll(' .', '').trim();
}

/** Moves a file's date: file systems and clocks are coarse, and a test must not sleep. */
const date = (path: string, seconds: number): void => {
  const then = Date.now() / 1000 + seconds;
  utimesSync(join(root, path), then, then);
};

it('installs and builds a fresh clone, and then only what has changed', async () => {
  expect(await ensure('build')).toMatchObject({ code: 0 });
  expect(ran()).toBe('install compile client');
  expect(await ensure('build')).toEqual({ code: 0, said: '' });
  expect(ran()).toBe('compile');

  write('packages/one/test/one.test.ts', 'the client is not made of tests');
  date('packages/one/test/one.test.ts', 5);
  await ensure('build');
  expect(ran()).toBe('compile');

  date('packages/one/src/index.ts', 5);
  await ensure('build');
  expect(ran()).toBe('compile client');
});

it('installs again when the lock file has changed, or the tools are missing', async () => {
  await ensure('install');
  expect(ran()).toBe('install');
  write('package-lock.json', lockFile('1.0.1'));
  date('package-lock.json', 5);
  await ensure('install');
  expect(ran()).toBe('install');
  date('package-lock.json', -5);
  rmSync(join(root, 'node_modules/typescript'), { recursive: true });
  await ensure('install');
  expect(ran()).toBe('install');
  await ensure('install');
  expect(ran()).toBe('');
});

it('lets commands at once work one after the other', async () => {
  const all = await Promise.all([ensure('build'), ensure('build'), ensure('build')]);
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(ran()).toBe('install compile client compile compile');
});

it('takes over the lock of a command that was killed', async () => {
  mkdirSync(join(root, '.ensure/lock'), { recursive: true });
  date('.ensure/lock', -11);
  expect(await ensure('install')).toMatchObject({ code: 0 });
  expect(ran()).toBe('install');
});

it('says that the build failed, and tries again next time', async () => {
  write('tools/typescript/bin/tsc', "console.error('one.ts: wrong'); process.exit(2);");
  const failed = await ensure('build');
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('one.ts: wrong');
  expect(failed.said).toContain('The build failed');
  write('tools/typescript/bin/tsc', tool('compile'));
  expect(await ensure('build')).toMatchObject({ code: 0 });
});

it('says that npm failed, and npm says why', async () => {
  write('package.json', {
    name: 'small',
    engines: { node: '>=20.19' },
    dependencies: { missing: 'file:tools/missing' },
  });
  const failed = await ensure('build');
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('npm install');
  expect(failed.said).toContain('could not be installed');
});

it('refuses an old Node before it touches anything', async () => {
  const [major = '', minor = ''] = process.versions.node.split('.');
  for (const least of ['99.1', `${major}.${Number(minor) + 1}`, `${major}.${minor}0`]) {
    write('package.json', { name: 'small', engines: { node: `>=${least}` } });
    const refused = await ensure('build');
    expect(refused.code).toBe(1);
    expect(refused.said.trim()).toMatch(/^Tabella needs Node [\d.]+ or newer, and this is Node [\d.]+: [^\n]*$/);
    expect(ran()).toBe('');
  }
});

it('refuses a wish it does not know', async () => {
  expect(await ensure('castle')).toEqual({
    code: 1,
    said: 'Say what to ensure: install, compile, build, chromium, firefox, postgres, nats.\n',
  });
});
