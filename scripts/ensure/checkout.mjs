// What is found in a checkout: hashes of the lock file and of the sources, and the stamps of what was done last.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['packages', 'bench'];
/** The browser's half: built by Vite, not by the compiler. */
export const WEB = 'packages/web';
/** Folders that hold nothing the compiler reads for a build. */
const APART = new Set(['node_modules', 'dist', 'test', 'coverage']);

/** @typedef {'install' | 'build'} Stamp */

/**
 * @param {string} root
 * @returns {import('./plan.mjs').Installed}
 */
export function findInstalled(root) {
  const lock = join(root, 'package-lock.json');
  const done = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return {
    lock: createHash('sha256').update(readFileSync(lock)).digest('hex'),
    stamp: readStamp(root, 'install'),
    lockTime: statSync(lock).mtimeMs,
    modulesTime: done ? done.mtimeMs : null,
    tools: existsSync(join(root, 'node_modules', 'typescript', 'package.json')),
  };
}

/**
 * @param {string} root
 * @returns {import('./plan.mjs').Built}
 */
export function findBuilt(root) {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return {
    sources: hashOfSources(root),
    stamp: readStamp(root, 'build'),
    missing: [...references.map(({ path }) => path), WEB].filter(
      (path) => existsSync(join(root, path)) && !existsSync(join(root, path, 'dist')),
    ),
  };
}

/** @param {string} root */
function hashOfSources(root) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n');
  };
  /** @param {string} folder */
  const walk = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!APART.has(entry.name)) walk(path);
      } else if (entry.isFile() && !entry.name.startsWith('.')) add(path);
    }
  };
  for (const name of readdirSync(root).sort()) if (/^tsconfig.*\.json$/.test(name)) add(name);
  for (const folder of SOURCES) if (existsSync(join(root, folder))) walk(folder);
  return hash.digest('hex');
}

/** @param {string} root */
export function folderOfStamps(root) {
  const folder = join(root, '.ensure');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 */
function readStamp(root, stamp) {
  const path = join(root, '.ensure', stamp);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 * @param {string} hash
 */
export function writeStamp(root, stamp, hash) {
  const path = join(folderOfStamps(root), stamp);
  writeFileSync(`${path}.new`, `${hash}\n`);
  renameSync(`${path}.new`, path);
}
