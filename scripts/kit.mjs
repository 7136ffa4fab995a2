// Runs the whole kit on games, at their full budget; the tests of long games only sample it. All games, or those named:
//   npm run kit -- emissary
//   npm run kit -- emissary --seed 7
// Or so many matches, each with seats and options by chance:
//   npm run kit -- carcassonne --matches 2000

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { codeVersion } from './code-version.mjs';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, matches: { type: 'string' } },
});

/** @param {string} file of what is compiled */
const compiled = (file) => import(pathToFileURL(join(PACKAGES, file)).href);

process.env.TABELLA_CODE = codeVersion();
const { checkGame } = await compiled('kernel/dist/src/testing/index.js');
const { FastChance, mixOptions, refusedTerms } = await compiled('kernel/dist/src/index.js');
const { gameIds, gamePackageOf } = await compiled('games/registry/dist/index.js');
/** The costly checks run at one in so many decisions. */
const SELDOM = 200;
/** Progress is told after so many seconds. */
const SAID_AFTER = 20;

/**
 * Matches one by one, each with terms of its own; what fails says its terms.
 * @param {import('@tabella/kernel').AnyGame} game
 * @param {number} matches
 * @param {number} seed
 */
function checkMixtures(game, matches, seed) {
  const chance = new FastChance(seed);
  const int = (/** @type {number} */ n) => chance.int(n);
  let [worlds, said] = [0, Date.now()];
  for (let played = 0; played < matches; ) {
    const seats = game.seats.min + int(game.seats.max - game.seats.min + 1);
    const options = mixOptions(game.options, int);
    if (refusedTerms(game, seats, options) !== null) continue;
    const terms = { seats: [seats], options: [options], every: SELDOM, budget: { histories: 0, worlds: 1 } };
    try {
      worlds += checkGame(game, { ...terms, seed: int(1e9), report: () => undefined }).worlds;
    } catch (failure) {
      console.error(`Match ${played + 1} of seed ${seed}, ${seats} seats, ${JSON.stringify(options)}:`);
      throw failure;
    }
    played++;
    if (Date.now() - said < SAID_AFTER * 1000 && played < matches) continue;
    said = Date.now();
    console.log(`${game.id}: ${played} of ${matches} matches, ${worlds} worlds, nothing found`);
  }
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
    if (values.matches !== undefined) checkMixtures(gamePackage.game, Number(values.matches), Number(values.seed ?? 1));
    else checkGame(gamePackage.game, values.seed === undefined ? {} : { seed: Number(values.seed) });
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
  const { user, system } = process.cpuUsage(began);
  console.log(`     ${((user + system) / 1e6).toFixed(1)} s of CPU time`);
}
