// The data folder holds secrets, notes and chats: no other user of the machine may read any of it.

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@tabella/kernel';
import { afterAll, expect, test } from 'vitest';
import { backup } from '../src/index.ts';
import { keepFault } from '../src/server/faults.ts';
import { openStore } from '../src/store/index.ts';
import { tighten } from '../src/store/private.ts';

const root = mkdtempSync(join(tmpdir(), 'tabella-private-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const rightsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, rightsOf(join(folder, name))]));
const FAULT: Log = {
  game: 'toy',
  rules: 1,
  seats: 1,
  options: {},
  fairness: { secret: 'ab', contributions: ['1'] },
  rows: [],
  result: null,
};

test('V14: a new data folder, its database, backups and fault files are their owner’s alone', async () => {
  const data = join(root, 'deep', 'data');
  const store = await openStore({ data });
  await store.addPerson({ id: 'ada', token: 'a', name: 'Ada', made: 0 });
  await backup(data, join(root, 'copy.sqlite'));
  const fault = keepFault(data, FAULT);
  expect(rightsOf(data)).toBe('700');
  expect(rightsIn(data)).toEqual({
    faults: '700',
    'tabella.sqlite': '600',
    'tabella.sqlite-shm': '600',
    'tabella.sqlite-wal': '600',
  });
  expect(rightsOf(fault)).toBe('600');
  expect(rightsOf(join(root, 'copy.sqlite'))).toBe('600');
  await store.close();
});

test('V14: what was open to others is closed when the server starts, and it says so', async () => {
  const data = join(root, 'old');
  mkdirSync(join(data, 'faults'), { recursive: true });
  const other = await openStore({ data });
  const names = ['tabella.sqlite', 'tabella.sqlite-wal', 'faults/toy-1.json', 'mine.txt'];
  const files = names.map((name) => join(data, name));
  for (const file of files.slice(2)) writeFileSync(file, '');
  for (const file of files) chmodSync(file, 0o644);
  for (const folder of [data, join(data, 'faults')]) chmodSync(folder, 0o755);
  const notes: string[] = [];
  const store = await openStore({ data, onNote: (sentence) => notes.push(sentence) });
  expect([data, join(data, 'faults')].map(rightsOf)).toEqual(['700', '700']);
  // What is not Tabella's is left alone.
  expect(files.map(rightsOf)).toEqual(['600', '600', '600', '644']);
  expect(notes).toHaveLength(5);
  for (const path of [data, join(data, 'faults'), ...files.slice(0, 3)]) {
    expect(notes).toContain(`${path} was open to other users of this machine and is now private`);
  }
  expect(tighten(data)).toEqual([]);
  await Promise.all([store.close(), other.close()]);
});

test('V14: a folder that everybody shares is not closed to them', () => {
  const shared = join(root, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  expect(tighten(shared)).toEqual([`${shared} is shared with others: keep the data in a folder of its own`]);
  expect(rightsOf(shared)).toBe('777');
});
