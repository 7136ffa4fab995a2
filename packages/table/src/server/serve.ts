// Serving: store, tables, bots and HTTP put together, started and stopped in order.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GamePackage } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { BotQueue } from '../bots/queue.ts';
import { type BotThreads, botThreads, type ThreadTerms } from '../bots/threads.ts';
import { Cluster } from '../nodes/cluster.ts';
import type { Engine } from '../store/engine.ts';
import { openStore, type Store } from '../store/index.ts';
import { type ServerChance, type Time, wallTime } from '../table/ports.ts';
import { readShelf } from '../table/shelf.ts';
import { SnapshotPace } from '../table/snapshots.ts';
import { Tables } from '../table/tables.ts';
import type { Proxies } from './address.ts';
import { buildApp, SLOWEST_MS } from './app.ts';
import { Bans } from './bans.ts';
import { machineChance } from './chance.ts';
import { keepFault } from './faults.ts';
import { Health } from './health.ts';
import { keepHeapSmall } from './heap.ts';
import { LateLog } from './late-log.ts';
import { metrics } from './metrics.ts';
import { People } from './people.ts';
import { Relay, relayKey } from './relay.ts';
import { Sockets } from './sockets.ts';

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
  /** Addresses of NATS, by comma: news between servers on one database goes over it instead of PostgreSQL. */
  readonly natsUrl?: string | undefined;
  /** The name of this server among those on one database, and where they reach it; by machine and port unless said. */
  readonly node?: string | undefined;
  readonly nodeUrl?: string | undefined;
  /** The folder of the built client. */
  readonly web?: string;
  /** Level of the structured log on the standard output: `info`, `warn`, `silent` and so on. */
  readonly log?: string;
  /** Where the log goes instead. */
  readonly logTo?: { write(line: string): void } | undefined;
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
  keepHeapSmall();
  const data = options.data ?? 'data';
  const packages = options.packages ?? gamePackageOf;
  const shelf = options.sets ? readShelf(options.sets, await allPackages(packages)) : [];
  let tables: Tables | null = null;
  const tablesNow = (): Tables => {
    if (!tables) throw new Error('not ready yet');
    return tables;
  };
  let bots: BotThreads | BotQueue | null = null;
  let queue: BotQueue | null = null;
  let cluster: Cluster | null = null;
  const figures = metrics({
    tables: () => tables?.size ?? 0,
    sockets: () => sockets.size,
    relayedSockets: () => sockets.relayed,
    nodes: () => cluster?.living ?? 1,
    botNodes: () => queue?.nodes ?? 0,
    botsWaiting: () => bots?.waiting ?? 0,
    botsThinking: () => bots?.thinking ?? 0,
  });
  const sockets = new Sockets(figures.sent);
  const log = new LateLog();
  const onTrouble = (thrown: unknown): void => log.write((to) => to.error({ err: thrown }, 'something failed'));
  let opened: Store | null = null;
  const health = new Health({
    probe: async () => opened?.probe(),
    changed: (outage) => {
      figures.outage(outage !== null);
      log.write((to) => {
        if (outage) to.error({ err: outage }, `nothing can be saved: ${outage.message}`);
        else to.warn('everything can be saved again');
      });
    },
  });
  const { databaseUrl, patience, engine } = options;
  opened = await openStore({
    ...{ data, databaseUrl, patience, engine, onTrouble },
    onNote: (sentence) => log.write((to) => to.warn(sentence)),
    onOutage: (outage) => health.failed(outage),
    onFenced: figures.fenced,
  });
  const store = figures.watched(opened);
  const bans = new Bans(store, figures.banned);
  await bans.read();
  const people = new People(store, bans);
  const web = options.web && existsSync(join(options.web, 'index.html')) ? options.web : null;
  const among = new Cluster({
    ...options,
    ...{ store, onTrouble, people, tables: tablesNow, count: figures.news },
    bansChanged: async () => {
      await bans.read();
      sockets.dismiss(({ person, ip }) => bans.has(person, ip));
    },
  });
  cluster = among;
  const app = await buildApp({
    tables: tablesNow,
    relay: new Relay(await relayKey(store), figures.relayed),
    bots: () => queue,
    sentToBots: figures.sentToBots,
    renamed: (person) => among.renamed(person),
    draining: () => among.draining,
    bans: () => bans,
    people: () => people,
    health: () => health,
    sockets,
    games: gameIds,
    shelf,
    cookieSecret: await store.setting('cookie', () => randomBytes(32).toString('hex')),
    registry: figures.registry,
    web,
    log: options.log ?? 'info',
    logTo: options.logTo,
    limits: options.limits ?? true,
    origins: options.origins ?? [],
    proxies: options.proxies ?? null,
    slowest: options.slowest ?? SLOWEST_MS,
    description: async () => (await import('./openapi.ts')).openapi(),
  });
  log.open(app.log);
  const threads = botThreads({ onTrouble, onThought: figures.thought, ...options.bots });
  if (databaseUrl !== undefined) {
    queue = new BotQueue({
      ...{ store, threads, onTrouble, node: among.id, time: wallTime, call: () => among.callBots() },
      ...{ onThought: figures.thought, onTakenOver: figures.botTakenOver },
    });
  }
  const thinking = queue ?? threads;
  bots = thinking;
  const time = options.time ?? wallTime;
  tables = new Tables({
    store,
    node: among.id,
    gone: (code) => among.gone(code),
    packages,
    shelf,
    bots: thinking,
    hinting: new Set<string>(),
    time,
    snapshotPace: new SnapshotPace(time),
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
      slip: (slip) => {
        figures.slip(slip.reason);
        app.log.warn(slip, 'the fallback was played for a bot');
      },
      trouble: onTrouble,
      moved: figures.moved,
      window: figures.window,
      opened: (opened) => {
        figures.opened(opened.how);
        if (opened.how === 'upgraded') app.log.warn(opened, 'a match goes on by newer rules');
        if (opened.why !== undefined) app.log.error(opened, 'a match cannot go on');
      },
    },
  });
  const tidying = setInterval(() => {
    tablesNow().tidy().catch(onTrouble);
  }, TIDY_MS);
  tidying.unref();
  const url = await app.listen({ port: options.port ?? 3000, host: options.host ?? '::' }).catch(async (thrown) => {
    sockets.stop();
    clearInterval(tidying);
    await Promise.all([thinking.close(), store.close()]);
    throw thrown;
  });
  await among.join(url);
  await queue?.start();
  // Game packages are loaded once, before anybody has to wait for one.
  Promise.all(gameIds.map((id) => packages(id))).catch(onTrouble);
  return {
    url: friendly(url),
    close: async () => {
      clearInterval(tidying);
      await among.leave(() => tablesNow().close());
      sockets.stop();
      await app.close();
      await thinking.close();
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
