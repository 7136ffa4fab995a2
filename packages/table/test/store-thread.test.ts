// The embedded store: it fails the same way whether it works here or, while the disk is slow, in a thread.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { Fenced } from '../src/store/port.ts';
import { fileIn } from '../src/store/sqlite.ts';
import { Disk } from '../src/store/thread/disk.ts';
import { embeddedStore } from '../src/store/thread/embedded.ts';
import { builtStore } from './built.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabella-thread-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** As if every commit so far had taken so long. */
function diskThatTakes(ms: number): Disk {
  const disk = new Disk();
  for (let i = 0; i < 100; i++) disk.took(ms);
  return disk;
}

const PLACES = [
  ['here', 0],
  ['in a thread', 100],
] as const;

test('a thread is started when the disk is slow and not before; what was written elsewhere is found in both places', async () => {
  const disk = diskThatTakes(0);
  const store = await embeddedStore(newFolder(), { disk });
  let threads = 0;
  process.on('worker', () => threads++);
  await store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
  expect(threads).toBe(0);
  for (let i = 0; i < 100; i++) disk.took(100);
  // What makes a value cannot be sent to a thread: the value is.
  const [made, names] = await Promise.all([
    store.setting('key', () => 'made there'),
    store.namesOf(['ada']),
    store.addPerson({ id: 'bo', token: 'b', name: 'Bo', made: 0 }),
  ]);
  expect(threads).toBe(1);
  expect([made, names]).toEqual(['made there', new Map([['ada', 'Ada']])]);
  for (let i = 0; i < 100; i++) disk.took(0);
  expect((await store.namesOf(['ada', 'bo'])).size).toBe(2);
  expect(await store.setting('key', () => 'made here')).toBe('made there');
  await store.close();
});

test('a file that is no database is told to whoever opens it', async () => {
  const data = newFolder();
  writeFileSync(fileIn(data), 'x'.repeat(10_000));
  await expect(openStore({ data })).rejects.toMatchObject({
    name: 'Outage',
    message: 'the database file is damaged',
    cause: expect.any(Error),
  });
});

test.each(PLACES)(
  'a write that is refused is refused by its kind, and the server is told of it: %s',
  async (_, took) => {
    let fenced = 0;
    const store = await embeddedStore(newFolder(), { onFenced: () => fenced++, disk: diskThatTakes(took) });
    const declaration = { seat: 0, ask: 1, choice: 'pass', said: null };
    await expect(store.under({ code: 'AAAAAAAA', epoch: 7 }).declare('AAAAAAAA', declaration)).rejects.toThrow(Fenced);
    expect(fenced).toBe(1);
    await store.close();
  },
);

test.each(PLACES)(
  'what is asked after the end is refused, and what was asked before it is done: %s',
  async (_, took) => {
    const data = newFolder();
    const store = await embeddedStore(data, { disk: diskThatTakes(took) });
    const added = store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
    const closed = store.close();
    await expect(store.namesOf(['ada'])).rejects.toThrow('the store is closed');
    await Promise.all([added, closed]);
    const again = await openStore({ data });
    expect(await again.namesOf(['ada'])).toEqual(new Map([['ada', 'Ada']]));
    await again.close();
  },
);

test.each([
  ['forgets to close', ''],
  ['closes', 'await store.close();'],
])('a program that %s its store waits for its last write, and ends well', async (_, close) => {
  const data = newFolder();
  const script = `
    const { openStore } = await import(${JSON.stringify(builtStore.href)});
    const store = await openStore({ data: ${JSON.stringify(data)} });
    void store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
    ${close}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  const store = await openStore({ data });
  expect(await store.namesOf(['ada'])).toEqual(new Map([['ada', 'Ada']]));
  await store.close();
});
