// A server among those on its store: its name, its beats, and what it hears from the others. Alone, on a file, it has none.

import { hostname, networkInterfaces } from 'node:os';
import type { Store } from '../store/port.ts';
import { wallTime } from '../table/ports.ts';
import type { Tables } from '../table/tables.ts';
import { BOTS, BotCall } from './bot-call.ts';
import type { Bus } from './bus.ts';
import { News, type NewsTerms } from './news.ts';
import { Node } from './node.ts';
import { openBus } from './open-bus.ts';

/** The only server on a file. Another one on the same file takes its tables: only one of them can write. */
const ALONE = 'alone';
/** Tables on which a match went on when the only server stopped. */
const LEFT_OVER = 1_000;

export interface ClusterTerms {
  readonly store: Store;
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
  readonly node?: string | undefined;
  readonly nodeUrl?: string | undefined;
  readonly port?: number;
  readonly host?: string;
  readonly tables: () => Tables;
  readonly people: { forget(id: string): void };
  /** The list of banned people and addresses has changed. */
  readonly bansChanged: () => Promise<void>;
  readonly onTrouble: (thrown: unknown) => void;
  readonly count: NonNullable<NewsTerms['count']>;
}

export class Cluster {
  readonly id: string;
  draining = false;
  private readonly news: News;
  private readonly many: boolean;
  private node: Node | null = null;
  private botCall: BotCall | null = null;

  constructor(private readonly terms: ClusterTerms) {
    const { databaseUrl, node, port, store, onTrouble, count } = terms;
    this.many = databaseUrl !== undefined;
    this.id = node ?? (this.many ? `${hostname()}:${port || process.pid}` : ALONE);
    this.news = new News({ store, time: wallTime, onTrouble, count, heard: (subject) => this.heard(subject) });
  }

  /** How many servers are alive on the store. */
  get living(): number {
    return this.node?.living ?? 1;
  }

  /** Others see it from now on, at the address where it listens. */
  async join(listening: string): Promise<void> {
    const { store, onTrouble, tables, nodeUrl } = this.terms;
    // Alone it hears an operator, who works on the store from another process.
    const bus = await this.bus();
    this.botCall = new BotCall(bus, onTrouble);
    await this.news.listen(bus);
    if (!this.many) {
      for (const code of await store.orphans(LEFT_OVER)) await tables().find(code);
      return;
    }
    const self = { id: this.id, url: nodeUrl ?? this.reachedAt(listening) };
    this.node = new Node({
      store,
      time: wallTime,
      self,
      onTrouble,
      adopt: (code) => tables().find(code),
      woke: () => tables().lookAgain(),
    });
    await this.node.start();
  }

  /** Hands everything over: `close` gives back its tables. */
  async leave(close: () => Promise<void>): Promise<void> {
    this.draining = true;
    await close();
    await this.tell('free').catch(this.terms.onTrouble);
    await this.node?.close().catch(this.terms.onTrouble);
    await this.news.close();
  }

  async renamed(person: string): Promise<void> {
    await this.tell(`person:${person}`);
  }

  async gone(code: string): Promise<void> {
    await this.tell(`gone:${code}`);
  }

  /** Calls the bot nodes to their queue. */
  callBots(): void {
    this.botCall?.call();
  }

  private async tell(subject: string): Promise<void> {
    if (this.many) await this.news.tell(subject);
  }

  private heard(subject: string): void {
    this.act(subject).catch(this.terms.onTrouble);
  }

  private async act(subject: string): Promise<void> {
    const { store, tables, people } = this.terms;
    const [kind, key = ''] = subject.split(':');
    if (kind === 'free') await this.node?.adopt();
    if (kind === 'bans') await this.terms.bansChanged();
    if (kind === 'gone') await this.forget(key);
    if (kind === 'person') {
      people.forget(key);
      const name = (await store.namesOf([key])).get(key);
      if (name !== undefined) await tables().renamed(key, name);
    }
  }

  /** Deleted, or closed by an operator; unless that was taken back meanwhile. */
  private async forget(code: string): Promise<void> {
    const table = await this.terms.store.table(code);
    if (table === null || table.closed) await this.terms.tables().forget(code);
  }

  private bus(): Promise<Bus> {
    const { news } = this;
    const { onTrouble } = this.terms;
    return openBus(this.terms, {
      onTrouble,
      // What bot nodes are called to is none of a server's business.
      hear: (subjects) => news.hear(subjects.filter((subject) => subject !== BOTS)),
      missed: () => {
        news.look().catch(onTrouble);
      },
    });
  }

  /** Where it listens on all addresses, one that other machines reach. */
  private reachedAt(listening: string): string {
    const { port } = new URL(listening);
    const { host = '::' } = this.terms;
    if (host !== '::' && host !== '0.0.0.0') return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    return `http://${outside?.address ?? '127.0.0.1'}:${port}`;
  }
}
