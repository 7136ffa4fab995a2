// Runs every test: lint, types, Vitest. The last line counts them: "N passed, N failed".
// What follows `npm test --` goes to Vitest as a filter.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './count.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORT = join(ROOT, '.ensure', 'vitest.json');

/**
 * @param {string} title
 * @param {readonly string[]} script a program of Node, with its arguments
 */
function run(title, ...script) {
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

/** @param {readonly string[]} filter */
function vitest(filter) {
  mkdirSync(join(ROOT, '.ensure'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ok = run('Tests', 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filter);
  let report = null;
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    // Vitest broke before it could report: that alone is counted.
  }
  return countTests(report, ok);
}

const filter = process.argv.slice(2).filter((arg) => arg !== '--');
const steps = [
  run('Lint', 'node_modules/@biomejs/biome/bin/biome', 'check'),
  run('Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json'),
];
const tests = vitest(filter);
const passed = tests.passed + steps.filter((ok) => ok).length;
const failed = tests.failed + steps.filter((ok) => !ok).length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
