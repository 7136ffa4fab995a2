// Installing: exactly what the lock file says, and when that fails, what to do about it.

import { command } from './command.mjs';

// Packages for development belong to it whatever NODE_ENV says: the build is made with them.
const CI = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];

/** @type {readonly (readonly [RegExp, string])[]} */
const ADVICE = [
  [/EBADENGINE/, 'A package does not run on this Node: use a newer one from https://nodejs.org, then try again.'],
  [
    /EUSAGE|not in sync|Missing: /,
    'package.json and package-lock.json disagree: run "npm install" and keep the new lock file.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET|network/i,
    'The package registry cannot be reached: connect to the network (or set its proxy with "npm config set proxy"), then try again.',
  ],
  [
    /E40[134]|ETARGET/,
    'The package registry does not give out one of the packages: look at "npm config get registry", then try again.',
  ],
  [/ENOSPC/, 'The disk is full: make room, then try again.'],
  [/EACCES|EPERM|EROFS/, 'node_modules cannot be written: make this folder yours, then try again.'],
  [/EINTEGRITY/, 'A downloaded package is damaged: run "npm cache clean --force", then try again.'],
];

/**
 * What to do after a failed installation, in one sentence.
 * @param {string} said what npm said
 */
export function adviceOn(said) {
  const found = ADVICE.find(([sign]) => sign.test(said));
  return found ? found[1] : 'The installation failed for the reason above: put it right, then try again.';
}

/**
 * Null when all is installed, else what to do.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function install(root) {
  const cli = process.env.npm_execpath;
  // Run by npm, the same npm is used again; by hand, the one on the path.
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const ran = await command('Installing packages', program, [...first, ...CI], root);
  return ran.ok ? null : adviceOn(ran.said);
}
