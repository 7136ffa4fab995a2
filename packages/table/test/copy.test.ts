// From the file in the data folder to PostgreSQL: people keep their seats, matches go on, and nothing is mixed with what is there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyStore, NotCopied, type Served, serve } from '../src/index.ts';
import { builtWorker } from './built.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { freePort } from './server-process.ts';
import { Visitor } from './web-client.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'tabella-copy-'));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (place: { data: string; databaseUrl?: string }): Promise<Served> =>
  serve({
    ...place,
    ...{ host: '127.0.0.1', port: await freePort(), log: 'silent', pace: 0, limits: false },
    bots: { worker: builtWorker, threads: 1 },
  });
const urlOf = (served: Served): string => served.url.replace('localhost', '127.0.0.1');

/** What they are shown on coming in, but for the times and for what counts within this run of the server. */
async function shownTo(visitor: Visitor, code: string): Promise<string> {
  const live = await visitor.sit(code);
  const welcome = await live.until(() => live.heard.find((one) => one.type === 'welcome'));
  await live.end();
  return JSON.stringify(welcome, (key, value: unknown) =>
    ['epoch', 'version', 'now', 'since'].includes(key) ? null : value,
  );
}

test('a host moves to PostgreSQL: people, matches, chat and notes are there, and the match goes on', async () => {
  const data = join(folder, 'data');
  const databaseUrl = await freshDatabase(postgres.url, 'copy_all');
  const before = await open({ data });
  const ada = await Visitor.come(urlOf(before));
  await ada.http('PATCH', 'me', { name: 'Ada "Ö" 🂡' });
  const code = await ada.make({ fill: 'random', start: true, seat: 0 });
  const first = await ada.sit(code);
  await first.say({ type: 'chat', text: "it's ; DROP TABLE people" });
  expect(await first.say({ type: 'note', seat: 0, value: { trust: 'nobody' } })).toMatchObject({ ok: true });
  await first.end();
  // The bots have decided: from here on the match waits for her alone.
  await expect.poll(() => shownTo(ada, code), { timeout: 30_000 }).toContain('"waiting":[0]');
  const was = await shownTo(ada, code);
  await before.close();

  const counts = await copyStore({ data, databaseUrl });
  expect(counts).toMatchObject({ people: 1, tables: 1, seats: 3, chat: 1 });

  const after = await open({ data: '', databaseUrl });
  const back = new Visitor(urlOf(after), ada.cookie);
  expect(await (await back.http('GET', 'me')).json()).toMatchObject({ name: 'Ada "Ö" 🂡' });
  expect(was).toContain('"trust":"nobody"');
  expect(JSON.parse(await shownTo(back, code))).toEqual(JSON.parse(was));
  const again = await back.sit(code);
  const ask = await again.until(() => [...again.views.values()][0]?.ask);
  expect(await again.say({ type: 'answer', seat: 0, ask: ask.id, choice: ask.from[0] ?? null })).toMatchObject({
    ok: true,
  });
  await again.end();
  await after.close();

  // What is there is not touched by another copy.
  await expect(copyStore({ data, databaseUrl })).rejects.toBeInstanceOf(NotCopied);
});

test('where there is nothing to copy, nothing is made', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'copy_none');
  await expect(copyStore({ data: join(folder, 'nowhere'), databaseUrl })).rejects.toThrow('There is no database in');
});
