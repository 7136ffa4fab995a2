// Tests of the server at full length; `npm test` runs them short. Numbers can be given, and the seed is said:
//   npm run torture -- --minutes 5 --kills 20 --seed 7
//   npm run fuzz -- --messages 2000000

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** By name: the test, and how much of it. */
const RUNS = /** @type {Readonly<Record<string, { test: string, terms: Record<string, number> }>>} */ ({
  torture: { test: 'torture', terms: { minutes: 30, kills: 200 } },
  fuzz: { test: 'fuzz-flood', terms: { messages: 1_000_000 } },
});

const [name = '', ...rest] = process.argv.slice(2);
const run = RUNS[name];
if (!run) throw new Error(`There is no long run "${name}".`);
/** @type {Record<string, number>} */
const terms = { ...run.terms, seed: Math.floor(Math.random() * 1_000_000) };
const options = Object.fromEntries(Object.keys(terms).map((term) => [term, { type: /** @type {const} */ ('string') }]));
for (const [term, given] of Object.entries(parseArgs({ args: rest, options }).values)) terms[term] = Number(given);
const wrong = Object.entries(terms).find(([, value]) => !(value >= 0));
if (wrong) {
  console.error(`--${wrong[0]} is a number.`);
  process.exit(1);
}
console.log(
  `${name}: ${Object.entries(terms)
    .map(([term, value]) => `${term} ${value}`)
    .join(', ')}`,
);
const script = ['node_modules/vitest/vitest.mjs', 'run', `packages/table/test/${run.test}.test.ts`];
const child = spawn(process.execPath, [...script, '--disable-console-intercept'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, TABELLA_LONG: JSON.stringify(terms) },
  stdio: 'inherit',
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
