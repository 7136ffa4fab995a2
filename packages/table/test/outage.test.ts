// A data folder that takes nothing for a while: locked by another program, read-only, or on a full disk. Everything else goes on,
// everybody is told the truth, and nothing is lost.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { serve } from '../src/index.ts';
import { Health } from '../src/server/health.ts';
import { type Engine, sql } from '../src/store/engine.ts';
import { openStore } from '../src/store/index.ts';
import { Outage } from '../src/store/outage.ts';
import { fileIn, sqliteEngine } from '../src/store/sqlite.ts';
import { toyPackage } from './toy.ts';
import { Live, Visitor } from './web-client.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabella-outage-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const line = { at: 1, person: 'ada', name: 'Ada', seat: 0, text: 'hi', side: null, said: null };

/** Another program takes the file, and gives it back. */
function lock(folder: string): () => void {
  const other = new DatabaseSync(fileIn(folder), { timeout: 0 });
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

const allowPages = (engine: Engine, pages: number): Promise<unknown> =>
  engine.read(sql(`PRAGMA max_page_count = ${pages}`));

describe('a file that another program has locked', () => {
  test('V12: a write waits without stopping anything else, and is done when the lock is gone', async () => {
    const folder = newFolder();
    const store = await openStore({ data: folder });
    const unlock = lock(folder);
    const written = store.addChat('AAAAAAAA', { ...line, id: 'a' });
    // The lock is opened by this very thread: if the write held it up, the lock would never be opened.
    await new Promise((next) => setTimeout(next, 50));
    expect(await store.chat('AAAAAAAA', 10)).toEqual([]);
    unlock();
    await written;
    expect((await store.chat('AAAAAAAA', 10)).map((one) => one.id)).toEqual(['a']);
    await store.close();
  });

  test('V12: a lock that stays is an outage that says so, and is over when the lock is', async () => {
    const folder = newFolder();
    const store = await openStore({ data: folder, patience: 50 });
    const unlock = lock(folder);
    const ends = await Promise.allSettled([
      store.addChat('AAAAAAAA', { ...line, id: 'a' }),
      store.addChat('AAAAAAAA', { ...line, id: 'b' }),
    ]);
    for (const end of ends) {
      expect(end).toMatchObject({ reason: { name: 'Outage', message: 'another program holds the database file' } });
    }
    unlock();
    await store.addChat('AAAAAAAA', { ...line, id: 'c' });
    expect((await store.chat('AAAAAAAA', 10)).map((one) => one.id)).toEqual(['c']);
    await store.close();
  });
});

test('V13: a file that is read-only is an outage that says so; it can be read, and written to when that is over', async () => {
  const engine = await sqliteEngine(newFolder());
  const store = await openStore({ data: '', engine });
  const health = new Health({ probe: () => store.probe(), changed: () => {} });
  await engine.read(sql('PRAGMA query_only = ON'));
  await expect(store.addChat('AAAAAAAA', { ...line, id: 'a' })).rejects.toThrow('the database file is read-only');
  expect(await health.check()).toMatchObject({ message: 'the database file is read-only' });
  expect(await store.chat('AAAAAAAA', 10)).toEqual([]);
  await engine.read(sql('PRAGMA query_only = OFF'));
  await store.addChat('AAAAAAAA', { ...line, id: 'a' });
  await store.close();
});

describe('a full disk', () => {
  test('V13: a write that finds the disk full says that, not that it cannot roll back; the next one works', async () => {
    const engine = await sqliteEngine(newFolder());
    const store = await openStore({ data: '', engine });
    await allowPages(engine, 1);
    const long = { ...line, id: 'a', text: 'x'.repeat(100_000) };
    await expect(store.addChat('AAAAAAAA', long)).rejects.toThrow('the disk is full');
    await allowPages(engine, 100_000);
    await store.addChat('AAAAAAAA', long);
    expect(await store.chat('AAAAAAAA', 10)).toEqual([long]);
    await store.close();
  });

  test('V13: the server says that it is not well, lets nobody in to no purpose, and goes on when there is room', async () => {
    const data = newFolder();
    const engine = await sqliteEngine(data);
    const options = { port: 0, host: '127.0.0.1', data, log: 'silent', limits: false } as const;
    const served = await serve({ ...options, engine, packages: async () => toyPackage });
    const health = async (): Promise<unknown> => {
      const reply = await fetch(`${served.url}/healthz`);
      return { status: reply.status, ...((await reply.json()) as object) };
    };
    expect(await health()).toEqual({ status: 200, ok: true });
    const ada = await Visitor.come(served.url);
    const code = await ada.make({ game: 'toy', seats: 1, options: { kind: 'turns', turns: 5_000 } });
    const live = await ada.sit(code);
    await live.say({ type: 'start' });
    await allowPages(engine, 1);

    // Whatever was acknowledged is kept; the answer that was not is said again later, under the same name.
    let acknowledged = 0;
    let refused = '';
    while (live.closed === null) {
      const ask = await live.until(() => live.closed !== null || live.views.get(0)?.ask);
      if (ask === true) break;
      refused = `n${acknowledged}`;
      live.socket.send(JSON.stringify({ type: 'answer', id: refused, seat: 0, ask: ask.id, choice: 'high' }));
      const heard = (): boolean => live.heard.some((one) => one.type === 'ack' && one.id === refused);
      await live.until(() => live.closed !== null || heard());
      if (heard()) acknowledged++;
    }
    expect(acknowledged).toBeGreaterThan(5);
    expect(live.heard).toContainEqual({ type: 'bye', reason: 'restart' });
    expect(await health()).toEqual({ status: 503, ok: false, reason: 'the disk is full' });
    const back = new Live(ada.socket(code));
    expect(await back.until(() => back.closed)).toBe(1013);
    expect(back.heard).toEqual([{ type: 'bye', reason: 'outage' }]);
    // What is small may still find a place in what is there already; then that is full, too.
    let guest: Response;
    do guest = await fetch(`${served.url}/api/me`);
    while (guest.ok);
    expect(guest.status).toBe(503);
    expect(await guest.json()).toMatchObject({ code: 'outage', reason: expect.stringContaining('cannot save') });

    await allowPages(engine, 100_000);
    // The result of a try is reused for one second.
    while (((await health()) as { status: number }).status !== 200) await new Promise((next) => setTimeout(next, 50));
    const again = await ada.sit(code);
    expect(again.views.get(0)?.view).toMatchObject({ turn: acknowledged });
    const ask = again.views.get(0)?.ask?.id ?? 0;
    expect(await again.say({ type: 'answer', id: refused, seat: 0, ask, choice: 'high' })).toMatchObject({ ok: true });
    expect(again.views.get(0)?.view).toMatchObject({ turn: acknowledged + 1 });
    await again.end();
    await served.close();
  });

  test('V13: the operator is told once when saving fails, with the cause, and once when it works', async () => {
    const changes: (string | null)[] = [];
    const full = new Outage('the disk is full');
    let probe = async (): Promise<void> => Promise.reject(full);
    const health = new Health({ probe: () => probe(), changed: (outage) => changes.push(outage?.message ?? null) });
    health.failed(full);
    health.failed(full);
    expect(await health.well()).toBe(false);
    probe = async () => {};
    while (!(await health.well())) await new Promise((next) => setTimeout(next, 50));
    expect(changes).toEqual(['the disk is full', null]);
  });
});
