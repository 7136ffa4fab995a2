// Our server with all games, for whole matches: its time runs so fast that no window keeps anybody waiting, and deals are
// the same in every run.

import { FastChance } from '@tabella/kernel';
import { serve } from '@tabella/table';
import { runChild } from './child.ts';

/** Times faster than the clock on the wall. */
const HURRY = 100;

const { data } = JSON.parse(process.argv[2] ?? '{}') as { readonly data: string };
const dice = new FastChance(1);
const digit = (): string => dice.int(16).toString(16);
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  log: 'error',
  limits: false,
  pace: 0,
  chance: {
    random: () => dice.int(2 ** 30) / 2 ** 30,
    hex: (bytes) => Array.from({ length: 2 * bytes }, digit).join(''),
  },
  time: {
    now: () => Math.round(performance.now() * HURRY),
    after: (ms, run) => {
      const timer = setTimeout(run, ms / HURRY);
      return () => clearTimeout(timer);
    },
  },
});
runChild(Number(new URL(served.url).port), () => served.close());
