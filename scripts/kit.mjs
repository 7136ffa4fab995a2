// Runs the whole kit on games, at their full budget; the tests of long games only sample it. All games, or those named:
//   npm run kit -- emissary
//   npm run kit -- emissary --seed 7

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { codeVersion } from './code-version.mjs';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });

/** @param {string} file of what is compiled */
const compiled = (file) => import(pathToFileURL(join(PACKAGES, file)).href);

process.env.TABELLA_CODE = codeVersion();
const { checkGame } = await compiled('kernel/dist/src/testing/index.js');
const { gameIds, gamePackageOf } = await compiled('games/registry/dist/index.js');
for (const name of positionals.length > 0 ? positionals : gameIds) {
  const gamePackage = await gamePackageOf(name);
  if (gamePackage === null) {
    console.error(`There is no game ${name}.`);
    process.exitCode = 1;
    continue;
  }
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
