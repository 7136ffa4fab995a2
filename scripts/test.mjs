// Runs every test: lint, types, Vitest, the browser. The last line counts them: "N passed, N failed".
// What follows `npm test --` goes to Vitest as a filter.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countBrowserTests, countTests } from './count.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORT = join(ROOT, '.ensure', 'vitest.json');
const BROWSER_REPORT = join(ROOT, '.ensure', 'playwright.json');

/**
 * @param {string} title
 * @param {readonly string[]} script a program of Node, with its arguments
 */
function run(title, ...script) {
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

/** @param {string} path */
function reportIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The runner broke before it could report: that alone is counted.
    return null;
  }
}

/** @param {readonly string[]} filter */
function vitest(filter) {
  mkdirSync(join(ROOT, '.ensure'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ok = run('Tests', 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filter);
  return countTests(reportIn(REPORT), ok);
}

function browser() {
  rmSync(BROWSER_REPORT, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = BROWSER_REPORT;
  const config = ['--config', 'packages/web/playwright.config.ts', '--reporter=list,json'];
  const ok = run('Browser', 'node_modules/@playwright/test/cli.js', 'test', ...config);
  return countBrowserTests(reportIn(BROWSER_REPORT), ok);
}

const filter = process.argv.slice(2).filter((arg) => arg !== '--');
const steps = [
  run('Lint', 'node_modules/@biomejs/biome/bin/biome', 'check'),
  run('Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json'),
  run('Types of the client', 'node_modules/typescript/bin/tsc', '-p', 'packages/web', '--noEmit'),
];
// A filter means a person at work on something: the browser would only make him wait.
const tests = [vitest(filter), ...(filter.length === 0 ? [browser()] : [])];
const passed = tests.reduce((sum, one) => sum + one.passed, steps.filter((ok) => ok).length);
const failed = tests.reduce((sum, one) => sum + one.failed, steps.filter((ok) => !ok).length);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
