// The version of the code that the kit draws its seed from: a digest of the source files of the kernel and the games.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
/** What is made from sources, or is installed. */
const MADE = new Set(['dist', 'node_modules', 'build']);

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|json)$/.test(entry.name) ? [path] : [];
  });
}

/** The same on every machine: neither the order of a folder nor its ends of lines count. */
export function codeVersion() {
  const files = ['kernel', 'games'].flatMap((name) => sourcesIn(join(PACKAGES, name)));
  const named = files.map((path) => /** @type {const} */ ([path.slice(PACKAGES.length).replaceAll('\\', '/'), path]));
  const hash = createHash('sha256');
  for (const [name, path] of named.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\n${readFileSync(path, 'utf8').replaceAll('\r\n', '\n')}\n`);
  return hash.digest('hex').slice(0, 16);
}
