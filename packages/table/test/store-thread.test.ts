// The thread of the embedded store: it fails as the store itself does, and nobody has to wait for it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { Fenced } from '../src/store/port.ts';
import { fileIn } from '../src/store/sqlite.ts';
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

test('a file that is no database is told to whoever opens it', async () => {
  const data = newFolder();
  writeFileSync(fileIn(data), 'x'.repeat(10_000));
  await expect(openStore({ data })).rejects.toMatchObject({
    name: 'Outage',
    message: 'the database file is damaged',
    cause: expect.any(Error),
  });
});

test('a write that is refused is refused by its kind, and the server is told of it', async () => {
  let fenced = 0;
  const store = await openStore({ data: newFolder(), onFenced: () => fenced++ });
  const declaration = { seat: 0, ask: 1, choice: 'pass', said: null };
  await expect(store.under({ code: 'AAAAAAAA', epoch: 7 }).declare('AAAAAAAA', declaration)).rejects.toThrow(Fenced);
  expect(fenced).toBe(1);
  await store.close();
});

test('what is asked after the end is refused, and what was asked before it is done', async () => {
  const data = newFolder();
  const store = await openStore({ data });
  const added = store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
  const closed = store.close();
  await expect(store.namesOf(['ada'])).rejects.toThrow('the store is closed');
  await Promise.all([added, closed]);
  const again = await openStore({ data });
  expect(await again.namesOf(['ada'])).toEqual(new Map([['ada', 'Ada']]));
  await again.close();
});

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
