// The lane of three servers on PostgreSQL and NATS: each of them is killed, frozen, drained, and so is what they stand on.

import { join } from 'node:path';
import { gameIds } from '@tabella/registry';
import pg from 'pg';
import { openStore } from '../../src/store/index.ts';
import type { TestNats } from '../nats.ts';
import { freshDatabase, type TestPostgres } from '../postgres.ts';
import { type Fault, Lane, type LaneTerms, type Prepared, packageOf, sleep } from './lane.ts';
import type { PartyTerms } from './party.ts';
import { secondWriter } from './second-writer.ts';
import { TriedServer } from './tried-server.ts';

const NODES = 3;
/** So long may a server take to stop. */
const DRAINED_MS = 20_000;

/** Rough games, and every other game. */
async function kinds(): Promise<readonly PartyTerms[]> {
  const rough: readonly PartyTerms[] = [
    { terms: { game: 'rough', seats: 3, options: { turns: 80 } }, people: 3, watched: true },
    { terms: { game: 'rough', seats: 3, options: { turns: 60 }, clock: 20 }, people: 2, bot: 'broken' },
  ];
  const others = gameIds.map(async (game): Promise<PartyTerms> => {
    const { min } = (await packageOf(game)).game.seats;
    return { terms: { game, seats: Math.max(3, min), window: 'quick' }, people: 2, bot: 'random', watched: true };
  });
  return [...rough, ...(await Promise.all(others))];
}

export interface Engines {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
}

export async function clusterLane(
  folder: string,
  { postgres, nats }: Engines,
  common: Pick<LaneTerms, 'seed' | 'findings' | 'say'>,
): Promise<Prepared> {
  const { findings } = common;
  const databaseUrl = await freshDatabase(postgres.url, 'torture');
  const servers: TriedServer[] = [];
  for (let i = 0; i < NODES; i++) {
    const options = { data: join(folder, `node${i}`), databaseUrl, natsUrl: nats.url, node: `node${i}` };
    servers.push(await TriedServer.at(options, join(folder, `node${i}.log`)));
  }
  await servers[0]?.start();
  await servers[0]?.kill();
  const store = await openStore({ data: '', databaseUrl, patience: 20_000 });
  const lane = new Lane({ ...common, name: 'nodes', store, servers, kinds: await kinds() });
  const { chance, health } = lane;

  /** As an operator of the database, beside everything else. */
  const asOperator = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    await work(client);
    // Its own process may have been killed.
    await Promise.race([client.end().catch(() => {}), sleep(1_000)]);
  };
  const OTHERS = "FROM pg_stat_activity WHERE datname = 'torture' AND pid <> pg_backend_pid()";
  const cutAll = (client: pg.Client): Promise<unknown> => client.query(`SELECT pg_terminate_backend(pid) ${OTHERS}`);

  const faults: readonly Fault[] = [
    lane.killServer,
    {
      name: 'database killed',
      run: async () => {
        for (let times = 1 + chance.int(3); times > 0; times--) {
          await postgres.kill();
          findings.count('kills: database');
          health.know('unsaved');
          await sleep(chance.int(times === 1 ? 4_000 : 1_000));
          health.know('changing');
          await postgres.resume();
        }
      },
    },
    {
      name: 'NATS killed',
      run: async () => {
        for (let times = 1 + chance.int(3); times > 0; times--) {
          await nats.halt();
          findings.count('kills: NATS');
          await sleep(chance.int(2_000));
          await nats.resume();
        }
      },
    },
    {
      name: 'process of the database killed',
      run: async () => {
        health.know('changing');
        await asOperator(async (client) => {
          const { rows } = await client.query(`SELECT pid ${OTHERS}`);
          const pid: unknown = rows[chance.int(rows.length)]?.pid;
          if (typeof pid === 'number') process.kill(pid, 'SIGKILL');
        }).catch(() => {});
        findings.count('kills: database process');
      },
    },
    {
      name: 'server drained',
      run: async () => {
        health.know('changing');
        const server = lane.anyServer();
        const stopped = await Promise.race([server.drain().then(() => true), sleep(DRAINED_MS)]);
        if (stopped !== true) {
          findings.fault('stuck', 'a server that was told to stop');
          await server.kill();
        }
        await sleep(chance.int(1_000));
        await server.start();
      },
    },
    {
      name: 'server frozen',
      run: async () => {
        health.know('changing');
        const server = lane.anyServer();
        server.freeze();
        await sleep(3_500 + chance.int(3_000));
        server.thaw();
      },
    },
    {
      name: 'database connections cut',
      run: async () => {
        health.know('changing');
        await asOperator(async (client) => void (await cutAll(client)));
      },
    },
    {
      name: 'database read-only',
      run: async () => {
        const only = (on: boolean): Promise<void> =>
          asOperator(async (client) => {
            await client.query(`ALTER DATABASE torture SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
            await cutAll(client);
          });
        health.know('changing');
        await only(true);
        health.know('unsaved');
        await sleep(1_000 + chance.int(4_000));
        health.know('changing');
        await only(false);
      },
    },
    {
      name: 'database locked',
      run: async () => {
        health.know('changing');
        const client = new pg.Client({ connectionString: databaseUrl });
        client.on('error', () => {});
        await client.connect();
        await client.query('BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE');
        await sleep(1_000 + chance.int(3_000));
        await client.query('ROLLBACK');
        await client.end();
      },
    },
    { name: 'second writer', run: () => secondWriter(lane) },
    lane.storm,
    lane.jump,
  ];
  return { lane, faults };
}

/** At the end: each server alone opens every match that was finished, and gives the same record. */
export async function everyNodeAgrees({ terms, finished }: Lane): Promise<void> {
  const { servers, findings } = terms;
  for (const alone of servers) {
    const others = servers.filter((server) => server !== alone);
    await Promise.all(others.map((server) => server.kill()));
    findings.count('kills: server', others.length);
    for (const { party, record } of finished) {
      let again = await party.record(alone.url);
      // Until the others are seen to be dead.
      for (let tries = 0; again === null && tries < 100; tries++) {
        await sleep(100);
        again = await party.record(alone.url);
      }
      findings.count('records compared');
      if (again !== record) findings.fault('diverged', `the record of ${party.code} at ${alone.url}`);
    }
    await Promise.all(others.map((server) => server.start()));
  }
}
