// The lobby: nobody fills it alone, and a table whose host is gone does not stay in it.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewTable } from '../src/protocol/index.ts';
import { TestTable } from './test-table.ts';

const MINUTE = 60_000;
let scene: TestTable;
beforeEach(async () => {
  scene = await TestTable.open();
});
afterEach(() => scene.end());

const codes = async (): Promise<string[]> => (await scene.tables.lobby()).map((line) => line.code);
const tryToMake = (person: string, terms: Partial<NewTable>) =>
  scene.tables.make(person, { game: 'toy', seats: 2, ...terms });

/** Minutes in which old tables are cleared as a running server does it. */
async function pass(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i++) {
    await scene.pass(MINUTE);
    await scene.tables.tidy();
  }
}

test('V10: a host has at most three public tables that wait, also when they are asked for at once', async () => {
  const [eve, ada] = [await scene.person(), await scene.person()];
  const made = await Promise.all(Array.from({ length: 10 }, () => tryToMake(eve, { open: 'public' })));
  expect(made.filter((one) => one.ok)).toHaveLength(3);
  expect(made.at(-1)).toEqual({
    ok: false,
    code: 'too-many-tables',
    reason: 'You wait at 3 public tables that have not begun. Begin or leave one of them first.',
    about: { case: 'public', count: 3 },
  });
  expect(await codes()).toHaveLength(3);
  // Others, and tables by link, are not concerned.
  expect(await tryToMake(ada, { open: 'public' })).toMatchObject({ ok: true });
  expect(await tryToMake(eve, {})).toMatchObject({ ok: true });
  // What the reason says helps.
  const [first, second] = made.flatMap((one) => (one.ok ? [one.code] : []));
  await (await scene.connect(eve, first ?? '')).say({ type: 'leave' });
  expect(await tryToMake(eve, { open: 'public' })).toMatchObject({ ok: true });
  expect(await tryToMake(eve, { open: 'public' })).toMatchObject({ ok: false });
  const host = await scene.connect(eve, second ?? '');
  await (await scene.connect(ada, second ?? '')).say({ type: 'sit', seat: 1 });
  await host.say({ type: 'start' });
  expect(await tryToMake(eve, { open: 'public' })).toMatchObject({ ok: true });
});

test('V10: a host has at most twenty tables that wait; one that begins at once waits for nobody', async () => {
  const eve = await scene.person();
  for (let i = 0; i < 20; i++) expect(await tryToMake(eve, {})).toMatchObject({ ok: true });
  expect(await tryToMake(eve, {})).toMatchObject({ ok: false, code: 'too-many-tables' });
  expect(await tryToMake(eve, { seats: 2, fill: 'random', start: true })).toMatchObject({ ok: true });
});

test('V10: a public table leaves the lobby ten minutes after its host has gone, and is back with the host', async () => {
  const ada = await scene.person();
  const code = await scene.make(ada, { open: 'public' });
  await pass(9);
  expect(await codes()).toEqual([code]);
  await pass(2);
  expect(await codes()).toEqual([]);
  const host = await scene.connect(ada, code);
  expect(await codes()).toEqual([code]);
  await pass(30);
  expect(await codes()).toEqual([code]);
  await host.drop();
  await pass(9);
  expect(await codes()).toEqual([code]);
  await pass(2);
  expect(await codes()).toEqual([]);
  // Anyone with its code still finds it.
  expect(await scene.tables.find(code)).not.toBeNull();
});

test('V10: a table that its host has left is not offered to others', async () => {
  const ada = await scene.person();
  const code = await scene.make(ada, { open: 'public' });
  const host = await scene.connect(ada, code);
  await host.say({ type: 'leave' });
  await host.drop();
  expect(await codes()).toEqual([]);
});

test('V10: of the tables that one host has from before, the newest three are shown', async () => {
  const [eve, ada] = [await scene.person(), await scene.person()];
  const old = await scene.make(eve, { open: 'public' });
  const stored = await scene.store.table(old);
  if (!stored) throw new Error('no table');
  const mine = await scene.make(ada, { open: 'public' });
  for (let i = 2; i < 9; i++) await scene.store.addTable({ ...stored, code: `ABCDEFG${i}`, made: stored.made + i });
  expect(await codes()).toEqual(['ABCDEFG8', 'ABCDEFG7', 'ABCDEFG6', mine]);
});
