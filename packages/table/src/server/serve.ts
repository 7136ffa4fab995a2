// Serving: store, tables, bots and HTTP put together, started and stopped in order.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GamePackage } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { botThreads, type ThreadTerms } from '../bots/threads.ts';
import type { Engine } from '../store/engine.ts';
import { openStore, type Store } from '../store/index.ts';
import { type ServerChance, type Time, wallTime } from '../table/ports.ts';
import { readShelf } from '../table/shelf.ts';
import { Tables } from '../table/tables.ts';
import type { Proxies } from './address.ts';
import { buildApp, SLOWEST_MS } from './app.ts';
import { machineChance } from './chance.ts';
import { keepFault } from './faults.ts';
import { Health } from './health.ts';
import { LateLog } from './late-log.ts';
import { Sockets } from './live.ts';
import { metrics } from './metrics.ts';
import { People } from './people.ts';

export interface ServeOptions {
  /** 3000; 0 takes a free one. */
  readonly port?: number;
  /** All addresses of this machine unless said otherwise. */
  readonly host?: string;
  /** The data folder; `./data` unless said otherwise. */
  readonly data?: string;
  /** A folder with data of the host's own for options that take such: card sets. */
  readonly sets?: string | undefined;
  /** A PostgreSQL address; without it the data is in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the built client. */
  readonly web?: string;
  /** Level of the structured log on the standard output: `info`, `warn`, `silent` and so on. */
  readonly log?: string;
  /** Limits per address and connection; on unless said otherwise. */
  readonly limits?: boolean;
  readonly origins?: readonly string[];
  /** The proxies whose X-Forwarded headers are trusted; none by default. */
  readonly proxies?: Proxies;
  /** Milliseconds within which a request must have arrived whole. */
  readonly slowest?: number;
  /** Milliseconds for which a lost or locked database is tried again before people are told. */
  readonly patience?: number;
  /** Milliseconds that a bot waits after what people were shown, at the normal pace and on average. */
  readonly pace?: number;
  /** Seconds without a connection, while asked, until a bot sits in. */
  readonly away?: number;
  readonly bots?: ThreadTerms;
  /** Games besides those of the registry's; tests bring their own. */
  readonly packages?: (game: string, rules?: number) => Promise<GamePackage | null>;
  /** What windows and clocks run by; tests bring their own. */
  readonly time?: Time;
  /** What deals, bots and windows draw from; tests bring their own. */
  readonly chance?: ServerChance;
  /** Where SQL runs, instead of the data folder; tests bring their own. */
  readonly engine?: Engine;
}

export interface Served {
  readonly url: string;
  /** Finishes what is under way, says goodbye to everybody, and closes the store. */
  close(): Promise<void>;
}

const TIDY_MS = 60_000;
const PACE_MS = 1_600;
const AWAY_S = 60;

export async function serve(options: ServeOptions = {}): Promise<Served> {
  const data = options.data ?? 'data';
  const packages = options.packages ?? gamePackageOf;
  const shelf = options.sets ? readShelf(options.sets, await allPackages(packages)) : [];
  const sockets = new Sockets();
  let tables: Tables | null = null;
  const tablesNow = (): Tables => {
    if (!tables) throw new Error('not ready yet');
    return tables;
  };
  const figures = metrics({ tables: () => tables?.size ?? 0, sockets: () => sockets.open.size });
  const log = new LateLog();
  const onTrouble = (thrown: unknown): void => log.write((to) => to.error({ err: thrown }, 'something failed'));
  let opened: Store | null = null;
  const health = new Health({
    probe: async () => opened?.probe(),
    changed: (outage) =>
      log.write((to) => {
        if (outage) to.error({ err: outage }, `nothing can be saved: ${outage.message}`);
        else to.warn('everything can be saved again');
      }),
  });
  const { databaseUrl, patience, engine } = options;
  opened = await openStore({
    ...{ data, databaseUrl, patience, engine, onTrouble },
    onNote: (sentence) => log.write((to) => to.warn(sentence)),
    onOutage: (outage) => health.failed(outage),
  });
  const store = figures.timed(opened);
  const people = new People(store);
  const web = options.web && existsSync(join(options.web, 'index.html')) ? options.web : null;
  const app = await buildApp({
    tables: tablesNow,
    people: () => people,
    health: () => health,
    sockets,
    games: gameIds,
    shelf,
    cookieSecret: await store.setting('cookie', () => randomBytes(32).toString('hex')),
    registry: figures.registry,
    web,
    log: options.log ?? 'info',
    limits: options.limits ?? true,
    origins: options.origins ?? [],
    proxies: options.proxies ?? null,
    slowest: options.slowest ?? SLOWEST_MS,
  });
  log.open(app.log);
  const bots = botThreads({ onTrouble, ...options.bots });
  tables = new Tables({
    store,
    packages,
    shelf,
    bots,
    time: options.time ?? wallTime,
    ...(options.chance ?? machineChance),
    pace: options.pace ?? PACE_MS,
    away: (options.away ?? AWAY_S) * 1_000,
    report: {
      fault: (file) => {
        figures.fault();
        const broke = { game: file.game, message: file.fault?.message };
        try {
          app.log.error({ ...broke, path: keepFault(data, file) }, 'a rule broke');
        } catch (thrown) {
          app.log.error({ ...broke, err: thrown }, 'a rule broke, and its file could not be kept');
        }
      },
      slip: (bot, why) => {
        figures.slip();
        app.log.warn({ bot, why }, 'a bot did not answer');
      },
      trouble: onTrouble,
      moved: (rows) => figures.moved(rows),
    },
  });
  const tidying = setInterval(() => {
    tablesNow().tidy().catch(onTrouble);
  }, TIDY_MS);
  tidying.unref();
  const url = await app.listen({ port: options.port ?? 3000, host: options.host ?? '::' }).catch(async (thrown) => {
    sockets.stop();
    clearInterval(tidying);
    await Promise.all([bots.close(), store.close()]);
    throw thrown;
  });
  // Game packages are loaded once, before anybody has to wait for one.
  Promise.all(gameIds.map((id) => packages(id))).catch(onTrouble);
  return {
    url: friendly(url),
    close: async () => {
      clearInterval(tidying);
      await tablesNow().close();
      sockets.stop();
      await app.close();
      await bots.close();
      await store.close();
    },
  };
}

async function allPackages(packages: (game: string) => Promise<GamePackage | null>): Promise<GamePackage[]> {
  return (await Promise.all(gameIds.map((id) => packages(id)))).flatMap((gamePackage) => gamePackage ?? []);
}

/** An address a person can open. */
function friendly(url: string): string {
  return url.replace(/\/\/(\[::1?\]|0\.0\.0\.0|127\.0\.0\.1)/, '//localhost');
}
