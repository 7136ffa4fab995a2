// Fails on unused code, undeclared dependencies and import cycles that are not in scripts/lint/known.txt, and on lines there
// that are no longer true. `npm run lint -- --shrink` takes those lines away; nothing adds any.

import { readFileSync, writeFileSync } from 'node:fs';
import { findings } from './lint/findings.mjs';
import { compare } from './lint/known.mjs';

const LIST = new URL('lint/known.txt', import.meta.url);
const known = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
const { added, gone } = compare(findings(), known);
for (const line of added) console.error(line);
if (added.length > 0)
  console.error(`${added.length} new. Remove what is unused, declare what is imported, undo the cycle.`);
if (gone.length > 0 && process.argv.includes('--shrink')) {
  writeFileSync(
    LIST,
    known
      .filter((line) => !gone.includes(line))
      .map((line) => `${line}\n`)
      .join(''),
  );
  console.log(`${gone.length} taken off the list.`);
} else if (gone.length > 0) {
  for (const line of gone) console.error(`gone: ${line}`);
  console.error(`${gone.length} no longer found: run "npm run lint -- --shrink" and keep the shorter list.`);
  process.exitCode = 1;
}
if (added.length > 0) process.exitCode = 1;
