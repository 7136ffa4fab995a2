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

/** A compiler that writes down that it ran. */
const COMPILER = `
const fs = require('node:fs');
fs.mkdirSync('packages/one/dist', { recursive: true });
fs.appendFileSync('ran.txt', 'build ');
`;

function lockFile(version: string): unknown {
  const link = (name: string) => ({ [`node_modules/${name}`]: { resolved: `tools/${name}`, link: true } });
  return {
    name: 'small',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'small', version, devDependencies: { typescript: 'file:tools/typescript' } },
      ...link('typescript'),
      'tools/typescript': { version: '1.0.0', dev: true },
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
    scripts: { postinstall: `node -e "fs.appendFileSync('ran.txt', 'install ')"` },
    devDependencies: { typescript: 'file:tools/typescript' },
  });
  write('package-lock.json', lockFile('1.0.0'));
  write('tsconfig.json', { files: [], references: [{ path: 'packages/one' }] });
  write('packages/one/src/index.ts', 'export const one = 1;');
  write('tools/typescript/package.json', { name: 'typescript', version: '1.0.0' });
  write('tools/typescript/bin/tsc', COMPILER);
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

const ran = (): string => readFileSync(join(root, 'ran.txt'), 'utf8').trim();

/** Moves a file's date: file systems and clocks are coarse, and a test must not sleep. */
const date = (path: string, seconds: number): void => {
  const then = Date.now() / 1000 + seconds;
  utimesSync(join(root, path), then, then);
};

it('installs and builds a fresh clone once, and then only what has changed', async () => {
  expect(await ensure('build')).toMatchObject({ code: 0 });
  expect(ran()).toBe('install build');
  expect(await ensure('build')).toEqual({ code: 0, said: '' });
  expect(ran()).toBe('install build');

  write('packages/one/src/index.ts', 'export const one = 2;');
  await ensure('build');
  expect(ran()).toBe('install build build');

  write('packages/one/test/one.test.ts', 'a test is not built');
  await ensure('build');
  expect(ran()).toBe('install build build');

  write('package-lock.json', lockFile('1.0.1'));
  date('package-lock.json', 5);
  await ensure('build');
  expect(ran()).toBe('install build build install');

  rmSync(join(root, 'packages/one/dist'), { recursive: true });
  await ensure('build');
  expect(ran()).toBe('install build build install build');
});

it('does not install again what npm has installed by hand', async () => {
  await ensure('build');
  rmSync(join(root, '.ensure'), { recursive: true });
  date('node_modules/.package-lock.json', 5);
  await ensure('build');
  expect(ran()).toBe('install build build');
});

it('lets two commands at once do the work once', async () => {
  const both = await Promise.all([ensure('build'), ensure('build'), ensure('build')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(ran()).toBe('install build');
});

it('takes over the lock of a command that was killed', async () => {
  write('.ensure/lock', `999999999 ${(await import('node:os')).hostname()} 0`);
  expect(await ensure('build')).toMatchObject({ code: 0 });
  expect(ran()).toBe('install build');
});

it('says that the build failed, and tries again next time', async () => {
  write('tools/typescript/bin/tsc', "console.error('one.ts: wrong'); process.exit(2);");
  const failed = await ensure('build');
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('one.ts: wrong');
  expect(failed.said).toContain('The build failed');
  write('tools/typescript/bin/tsc', COMPILER);
  expect(await ensure('build')).toMatchObject({ code: 0 });
});

it('says that the lock file does not fit, and what to do', async () => {
  write('package.json', {
    name: 'small',
    engines: { node: '>=20.19' },
    dependencies: { missing: 'file:tools/missing' },
  });
  const failed = await ensure('build');
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('run "npm install"');
});

it('refuses an old Node before it touches anything', async () => {
  write('package.json', { name: 'small', engines: { node: '>=99.1' } });
  const refused = await ensure('build');
  expect(refused.code).toBe(1);
  expect(refused.said.trim()).toMatch(/^Tabella needs Node 99\.1 or newer, and this is Node [\d.]+: [^\n]*$/);
  expect(ran()).toBe('');
});

it('refuses a wish it does not know', async () => {
  expect(await ensure('castle')).toEqual({ code: 1, said: 'Say what to ensure: build, chromium, postgres.\n' });
});
