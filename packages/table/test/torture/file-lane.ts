// The lane of a server alone, with its data in a file: it is killed, its file is locked, and its disk full or worse.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openStore } from '../../src/store/index.ts';
import { fileIn } from '../../src/store/sqlite.ts';
import { type Fault, Lane, type LaneTerms, type Prepared, sleep } from './lane.ts';
import type { PartyTerms } from './party.ts';
import { TriedServer } from './tried-server.ts';

const KINDS: readonly PartyTerms[] = [
  { terms: { game: 'rough', seats: 2, options: { turns: 80 } }, people: 2, watched: true },
  { terms: { game: 'rough', seats: 3, options: { turns: 40 }, clock: 20 }, people: 2, bot: 'broken' },
  { terms: { game: 'rough', seats: 2, options: { turns: 12 } }, people: 1, bot: 'stuck', slow: true },
  { terms: { game: 'courier', seats: 3, window: 'quick' }, people: 1, bot: 'random', watched: true },
];

export async function fileLane(
  folder: string,
  common: Pick<LaneTerms, 'seed' | 'findings' | 'say'>,
): Promise<Prepared> {
  const data = join(folder, 'data');
  const server = await TriedServer.at({ data }, join(folder, 'alone.log'));
  // The keys of the server are made by itself.
  await server.start();
  await server.kill();
  const store = await openStore({ data, patience: 20_000 });
  const lane = new Lane({ ...common, name: 'file', store, servers: [server], kinds: KINDS });
  const { chance, health } = lane;

  const limited = (name: string, known: 'unsaved' | 'changing', bytes: () => number): Fault => ({
    name,
    run: async () => {
      server.limitFiles(bytes());
      health.know(known);
      await sleep(1_000 + chance.int(4_000));
      health.know('changing');
      server.limitFiles(null);
    },
  });
  const locked: Fault = {
    name: 'file locked',
    run: async () => {
      const other = new DatabaseSync(fileIn(data), { timeout: 5_000 });
      other.exec('BEGIN IMMEDIATE');
      health.know('unsaved');
      await sleep(1_000 + chance.int(4_000));
      health.know('changing');
      other.exec('ROLLBACK');
      other.close();
    },
  };
  const faults: readonly Fault[] = [
    lane.killServer,
    locked,
    // What is small may still find a place in what is there.
    limited('disk full', 'changing', () => statSync(`${fileIn(data)}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    limited('disk takes nothing', 'unsaved', () => 0),
    lane.storm,
    lane.jump,
  ];
  return { lane, faults };
}
