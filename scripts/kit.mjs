// Runs the whole kit on games, at their full budget; the tests of long games only sample it. All games, or those named:
//   npm run kit -- emissary
//   npm run kit -- emissary --seed 7
// Or so many whole matches, each with seats and options by chance, of which it looks at some decisions only; a game may watch
// them by a check of its own (`watch.ts`). What failed is played again by its number:
//   npm run kit -- carcassonne --matches 50000
//   npm run kit -- carcassonne --matches 1 --first 1234 --seed 7

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { codeVersion } from './code-version.mjs';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, matches: { type: 'string' }, first: { type: 'string' } },
});

/** @param {string} file of what is compiled */
const compiled = (file) => import(pathToFileURL(join(PACKAGES, file)).href);

process.env.TABELLA_CODE = codeVersion();
const { checkGame, checkMixtures } = await compiled('kernel/dist/src/testing/index.js');
const { gameIds, gamePackageOf } = await compiled('games/registry/dist/index.js');
/** Progress is told after so many seconds. */
const SAID_AFTER = 20;
const seed = values.seed === undefined ? {} : { seed: Number(values.seed) };

/** @param {import('@tabella/kernel/testing').Tally} tally */
const line = ({ matches, decisions, undos, worlds, relaxed }) =>
  `${matches} matches, ${decisions} decisions, ${undos} undone, ${worlds} worlds (${relaxed} relaxed)`;

/**
 * @param {import('@tabella/kernel').AnyGame} game
 * @param {number} matches
 */
async function checkMany(game, matches) {
  const own = `games/${game.id}/dist/watch.js`;
  const watched = existsSync(join(PACKAGES, own)) ? { watch: (await compiled(own)).watch } : {};
  let said = Date.now();
  /** @param {import('@tabella/kernel/testing').Tally} tally */
  const progress = (tally) => {
    if (Date.now() - said < SAID_AFTER * 1000) return;
    said = Date.now();
    console.log(`${game.id}: ${line(tally)} of ${matches}, nothing found yet`);
  };
  const first = Number(values.first ?? 0);
  const tally = checkMixtures(game, { ...seed, ...watched, matches, first, progress });
  console.log(`${game.id}: ${line(tally)}, nothing found`);
}

for (const name of positionals.length > 0 ? positionals : gameIds) {
  const gamePackage = await gamePackageOf(name);
  if (gamePackage === null) {
    console.error(`There is no game ${name}.`);
    process.exitCode = 1;
    continue;
  }
  const began = process.cpuUsage();
  try {
    if (values.matches !== undefined) await checkMany(gamePackage.game, Number(values.matches));
    else checkGame(gamePackage.game, seed);
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
  const { user, system } = process.cpuUsage(began);
  console.log(`     ${((user + system) / 1e6).toFixed(1)} s of CPU time`);
}
