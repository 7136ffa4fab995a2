// Our server in a process of its own: durable, in the data folder it is given, without limits for those who measure it.

import { serve } from '@tabella/table';
import { GAME, gamePackage } from '../game.ts';
import { runChild } from './child.ts';

const [data = 'data'] = process.argv.slice(2);
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  log: 'error',
  limits: false,
  pace: 0,
  packages: async (game) => (game === GAME ? gamePackage : null),
});
runChild(Number(new URL(served.url).port), () => served.close());
