// Fails on a package whose licence we may not use, and on a grave weakness that the registry of npm knows of.

import { fileURLToPath } from 'node:url';
import { audit } from './dependencies/audit.mjs';
import { checkLicences } from './dependencies/licences.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { looked, wrong } = checkLicences(ROOT);
for (const line of wrong) console.error(line);
if (wrong.length > 0) {
  console.error(`${wrong.length} with a licence that is not on the list in scripts/dependencies/licences.mjs.`);
  process.exitCode = 1;
} else console.log(`${looked} packages, each with a licence that we may use.`);

const grave = audit(ROOT);
for (const line of grave ?? []) console.error(line);
if (grave === null) console.log('The registry of npm does not tell of weaknesses here; they were not looked for.');
else if (grave.length > 0) process.exitCode = 1;
else console.log('The registry of npm knows of no grave weakness in what people are given.');
