// A server that can be strained while it runs: its clock jumps, its file takes nothing. It has a rough game besides the others.
// Its argument is JSON: the options of `serve`, where the built package lies, and a file for its log.

import { createWriteStream } from 'node:fs';
import { roughPackage } from './rough.mjs';

const { index, store, file, options } = JSON.parse(process.argv[2] ?? '');
const { serve } = await import(index);
const { gamePackageOf } = await import('@tabella/registry');
const { sqliteEngine } = await import(store);

let ahead = 0;
const { now } = Date;
Date.now = () => now() + ahead;

const engine = options.databaseUrl ? undefined : await sqliteEngine(options.data, { patience: options.patience });
const said = createWriteStream(file, { flags: 'a' });
const { url, close } = await serve({
  ...options,
  ...(engine && { engine }),
  bots: { threads: 2, worker: new URL('./rough-worker.mjs', import.meta.url) },
  /** @param {string} game @param {number} rules */
  packages: async (game, rules) => (game === 'rough' ? roughPackage : gamePackageOf(game, rules)),
  logTo: { write: (/** @type {string} */ line) => void said.write(line) },
});

process.on('message', (/** @type {{ ahead?: number; pragma?: string }} */ told) => {
  if (told.ahead !== undefined) ahead = told.ahead;
  if (told.pragma !== undefined) engine.read({ sql: `PRAGMA ${told.pragma}`, values: [] }).catch(() => {});
});
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => close().then(() => process.exit(0)));
console.log(url);
