// PostgreSQL that is lost in the middle of work: nothing that was acknowledged is missing, nothing is done twice, the
// server lives on, and when the database is back everything goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../src/index.ts';
import { sql } from '../src/store/engine.ts';
import { openStore } from '../src/store/index.ts';
import { Outage } from '../src/store/outage.ts';
import type { Store, StoredTable } from '../src/store/port.ts';
import { postgresEngine } from '../src/store/postgres.ts';
import { freshDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { cuttingProxy, gateBefore, stillProxy } from './postgres-proxy.ts';
import { toyPackage } from './toy.ts';
import { Live, Visitor } from './web-client.ts';

const data = mkdtempSync(join(tmpdir(), 'tabella-outage-'));
let postgres: TestPostgres;
beforeAll(async () => {
  const named = process.env.TABELLA_TEST_POSTGRES;
  postgres = named === undefined ? await startPostgres() : await gateBefore(named);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const MOST_TURNS = 5_000;
const BROKEN = Symbol('the line broke');

const sleep = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Cuts every connection to a database but its own; at least one. */
async function cutAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> ';
  while ((await client.query(`${cut} pg_backend_pid()`)).rowCount === 0) await sleep(1);
  await client.end();
}

test('V9: connections cut under load, and a database stopped and started, lose no row and double none', async () => {
  const url = await freshDatabase(postgres.url, 'tabella_cut');
  const store = await openStore({ data: '', databaseUrl: url, patience: 10_000 });
  const acknowledged = new Map<string, string[]>();
  const failures: unknown[] = [];
  let done = false;
  const writer = async (code: string): Promise<void> => {
    const kept: string[] = [];
    acknowledged.set(code, kept);
    while (!done) {
      const choice = `${code}:${kept.length}`;
      const row = { seq: kept.length, seat: 0, ask: kept.length + 1, choice };
      try {
        await store.append(code, [{ row, said: choice }], { waiting: [0], result: null }, 1);
        kept.push(choice);
      } catch (thrown) {
        failures.push(thrown);
        return;
      }
    }
  };
  const writers = Array.from({ length: 6 }, (_, i) => writer(`TABLE${i}`));
  const counts = (): number[] => [...acknowledged.values()].map((kept) => kept.length);
  /** Everybody has written more since, unless somebody was told that it failed. */
  const goesOn = async (before: readonly number[]): Promise<void> => {
    while (failures.length === 0 && !counts().every((count, i) => count > (before[i] ?? 0))) await sleep(5);
  };
  for (let i = 0; i < 25; i++) {
    await goesOn(counts());
    await cutAll(url);
  }
  await goesOn(counts());
  await postgres.halt();
  await postgres.resume();
  await goesOn(counts());
  done = true;
  await Promise.all(writers);
  expect(failures).toEqual([]);
  for (const [code, kept] of acknowledged) expect((await store.moves(code)).map((move) => move.said)).toEqual(kept);
  await store.close();
});

test('V9: a commit whose answer was lost is found out, and its write is not done again', async () => {
  const proxy = await cuttingProxy(await freshDatabase(postgres.url, 'tabella_commit'));
  const engine = postgresEngine(proxy.url);
  let runs = 0;
  await engine.write(function* () {
    runs++;
    yield sql('CREATE TABLE done (n INTEGER)');
    yield sql('INSERT INTO done VALUES (1)');
  });
  expect([proxy.swallowed(), runs]).toEqual([1, 1]);
  expect(await engine.read(sql('SELECT n FROM done'))).toEqual([{ n: 1 }]);
  await engine.close();
  await proxy.close();
});

const table: StoredTable = {
  ...{ code: 'AAAAAAAA', game: 'toy', rules: 1, options: {}, open: 'link', window: 'quick', clock: 0, late: null },
  ...{ fill: 'random', host: 'ada', phase: 'playing', paused: false, secret: 's', next: null, result: null },
  ...{ seats: [], barred: [], made: 1, touched: 1, revision: 0 },
};

test('a server that stands still in the middle of a write keeps its tables from nobody for long', async () => {
  const url = await freshDatabase(postgres.url, 'tabella_still');
  const store = await openStore({ data: '', databaseUrl: url, patience: 30_000 });
  await store.addTable(table);
  const proxy = await stillProxy(url);
  const engine = postgresEngine(proxy.url, { patience: 30_000 });
  let runs = 0;
  const written = engine.write(function* () {
    yield sql('SELECT epoch FROM tables FOR SHARE');
    if (runs++ === 0) proxy.stand();
    yield sql("INSERT INTO settings (name, value) VALUES ('still', $1)", runs);
  });
  while (runs === 0) await sleep(1);
  expect(await store.hold('AAAAAAAA', 'b')).toMatchObject({ epoch: 1 });
  // It comes to itself, and does again what was not done.
  await written;
  expect(await store.setting('still', () => 'nothing')).toBe('2');
  await engine.close();
  await proxy.close();
  await store.close();
});

test('two servers that reach for the same tables, each in an order of its own, do not wait for each other', async () => {
  const url = await freshDatabase(postgres.url, 'tabella_crossed');
  const [a, b] = await Promise.all([1, 2].map(() => openStore({ data: '', databaseUrl: url, patience: 30_000 })));
  if (!a || !b) throw new Error('no stores');
  const codes = Array.from({ length: 40 }, (_, i) => `TABLE${i}`);
  for (const code of codes) await a.addTable({ ...table, code });
  // Beside what they write to tables of their own, and their probes.
  const reach = async (store: Store, node: string, order: readonly string[]): Promise<unknown[]> => {
    await store.beat({ id: node, url: `http://${node}` });
    return Promise.all(order.flatMap((code) => [store.hold(code, node), store.tell([`gone:${code}`]), store.probe()]));
  };
  await Promise.all([reach(a, 'a', codes), reach(b, 'b', codes.toReversed())]);
  await Promise.all([a.close(), b.close()]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
  expect(rows).toEqual([{ deadlocks: '0' }]);
  await client.end();
});

test('V9: while the database is away reads and writes end in an outage that names it; then they work again', async () => {
  const url = await freshDatabase(postgres.url, 'tabella_away');
  const store = await openStore({ data: '', databaseUrl: url, patience: 200 });
  await postgres.halt();
  const line = { at: 1, person: 'ada', name: 'Ada', seat: 0, text: 'hi', side: null, said: null };
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => store.addChat('AAAAAAAA', { ...line, id: String(i) })),
  );
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(Outage) });
  await expect(store.chat('AAAAAAAA', 10)).rejects.toThrow('the database does not answer');
  await postgres.resume();
  await store.addChat('AAAAAAAA', { ...line, id: 'back' });
  expect((await store.chat('AAAAAAAA', 10)).map((one) => one.id)).toEqual(['back']);
  // Stopping the server does not wait for the database.
  await postgres.halt();
  await store.close();
  await postgres.resume();
});

/** A person at both seats, who answers everything, notes what was acknowledged, and comes back when the line breaks. */
class Player {
  readonly acknowledged: string[] = [];
  readonly byes: string[] = [];
  private told: readonly unknown[] = [];
  private ended = false;
  private sent = 0;

  constructor(
    private readonly visitor: Visitor,
    readonly code: string,
  ) {}

  async play(): Promise<void> {
    while (!this.ended) {
      const live = new Live(this.visitor.socket(this.code));
      // What breaks is the line, whatever was waited for: people who want to play come back.
      await this.sitting(live).catch((thrown) => {
        if (live.closed === null) throw thrown;
      });
      for (const one of live.heard) if (one.type === 'bye') this.byes.push(one.reason);
      live.socket.terminate();
      await sleep(20);
    }
  }

  stop(): void {
    this.ended = true;
  }

  private async sitting(live: Live): Promise<void> {
    const or = async <T>(look: () => T | null | undefined): Promise<T> => {
      const found = await live.until(() => (live.closed === null ? look() : BROKEN));
      if (found === BROKEN) throw new Error('the line broke');
      return found as T;
    };
    const hello = live.say({ type: 'hello' });
    hello.catch(() => {});
    await or(() => live.views.get(1));
    // What was shown before is there again, in the same order.
    expect(live.views.get(0)?.told.slice(0, this.told.length)).toEqual(this.told);
    while (!this.ended) {
      const ask = await or(() => live.views.get(0)?.ask ?? live.views.get(1)?.ask);
      const id = `p${this.sent++}`;
      live.socket.send(JSON.stringify({ type: 'answer', id, seat: ask.seat, ask: ask.id, choice: 'high' }));
      const ack = await or(() => live.heard.find((one) => one.type === 'ack' && one.id === id));
      this.told = live.views.get(0)?.told ?? [];
      if (ack.type === 'ack' && ack.ok) this.acknowledged.push(id);
    }
  }
}

test('V9: a server outlives its database under load; people come back, and no acknowledged answer is missing', async () => {
  const url = await freshDatabase(postgres.url, 'tabella_served');
  const options = { port: 0, host: '127.0.0.1', data, log: 'silent', limits: false, databaseUrl: url } as const;
  const served = await serve({ ...options, patience: 100, packages: async () => toyPackage });
  const health = async (): Promise<number> => (await fetch(`${served.url}/healthz`)).status;
  const visitor = await Visitor.come(served.url);
  const players: Player[] = [];
  for (let i = 0; i < 4; i++) {
    const code = await visitor.make({ game: 'toy', seats: 2, options: { kind: 'turns', turns: MOST_TURNS } });
    const live = await visitor.sit(code);
    await live.say({ type: 'sit', seat: 1 });
    await live.say({ type: 'start' });
    await live.end();
    players.push(new Player(visitor, code));
  }
  const playing = players.map((player) => player.play());
  const counts = (): number[] => players.map((player) => player.acknowledged.length);
  const allHaveMoreThan = async (before: readonly number[]): Promise<void> => {
    while (!counts().every((count, i) => count > (before[i] ?? 0) + 3)) await sleep(20);
  };
  for (let i = 0; i < 10; i++) {
    await allHaveMoreThan(counts());
    await cutAll(url);
  }
  await postgres.halt();
  while (!players.every((player) => player.byes.includes('outage'))) await sleep(20);
  expect(await health()).toBe(503);
  await postgres.resume();
  // Everybody comes back and plays on, on the same server.
  await allHaveMoreThan(counts());
  expect(await health()).toBe(200);
  for (const player of players) player.stop();
  await Promise.all(playing);
  await served.close();
  const store = await openStore({ data: '', databaseUrl: url });
  for (const player of players) {
    const stored = (await store.moves(player.code)).map((move) => move.said?.split(':')[1]);
    expect(stored).toEqual(expect.arrayContaining(player.acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
  }
  await store.close();
});
