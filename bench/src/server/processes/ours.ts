// Our server in a process of its own: durable, where it is told to keep its data, without limits for those who measure it.

import { type ServeOptions, serve } from '@tabella/table';
import { GAME, gamePackage } from '../game.ts';
import { runChild } from './child.ts';

const [place = '{}'] = process.argv.slice(2);
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  log: 'error',
  limits: false,
  pace: 0,
  packages: async (game) => (game === GAME ? gamePackage : null),
  ...(JSON.parse(place) as Pick<ServeOptions, 'data' | 'databaseUrl' | 'natsUrl' | 'node'>),
});
runChild(Number(new URL(served.url).port), () => served.close());
