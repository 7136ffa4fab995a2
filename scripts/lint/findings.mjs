// What knip finds here, one line each: unused files, exports and dependencies, undeclared ones, import cycles.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How knip calls a kind of finding, and how we do. */
const KINDS = {
  files: 'unused file',
  dependencies: 'unused dependency',
  devDependencies: 'unused dependency',
  unlisted: 'undeclared dependency',
  binaries: 'undeclared dependency',
  unresolved: 'unresolved import',
  exports: 'unused export',
  nsExports: 'unused export',
  types: 'unused export',
  nsTypes: 'unused export',
  enumMembers: 'unused export',
  duplicates: 'exported twice',
  cycles: 'import cycle',
};

const KEYS = /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS));

/**
 * @typedef {keyof typeof KINDS} Kind
 * @typedef {{ readonly name: string, readonly line?: number }} Named
 * @typedef {{ readonly file: string } & { readonly [K in Kind]?: readonly (Named | readonly Named[])[] }} Issue
 */

/**
 * Sorted; a finding that stays where it is keeps its line when code around it moves.
 * @param {readonly Issue[]} issues
 * @returns {readonly string[]}
 */
export function linesOf(issues) {
  const lines = issues.flatMap((issue) =>
    KEYS.flatMap((key) =>
      (issue[key] ?? []).map((found) => {
        const kind = KINDS[key];
        const what = 'name' in found ? found.name : found.map(({ name }) => name).join(' ');
        return `${kind}: ${kind === 'import cycle' || what === issue.file ? what : `${issue.file} ${what}`}`;
      }),
    ),
  );
  return [...new Set(lines)].sort();
}

/** @returns {readonly string[]} */
export function findings() {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-exit-code', '--reporter', 'json'];
  const ran = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (ran.status !== 0) throw new Error(`knip broke:\n${ran.stdout}${ran.stderr}`);
  return linesOf(JSON.parse(ran.stdout).issues);
}
