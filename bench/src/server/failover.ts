// Fail-over: one of three servers is killed without warning while its tables are played. How long until, at each of them, the
// next answer of somebody who came to another server is acknowledged.

import { setTimeout as passed } from 'node:timers/promises';
import type { Databases } from './databases.ts';
import { CHOICES } from './game.ts';
import { openTables } from './lines/line.ts';
import { type OurLine, openOurs } from './lines/ours.ts';
import { play } from './load.ts';
import { ServerProcess } from './server-process.ts';
import { median, rounded } from './turns.ts';

export const FAILOVER = 'fail-over, kill of a server to the next answered move';
const TABLES = 40;
const PLAY_MS = 1_000;
const KILLS = 3;
const MOST_S = 5;
const LOOK_MS = 50;
const MOST_MS = 30_000;

export async function measureFailover(databases: Databases): Promise<object> {
  const took: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) took.push(...(await afterKill(databases, `failover_${kill}`)));
  const value = rounded(Math.max(...took));
  return {
    ...{ value, unit: 's', median: rounded(median(took)), of: took.length },
    ...{ floor: { most: MOST_S }, ok: value <= MOST_S },
  };
}

/** Seconds, of each table. */
async function afterKill(databases: Databases, name: string): Promise<number[]> {
  const places = await databases.places(name, 3, 'NATS');
  const servers = await Promise.all(places.map((place) => ServerProcess.open('ours', { place })));
  try {
    const [first, ...others] = servers;
    const tables = await openTables(TABLES, () => openOurs(first?.address ?? ''));
    await play(tables, PLAY_MS);
    const since = performance.now();
    await first?.kill();
    return await Promise.all(
      tables.map(async (lines, i) => {
        await nextAnswer(lines, others[i % others.length]?.address ?? '');
        return (performance.now() - since) / 1_000;
      }),
    );
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Everybody comes to another server, again and again, until somebody there is asked and has answered. */
async function nextAnswer(lines: readonly OurLine[], address: string): Promise<void> {
  for (const until = performance.now() + MOST_MS; performance.now() < until; await passed(LOOK_MS)) {
    for (const line of lines) {
      const came = await line.again(address).catch(() => null);
      if (came?.asked) {
        const shown = new Promise<void>((done) => {
          came.onShown = done;
        });
        came.answer(CHOICES[0]);
        await shown;
        return;
      }
      came?.close();
    }
  }
  throw new Error('a table was not taken over');
}
