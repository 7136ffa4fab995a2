// A server that can be strained while it runs: its clock jumps, and it outlives a disk that takes nothing. It has a rough game
// besides the others. Its argument is JSON: the options of `serve`, where the built package lies, and a file for its log.

import { appendFileSync } from 'node:fs';
import { roughPackage } from './rough.mjs';

const { index, file, options } = JSON.parse(process.argv[2] ?? '');
const { serve } = await import(index);
const { gamePackageOf } = await import('@tabella/registry');

let ahead = 0;
const { now } = Date;
Date.now = () => now() + ahead;

// A write that the limit forbids fails, as on a full disk, and does not end the process.
process.on('SIGXFSZ', () => {});
/** @param {string} line */
const log = (line) => {
  try {
    appendFileSync(file, line);
  } catch {
    // The disk takes nothing at the moment.
  }
};
const { url, close } = await serve({
  ...options,
  bots: { threads: 2, worker: new URL('./rough-worker.mjs', import.meta.url) },
  /** @param {string} game @param {number} rules */
  packages: async (game, rules) => (game === 'rough' ? roughPackage : gamePackageOf(game, rules)),
  logTo: { write: log },
});

process.on('message', (/** @type {{ ahead: number }} */ told) => {
  ahead = told.ahead;
});
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => close().then(() => process.exit(0)));
console.log(url);
