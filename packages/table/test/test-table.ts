// A whole server for tests, without sockets: real tables on a real store, in time that tests move.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance, type GamePackage, type Log } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { Compile } from 'typebox/compile';
import { decide } from '../src/bots/decide.ts';
import type { BotTask } from '../src/bots/runner.ts';
import { Heard, type NewTable, type Said, type Snapshot, type TableInfo } from '../src/protocol/index.ts';
import { openStore } from '../src/store/index.ts';
import type { Lease, Store } from '../src/store/port.ts';
import type { ClientPort, ServerDeps } from '../src/table/ports.ts';
import { SnapshotPace } from '../src/table/snapshots.ts';
import { Tables } from '../src/table/tables.ts';
import { FakeTime } from './fake-time.ts';
import { toyPackage } from './toy.ts';
import { takeIn, type Views } from './views.ts';

const heard = Compile(Heard);

type Body<T> = T extends { type: string; id: string } ? Omit<T, 'id'> & { readonly id?: string } : never;

let messageIds = 0;

/** Memory, where the machine has some that looks like a disk: what is asked here is not whether a disk is durable. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A client: it keeps what a real one would keep, and checks every message against the protocol. */
export class Client implements ClientPort {
  readonly bytes: string[] = [];
  readonly heard: Heard[] = [];
  readonly views: Views = new Map();
  epoch = '';
  closed: string | null = null;

  constructor(
    private readonly scene: TestTable,
    readonly person: string,
    readonly code: string,
    readonly compact = true,
  ) {}

  send(text: string, _open?: boolean): void {
    const message: unknown = JSON.parse(text);
    if (!heard.Check(message)) {
      throw new Error(`not a message of the protocol: ${text} ${JSON.stringify(heard.Errors(message)[0])}`);
    }
    this.scene.watch(this, text);
    this.bytes.push(text);
    this.heard.push(message);
    if (message.type === 'welcome') this.epoch = message.epoch;
    takeIn(this.views, message);
  }

  hold(): void {}

  release(): void {}

  close(reason: string): void {
    this.closed = reason;
  }

  view(seat: number | null = 0): Snapshot {
    const view = this.views.get(seat);
    if (!view) throw new Error(`no view of seat ${seat}`);
    return view;
  }

  get table(): TableInfo {
    let table: TableInfo | null = null;
    for (const message of this.heard) {
      if (message.type === 'welcome') table = message.table;
      if (message.type === 'table' && table) table = { ...table, ...message.table };
    }
    if (!table) throw new Error('no table yet');
    return table;
  }

  get chat(): string[] {
    return this.heard.flatMap((one) => (one.type === 'chat' ? [one.line.text] : []));
  }

  /** Says something and returns the acknowledgement. */
  async say(body: Body<Said>) {
    const id = body.id ?? `m${++messageIds}`;
    const table = await this.scene.tables.find(this.code);
    if (!table) throw new Error('no such table');
    await table.hear(this, { ...body, id } as Said);
    await this.scene.calm();
    const ack = this.heard.findLast((one) => one.type === 'ack' && one.id === id);
    if (ack?.type !== 'ack') throw new Error('no acknowledgement');
    return ack;
  }

  async answer(seat: number, choice: unknown, ask = this.view(seat).ask?.id ?? -1, id?: string) {
    return this.say({ type: 'answer', seat, ask, choice: choice as never, ...(id ? { id } : {}) });
  }

  /** The connection breaks. */
  async drop(): Promise<void> {
    await (await this.scene.tables.find(this.code))?.part(this);
    await this.scene.calm();
  }
}

export interface SceneTerms {
  readonly random?: () => number;
  readonly shelf?: ServerDeps['shelf'];
  readonly packages?: (game: string, rules?: number) => Promise<GamePackage | null>;
  readonly bot?: (task: BotTask) => Promise<unknown>;
  readonly store?: (store: Store) => Store;
  readonly pace?: number;
  /** A PostgreSQL address instead of a file. */
  readonly databaseUrl?: string;
  /** Bots that are busy elsewhere: so many milliseconds pass before each answer. */
  readonly busyBots?: number;
}

export class TestTable {
  readonly time = new FakeTime();
  readonly tasks: string[] = [];
  /** Sees every byte before its client does. */
  watch: (client: Client, text: string) => void = () => {};
  /** Sees every byte a bot is sent. */
  watchTask: (seat: number, text: string) => void = () => {};
  readonly faults: Log[] = [];
  readonly slips: string[] = [];
  readonly opened: string[] = [];
  readonly troubles: unknown[] = [];
  tables: Tables;
  private underWay = 0;
  private people = 0;

  private constructor(
    readonly folder: string,
    readonly terms: SceneTerms,
    public store: Store,
  ) {
    this.tables = new Tables(this.deps(store));
  }

  static async open(terms: SceneTerms = {}): Promise<TestTable> {
    const folder = mkdtempSync(join(FOLDER, 'tabella-'));
    return new TestTable(folder, terms, await openStore({ data: folder, databaseUrl: terms.databaseUrl }));
  }

  private deps(store: Store): ServerDeps {
    const dice = new FastChance(7);
    const packages =
      this.terms.packages ?? (async (game, rules) => (game === 'toy' ? toyPackage : gamePackageOf(game, rules)));
    const bot =
      this.terms.bot ??
      (async (task: BotTask) => {
        const gamePackage = await packages(task.game);
        return gamePackage && decide(gamePackage, task);
      });
    return {
      store: this.counted(store),
      node: 'alone',
      gone: async () => {},
      packages,
      shelf: this.terms.shelf ?? [],
      time: this.time,
      snapshotPace: new SnapshotPace(this.time),
      random: this.terms.random ?? (() => dice.int(2 ** 30) / 2 ** 30),
      hex: (bytes) => randomBytes(bytes).toString('hex'),
      hinting: new Set(),
      pace: this.terms.pace ?? 0,
      away: 60_000,
      bots: {
        decide: (task) => {
          const text = JSON.stringify(task);
          this.watchTask(task.input.seat, text);
          this.tasks.push(text);
          const { busyBots } = this.terms;
          if (busyBots === undefined) return this.track(bot(task));
          return new Promise((resolve) => {
            this.time.after(busyBots, () => resolve(bot(task)));
          });
        },
        close: async () => {},
      },
      report: {
        fault: (file) => this.faults.push(file),
        slip: ({ why }) => this.slips.push(why),
        trouble: (thrown) => this.troubles.push(thrown),
        moved: () => {},
        window: () => {},
        opened: ({ how }) => this.opened.push(how),
      },
    };
  }

  /** As a test wants it, also the part that a table is given; and counted, so that it can be waited for. */
  private counted(store: Store): Store {
    const wanted = this.terms.store?.(store) ?? store;
    return new Proxy(wanted, {
      get: (target, key) => {
        if (key === 'under') return (lease: Lease) => this.counted(store.under(lease));
        const method = target[key as keyof Store] as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => this.track(method.apply(target, args));
      },
    });
  }

  private async track<T>(work: Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await work;
    } finally {
      this.underWay--;
    }
  }

  /** Waits until nothing happens any more without time passing. */
  async calm(): Promise<void> {
    for (let still = 0; still < 4; still++) {
      await new Promise((next) => setImmediate(next));
      if (this.underWay > 0) still = 0;
    }
  }

  pass(ms: number): Promise<void> {
    return this.time.pass(ms, () => this.calm());
  }

  async person(name?: string): Promise<string> {
    const id = `p${++this.people}-${randomBytes(4).toString('hex')}`;
    await this.store.addPerson({ id, token: `token ${id}`, name: name ?? `Person ${this.people}`, made: 0 });
    return id;
  }

  async make(person: string, terms: Partial<NewTable> = {}): Promise<string> {
    const made = await this.tables.make(person, { game: 'toy', seats: 2, ...terms });
    if (!made.ok) throw new Error(made.reason);
    await this.calm();
    return made.code;
  }

  async connect(
    person: string,
    code: string,
    since?: { epoch: string; versions: { seat: number | null; version: number }[] },
    compact = true,
  ) {
    const client = new Client(this, person, code, compact);
    await client.say({ type: 'hello', ...(since ? { since } : {}) });
    return client;
  }

  /** A client that comes back with what it had. */
  async reconnect(old: Client): Promise<Client> {
    const client = new Client(this, old.person, old.code, old.compact);
    for (const [seat, view] of old.views) client.views.set(seat, view);
    const versions = [...old.views.values()].map(({ seat, version }) => ({ seat, version }));
    await client.say({ type: 'hello', since: { epoch: old.epoch, versions } });
    return client;
  }

  /** A running table with these people, each with a connection. */
  async table(people: number, terms: Partial<NewTable> = {}): Promise<{ code: string; clients: Client[] }> {
    const persons = [];
    for (let i = 0; i < people; i++) persons.push(await this.person());
    const [host] = persons;
    if (host === undefined) throw new Error('nobody');
    const code = await this.make(host, { seats: people, ...terms });
    const clients: Client[] = [];
    for (const [seat, person] of persons.entries()) {
      const client = await this.connect(person, code);
      if (seat > 0) await client.say({ type: 'sit', seat });
      clients.push(client);
    }
    const seats = terms.seats ?? people;
    for (let seat = people; seat < seats; seat++) await clients[0]?.say({ type: 'bot', seat, bot: 'random' });
    const started = await clients[0]?.say({ type: 'start' });
    if (!started?.ok) throw new Error(`not started: ${started?.reason}`);
    return { code, clients };
  }

  /** The server dies and another starts on the same data. */
  async restart(): Promise<void> {
    this.time.forget();
    await this.store.close();
    this.store = await openStore({ data: this.folder, databaseUrl: this.terms.databaseUrl });
    this.tables = new Tables(this.deps(this.store));
  }

  async end(): Promise<void> {
    await this.tables.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
