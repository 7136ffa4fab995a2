// The lane of a server alone, with its data in a file: it is killed, and its file is locked, full or read-only.

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

/** More than any file has. */
const MOST_PAGES = 1_000_000;

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

  const refusing = (name: string, known: 'unsaved' | 'changing', on: string, off: string): Fault => ({
    name,
    run: async () => {
      health.know('changing');
      server.tell({ pragma: on });
      health.know(known);
      await sleep(1_000 + chance.int(4_000));
      health.know('changing');
      server.tell({ pragma: off });
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
    // What is small may still find a place in the pages that are there.
    refusing('disk full', 'changing', 'max_page_count = 1', `max_page_count = ${MOST_PAGES}`),
    refusing('file read-only', 'unsaved', 'query_only = ON', 'query_only = OFF'),
    lane.storm,
    lane.jump,
  ];
  return { lane, faults };
}
