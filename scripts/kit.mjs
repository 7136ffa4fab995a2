// Runs the whole kit on games, at their full budget; the tests of long games only sample it. All games, or those named:
//   npm run kit -- emissary
//   npm run kit -- emissary --seed 7

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { codeVersion } from './code-version.mjs';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });

/** @param {string} folder of a package, whose main file is loaded */
function load(folder) {
  const { exports } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'));
  return import(pathToFileURL(join(PACKAGES, folder, exports['.'].default)).href);
}

process.env.TABELLA_CODE = codeVersion();
const { checkGame } = await import(pathToFileURL(join(PACKAGES, 'kernel/dist/src/testing/index.js')).href);
const games = positionals.length > 0 ? positionals : readdirSync(join(PACKAGES, 'games'));
for (const name of games) {
  const { gamePackage } = await load(join('games', name));
  if (!gamePackage) continue;
  const began = process.cpuUsage();
  try {
    checkGame(gamePackage.game, values.seed === undefined ? {} : { seed: Number(values.seed) });
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
  const { user, system } = process.cpuUsage(began);
  console.log(`     ${((user + system) / 1e6).toFixed(1)} s of CPU time`);
}
