// Serving bots: a process that thinks for the servers on one database, started and stopped in order.

import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { gamePackageOf } from '@tabella/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { BotNode } from '../bots/bot-node.ts';
import { botThreads, type ThreadTerms } from '../bots/threads.ts';
import { BOTS } from '../nodes/bot-call.ts';
import { openBus } from '../nodes/open-bus.ts';
import { openStore } from '../store/index.ts';
import { wallTime } from '../table/ports.ts';
import { botFigures } from './bot-figures.ts';
import { httpLine } from './bot-line.ts';
import { keepHeapSmall } from './heap.ts';
import { Relay, relayKey } from './relay.ts';

export interface ServeBotsOptions {
  readonly databaseUrl: string;
  readonly natsUrl?: string | undefined;
  /** How many bots think at once; as many as there are processors unless said otherwise. */
  readonly threads?: number | undefined;
  /** Where `/metrics`, `/healthz` and `/readyz` are answered; nowhere unless said. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Level of the structured log on the standard output. */
  readonly log?: string | undefined;
  /** The compiled worker; tests bring their own. */
  readonly worker?: ThreadTerms['worker'];
}

export interface ServedBots {
  readonly threads: number;
  /** Where its figures are, if anywhere. */
  readonly url: string | null;
  /** Finishes what was begun, and leaves. */
  close(): Promise<void>;
}

/** A bot node that could not show for so long that it is alive is ill. */
const ILL_MS = 5_000;

export async function serveBots(options: ServeBotsOptions): Promise<ServedBots> {
  keepHeapSmall();
  const { databaseUrl, natsUrl, worker, port, host = '::' } = options;
  const app = Fastify({ logger: { level: options.log ?? 'warn' } });
  const onTrouble = (thrown: unknown): void => app.log.error({ err: thrown }, 'something failed');
  // What was opened last is closed first.
  const opened: (() => Promise<unknown>)[] = [() => app.close()];
  const close = async (): Promise<void> => {
    for (const one of opened.reverse()) await one();
  };
  try {
    // What it writes is in the queue alone, and a question that comes twice harms nobody: the disk is not waited for.
    const { postgresEngine } = await import('../store/postgres.ts');
    const store = await openStore({ data: '', engine: postgresEngine(databaseUrl, { onTrouble, durable: false }) });
    opened.push(() => store.close());
    const threads = botThreads({
      ...{ threads: options.threads ?? availableParallelism(), onTrouble },
      ...(worker ? { worker } : {}),
    });
    opened.push(() => threads.close());
    const { registry, ...figures } = botFigures(threads);
    const id = `${hostname()}:${process.pid}:${randomBytes(6).toString('hex')}`;
    const node = new BotNode({
      ...{ id, store, threads, onTrouble, packages: gamePackageOf, time: wallTime },
      line: httpLine(new Relay(await relayKey(store)), id),
      ...figures,
    });
    const hear = (subjects: readonly string[]): void => {
      if (subjects.includes(BOTS)) node.look();
    };
    const bus = await openBus({ databaseUrl, natsUrl }, { onTrouble, hear, missed: () => node.look() });
    opened.push(() => bus.close());
    watching(app, node, () => registry.metrics());
    const url = port === undefined ? null : await app.listen({ port, host });
    await node.start();
    opened.push(() => node.close());
    return { threads: threads.size, url, close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

function watching(app: FastifyInstance, node: BotNode, metrics: () => Promise<string>): void {
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, async (_, reply) => {
      if (wallTime.now() - node.beatAt < ILL_MS) return { ok: true };
      return reply.code(503).send({ ok: false, reason: 'the database does not answer in time' });
    });
  }
  app.get('/metrics', async (_, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return metrics();
  });
}
