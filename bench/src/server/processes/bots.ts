// Our server with all games, for tables of bots: nobody has to follow them, so they play without pauses. Tells how long each bot
// waited before it could think, and how long it thought.

import { serve } from '@tabella/table';
import { runChild } from './child.ts';

const { data } = JSON.parse(process.argv[2] ?? '{}') as { readonly data: string };
let thoughts: { readonly waited: number; readonly took: number }[] = [];
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  log: 'error',
  limits: false,
  pace: 0,
  bots: { onThought: (waited, took) => thoughts.push({ waited, took }) },
});
runChild(
  Number(new URL(served.url).port),
  () => served.close(),
  () => {
    const told = { thoughts };
    thoughts = [];
    return told;
  },
);
