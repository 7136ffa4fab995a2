// What can be ensured: npm installs, the compiler and Vite build; each step is taken only if it is needed.

import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './lock.mjs';
import { anyChromium, findFirefox, findNats, findPostgres, program } from './programs.mjs';
import { run } from './run.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = 'packages/web';
/** Folders in `packages` that hold nothing the client is built from. */
const APART = new Set(['node_modules', 'dist', 'test', 'e2e', 'pictures', 'test-results']);

/**
 * One step: null when all is well, else what went wrong.
 * @typedef {() => Promise<string | null>} Step
 */

/** In milliseconds, or 0 when there is no such file. @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @type {Step} */
async function install() {
  const installed = changedAt(join(ROOT, 'node_modules/.package-lock.json'));
  const tools = existsSync(join(ROOT, 'node_modules/typescript/package.json'));
  if (tools && installed >= changedAt(join(ROOT, 'package-lock.json'))) return null;
  console.log('Installing packages.');
  // Run by npm, the same npm is used again; by hand, the one on the path.
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  // Packages for development belong to it whatever NODE_ENV says: the build is made with them.
  const ok = await run(ROOT, ...npm, 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
  return ok ? null : 'The packages could not be installed: npm says why above.';
}

/** The compiler knows itself what has changed. @type {Step} */
async function compile() {
  const ok = await run(ROOT, process.execPath, 'node_modules/typescript/bin/tsc', '-b');
  return ok ? null : 'The build failed: put right what the compiler says above, then try again.';
}

/** @type {Step} */
async function bundle() {
  const page = join(ROOT, WEB, 'dist/index.html');
  const began = new Date();
  if (changedAt(page) > newestSource()) return null;
  console.log('Building the client.');
  const ok = await run(ROOT, process.execPath, 'node_modules/vite/bin/vite.js', 'build', WEB, '--logLevel', 'warn');
  if (!ok) return 'The client could not be built: put right what Vite says above, then try again.';
  // What is edited meanwhile is built next time.
  utimesSync(page, began, began);
  return null;
}

function newestSource() {
  const entries = readdirSync(join(ROOT, 'packages'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sources = files.filter((path) => !path.split(sep).some((part) => APART.has(part)));
  return Math.max(...[join(ROOT, 'package-lock.json'), ...sources].map(changedAt));
}

/** What can be asked for, and the steps it takes. @type {Readonly<Record<string, readonly Step[]>>} */
const WISHES = {
  install: [install],
  compile: [install, compile],
  build: [install, compile, bundle],
  chromium: [anyChromium],
  firefox: [program('firefox-esr', findFirefox)],
  postgres: [program('postgresql', findPostgres)],
  nats: [program('nats-server', findNats)],
};

/**
 * Null when all is there, else what went wrong.
 * @param {readonly string[]} wishes
 * @returns {Promise<string | null>}
 */
export async function ensure(wishes) {
  if (wishes.length === 0 || !wishes.every((wish) => Object.hasOwn(WISHES, wish))) {
    return `Say what to ensure: ${Object.keys(WISHES).join(', ')}.`;
  }
  return alone(join(ROOT, '.ensure'), async () => {
    for (const step of new Set(wishes.flatMap((wish) => WISHES[wish] ?? []))) {
      const failure = await step();
      if (failure !== null) return failure;
    }
    return null;
  });
}
