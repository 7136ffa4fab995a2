// Step by step: what is missing is said, done and stamped.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBuilt, findInstalled, folderOfStamps, WEB, writeStamp } from './checkout.mjs';
import { command } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { whyBuild, whyInstall } from './plan.mjs';
import { findChromium, findPostgres, program } from './programs.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A thing to ensure: `lacks` tells why it is not so (or null), `make` makes it so and tells what went wrong (or null).
 * @typedef {object} Step
 * @property {() => string | null} lacks
 * @property {(why: string) => Promise<string | null>} make
 */

/** @type {Step} */
const packages = {
  lacks: () => {
    const found = findInstalled(ROOT);
    const why = whyInstall(found);
    // What npm did by itself is remembered, so that a lock file that is only touched later changes nothing.
    if (why === null && found.stamp !== found.lock) writeStamp(ROOT, 'install', found.lock);
    return why;
  },
  make: async (why) => {
    const { lock } = findInstalled(ROOT);
    console.log(`Installing packages, for ${why}.`);
    const wrong = await install(ROOT);
    if (wrong === null) writeStamp(ROOT, 'install', lock);
    return wrong;
  },
};

/** @type {Step} */
const build = {
  lacks: () => whyBuild(findBuilt(ROOT)),
  make: async (why) => {
    // Taken before the build: what is edited meanwhile is built next time.
    const { sources } = findBuilt(ROOT);
    console.log(`Building, for ${why}.`);
    const ran = await command(
      'Building',
      process.execPath,
      [join('node_modules', 'typescript', 'bin', 'tsc'), '-b'],
      ROOT,
    );
    if (!ran.ok) return 'The build failed: put right what the compiler says above, then try again.';
    const bundled = existsSync(join(ROOT, WEB)) ? await bundle() : true;
    if (!bundled) return 'The client could not be built: put right what Vite says above, then try again.';
    writeStamp(ROOT, 'build', sources);
    return null;
  },
};

async function bundle() {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  return (await command('Building the client', process.execPath, [vite, 'build', WEB, '--logLevel', 'warn'], ROOT)).ok;
}

/** What can be asked for, and the steps it takes. @type {Readonly<Record<string, readonly Step[]>>} */
const WISHES = {
  build: [packages, build],
  chromium: [program('chromium', findChromium)],
  postgres: [program('postgresql', findPostgres)],
};

/** @param {readonly string[]} wishes */
export async function run(wishes) {
  const unknown = wishes.find((wish) => !Object.hasOwn(WISHES, wish));
  if (unknown !== undefined || wishes.length === 0) {
    fail(`Say what to ensure: ${Object.keys(WISHES).join(', ')}.`);
    return;
  }
  const steps = new Set(wishes.flatMap((wish) => WISHES[wish] ?? []));
  for (const step of steps) {
    if (step.lacks() === null) continue;
    const wrong = await alone(
      join(folderOfStamps(ROOT), 'lock'),
      async () => {
        // Whoever held the lock before may have done it.
        const why = step.lacks();
        return why === null ? null : step.make(why);
      },
      console.log,
    );
    if (wrong !== null) {
      fail(wrong);
      return;
    }
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
