// Programs that tests need and npm does not bring: found where they usually are, or installed where that is possible.

import { existsSync, readdirSync } from 'node:fs';
import { command } from './command.mjs';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES = '/usr/lib/postgresql';

/** @returns {boolean} */
export function findChromium() {
  return [process.env.CHROMIUM ?? '', ...CHROMIUMS].some((path) => path !== '' && existsSync(path));
}

/** @returns {boolean} */
export function findPostgres() {
  if (process.env.TABELLA_TEST_POSTGRES) return true;
  return (
    existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`))
  );
}

/**
 * A Debian package, as a step.
 * @param {string} name
 * @param {() => boolean} found
 * @returns {import('./main.mjs').Step}
 */
export function program(name, found) {
  return {
    lacks: () => (found() ? null : `${name} is not installed`),
    make: async () => {
      const wanted = `Tests need ${name}: install it (on Debian: apt-get install ${name}), then try again.`;
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return wanted;
      const args = ['install', '-y', '-qq', '--no-install-recommends', name];
      let ran = await command(`Installing ${name}`, 'apt-get', args, '/');
      if (!ran.ok) {
        // The lists of a fresh machine may be empty or old.
        await command('Updating the lists of packages', 'apt-get', ['update', '-qq'], '/');
        ran = await command(`Installing ${name}`, 'apt-get', args, '/');
      }
      return found() ? null : wanted;
    },
  };
}
