// Programs that tests need and npm does not bring: found where they usually are, or installed where that is possible.

import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.mjs';

/** The same browser without its windows and menus: it takes a third less of the processor than one that hides them. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES = '/usr/lib/postgresql';

/** The one that is quickest, or any if it cannot be had. @type {import('./main.mjs').Step} */
export async function anyChromium() {
  const quickest = program('chromium-headless-shell', () => existsSync(process.env.CHROMIUM ?? SHELL));
  const failure = await quickest();
  return [process.env.CHROMIUM ?? '', ...CHROMIUMS].some((path) => path !== '' && existsSync(path)) ? null : failure;
}

/** @returns {boolean} */
export function findFirefox() {
  return existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr');
}

/** @returns {boolean} */
export function findPostgres() {
  if (process.env.TABELLA_TEST_POSTGRES) return true;
  return (
    existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`))
  );
}

/** @returns {boolean} */
export function findNats() {
  return existsSync(process.env.NATS_SERVER ?? '/usr/sbin/nats-server');
}

/**
 * A Debian package, as a step.
 * @param {string} name
 * @param {() => boolean} found
 * @returns {import('./main.mjs').Step}
 */
export function program(name, found) {
  return async () => {
    if (found()) return null;
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log(`Installing ${name}.`);
      await run('/', 'apt-get', 'update', '-qq');
      await run('/', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
      if (found()) return null;
    }
    return `Tests need ${name}: install it (on Debian: apt-get install ${name}), then try again.`;
  };
}
