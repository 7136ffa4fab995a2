// Runs every test: lint, types, Vitest, the browser. What failed is named once more at the end; the last line counts:
// "N passed, N failed".
// `npm test -- carcassonne` runs only the tests whose path contains that word, and nothing else.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countBrowserTests, countTests } from './count.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, '.ensure');

/**
 * Everything but the tests themselves: a title, and a program of Node with its arguments. The lists run side by side, what is
 * in them one after the other: one core looks for unused code while the others do the rest.
 */
const CHECKS = [
  [['Unused code, undeclared dependencies, import cycles', 'scripts/lint.mjs']],
  [['Two thousand matches of Carcassonne by chance', 'scripts/kit.mjs', 'carcassonne', '--matches', '2000']],
  [
    ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check'],
    ['Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json'],
    ['Licences and weaknesses of dependencies', 'scripts/dependencies.mjs'],
    ['Types of the client', 'node_modules/typescript/bin/tsc', '-p', 'packages/web', '--noEmit'],
  ],
];

/**
 * @param {string} title
 * @param {readonly string[]} script a program of Node, with its arguments
 */
function run(title, ...script) {
  if (title !== '') console.log(`\n${title}`);
  return spawnSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * Says all at once what a program said, when it is done.
 * @param {string} title
 * @param {readonly string[]} script
 * @returns {Promise<import('./count.mjs').Counted>}
 */
function runAside(title, ...script) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    child.once('close', (code) => {
      console.log(`\n${title}\n${said.trimEnd()}`);
      resolve(code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] });
    });
  });
}

async function checkAll() {
  const lists = CHECKS.map(async (list) => {
    const passed = [];
    for (const [title = '', ...script] of list) passed.push(await runAside(title, ...script));
    return passed;
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Runs a test runner, which leaves its report in a file; null when it broke before it could report.
 * @param {string} path
 * @param {() => boolean} runner
 */
function reported(path, runner) {
  rmSync(path, { force: true });
  const ok = runner();
  try {
    return { report: JSON.parse(readFileSync(path, 'utf8')), ok };
  } catch {
    return { report: null, ok };
  }
}

/** @param {readonly string[]} filter */
function vitest(filter) {
  const path = join(REPORTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const script = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filter];
  const { report, ok } = reported(path, () => run('Tests', ...script));
  return countTests(report, ok);
}

function browser() {
  const path = join(REPORTS, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = path;
  const projects = ['desktop', 'phone', 'firefox'].map((project) => `--project=${project}`);
  const config = ['--config', 'packages/web/playwright.config.ts'];
  const script = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...projects];
  const { report, ok } = reported(path, () => run('Browser', ...script, '--reporter=list,json'));
  return countBrowserTests(report, ok);
}

const filter = process.argv.slice(2).filter((arg) => arg !== '--');
const needs = filter.length > 0 ? ['install'] : ['build', 'chromium', 'firefox', 'postgres', 'nats'];
if (!run('', 'scripts/ensure.mjs', ...needs)) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
const checks = filter.length > 0 ? [] : await checkAll();
const tests = [...checks, vitest(filter)];
if (filter.length === 0) tests.push(browser());
const passed = tests.reduce((sum, one) => sum + one.passed, 0);
const failed = tests.reduce((sum, one) => sum + one.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
const names = tests.flatMap((one) => one.names);
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `- ${name.replace(ROOT, '')}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
