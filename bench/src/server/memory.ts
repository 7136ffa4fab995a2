// Memory of the server's process while many people sit at running tables and look on, and some play.

import { SEATS } from './game.ts';
import { openTables } from './lines/line.ts';
import { openOurs } from './lines/ours.ts';
import { play } from './load.ts';
import { ServerProcess } from './server-process.ts';

export const MEMORY = 'server memory, 1,000 idle and 100 active sockets';
const IDLE = 1_000;
const ACTIVE = 100;
const MOST_MB = 200;
const SAMPLES = 3;
const SAMPLE_MS = 1_000;

/** The most that was seen while they played. */
export async function measureMemory(): Promise<object> {
  const server = await ServerProcess.open('ours');
  try {
    const tables = await openTables((IDLE + ACTIVE) / SEATS, () => openOurs(server.address));
    let most = 0;
    for (let i = 0; i < SAMPLES; i++) {
      await play(tables.slice(0, ACTIVE / SEATS), SAMPLE_MS);
      most = Math.max(most, (await server.memory()) / 1e6);
    }
    for (const line of tables.flat()) line.close();
    const value = Math.round(most);
    return { value, unit: 'MB', floor: { most: MOST_MB }, ok: value <= MOST_MB };
  } finally {
    await server.close();
  }
}
