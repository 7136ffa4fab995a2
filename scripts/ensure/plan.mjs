// What a checkout lacks, decided from plain facts about it.

/**
 * @typedef {object} Installed
 * @property {string} lock hash of package-lock.json
 * @property {string | null} stamp the hash that was installed last
 * @property {number} lockTime when package-lock.json changed
 * @property {number | null} modulesTime when npm last finished in node_modules; null when it never did
 * @property {boolean} tools the compiler is there (it is not after `npm ci --omit=dev`)
 */

/**
 * Why packages must be installed, or null. What npm wrote after the lock file changed counts as installed, so that
 * `npm ci && npm start` does not install twice.
 * @param {Installed} found
 * @returns {string | null}
 */
export function whyInstall(found) {
  if (found.modulesTime === null) return 'nothing is installed yet';
  if (!found.tools) return 'the build tools are missing';
  if (found.stamp === found.lock || found.modulesTime >= found.lockTime) return null;
  return 'package-lock.json has changed';
}

/**
 * @typedef {object} Built
 * @property {string} sources hash of everything that is compiled
 * @property {string | null} stamp the hash that was built last
 * @property {readonly string[]} missing packages without a build
 */

/**
 * Why the packages must be built, or null.
 * @param {Built} found
 * @returns {string | null}
 */
export function whyBuild(found) {
  if (found.missing.length > 0) return `${found.missing[0]} is not built yet`;
  return found.stamp === found.sources ? null : 'sources have changed';
}
