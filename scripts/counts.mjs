// Counts what should become fewer: casts around the types, unused exports, import cycles. One line each.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findings } from './lint/findings.mjs';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
const APART = new Set(['node_modules', 'dist', 'test', 'e2e', 'frames', 'pictures', 'past', 'data']);

const sources = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.split(sep).some((part) => APART.has(part)),
);

/**
 * @param {RegExp} pattern
 * @param {readonly string[]} paths
 */
function occurrences(pattern, paths) {
  return paths.reduce((sum, path) => sum + (readFileSync(join(PACKAGES, path), 'utf8').match(pattern)?.length ?? 0), 0);
}

const rules = sources.filter((path) => path.split(sep).includes('rules'));
const found = findings();
/** @param {string} kind */
const ofKind = (kind) => found.filter((line) => line.startsWith(`${kind}:`)).length;

const counts = {
  'as unknown as, in packages without tests': occurrences(/\bas unknown as\b/g, sources),
  'as number, in rule files': occurrences(/\bas number\b/g, rules),
  'unused exports': ofKind('unused export'),
  'import cycles': ofKind('import cycle'),
  'undeclared dependencies': ofKind('undeclared dependency'),
  'files longer than 300 lines': sources.filter(
    (path) => readFileSync(join(PACKAGES, path), 'utf8').split('\n').length > 301,
  ).length,
};
for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(5)}  ${what}`);
