// Memory of the server's process while many people sit at running tables and look on, and some play; and what an idle table and
// an idle socket take of it.

import { SEATS } from './game.ts';
import { openTables } from './lines/line.ts';
import { openOurs } from './lines/ours.ts';
import { play } from './load.ts';
import { type ProcessTerms, ServerProcess } from './server-process.ts';

export const MEMORY = 'server memory, 1,000 idle and 100 active sockets';
export const PER_TABLE = 'server memory per idle table';
export const PER_SOCKET = 'server memory per idle socket';
const IDLE = 1_000;
const ACTIVE = 100;
const MOST_MB = 220;
const SAMPLES = 3;
const SAMPLE_MS = 1_000;
/** Tables of which one takes so much that noise does not matter. */
const TABLES = 500;

export async function measureMemory(): Promise<object> {
  const value = Math.round(await mostMemory());
  return { value, unit: 'MB', floor: { most: MOST_MB }, ok: value <= MOST_MB };
}

/** Megabytes: the most that was seen while they played. */
export async function mostMemory(terms: ProcessTerms = {}): Promise<number> {
  const server = await ServerProcess.open('ours', terms);
  try {
    const tables = await openTables((IDLE + ACTIVE) / SEATS, () => openOurs(server.address));
    let most = 0;
    for (let i = 0; i < SAMPLES; i++) {
      await play(tables.slice(0, ACTIVE / SEATS), SAMPLE_MS);
      most = Math.max(most, (await server.usage()).rss / 1e6);
    }
    for (const line of tables.flat()) line.close();
    return most;
  } finally {
    await server.close();
  }
}

/** By what so many tables take, and by what it takes when everybody at them has come a second time. */
export async function measureIdle(): Promise<ReadonlyMap<string, object>> {
  const server = await ServerProcess.open('ours');
  const open = () => openTables(TABLES, () => openOurs(server.address));
  try {
    // What the first tables take is mostly code.
    const lines = (await open()).flat();
    const before = await server.memory();
    const tables = (await open()).flat();
    const sitting = await server.memory();
    for (const line of tables) lines.push(await line.again(server.address));
    const twice = await server.memory();
    for (const line of [...lines, ...tables]) line.close();
    const socket = (twice - sitting) / (TABLES * SEATS);
    const table = (sitting - before) / TABLES - socket * SEATS;
    const inKilobytes = (bytes: number): object => ({ value: Math.round(bytes / 1e3), unit: 'kB' });
    return new Map([
      [PER_TABLE, inKilobytes(table)],
      [PER_SOCKET, inKilobytes(socket)],
    ]);
  } finally {
    await server.close();
  }
}
