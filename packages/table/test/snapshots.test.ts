// Snapshots of running matches: a long table is opened as quickly as a short one, and nobody can tell that it was.

import type { GamePackage } from '@tabella/kernel';
import { afterEach, expect, test } from 'vitest';
import { changed } from '../src/store/made-of.ts';
import type { Store } from '../src/store/port.ts';
import { type Client, TestTable } from './test-table.ts';
import { toy, toyPackage } from './toy.ts';

let scene: TestTable;
afterEach(async () => {
  await scene.end();
});

/** What opening a table took: rows and parts of stories read, and turns played again. */
const work = { rows: 0, parts: 0, turns: 0 };
const counted: GamePackage = {
  ...toyPackage,
  game: {
    ...toy,
    *step(s, table) {
      work.turns++;
      yield* toy.step(s, table);
    },
  },
};
const counting = (store: Store): Store =>
  changed(store, {
    moves: async (...args) => {
      const moves = await store.moves(...args);
      work.rows += moves.length;
      return moves;
    },
    snapshot: async (code) => {
      const kept = await store.snapshot(code);
      work.parts += kept?.story.length ?? 0;
      return kept;
    },
  });
const packages = async (): Promise<GamePackage> => counted;

async function answers(client: Client, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await client.answer(0, i % 3 === 0 ? 'low' : 'high');
    await scene.pass(20);
  }
}

/** The server is gone without a word; another one opens the table. */
async function workOfOpening(client: Client): Promise<typeof work> {
  await scene.restart();
  Object.assign(work, { rows: 0, parts: 0, turns: 0 });
  await scene.tables.find(client.code);
  return { ...work };
}

test('to open a table of 1,000 answers takes no more work than one of 50', async () => {
  scene = await TestTable.open({ packages, store: counting });
  const { clients } = await scene.table(1, { options: { turns: 2_000 } });
  let [ada] = clients as [Client];
  await answers(ada, 50);
  const short = await workOfOpening(ada);
  ada = await scene.connect(ada.person, ada.code);
  await answers(ada, 950);
  const { told } = ada.view(0);
  const long = await workOfOpening(ada);
  expect(long.turns).toBeLessThanOrEqual(33);
  expect(long.rows).toBeLessThanOrEqual(48);
  expect(long.rows + long.parts).toBeLessThanOrEqual(50 + short.parts);
  // And all is there that was told.
  ada = await scene.connect(ada.person, ada.code);
  const shown = ada.view(0);
  expect(shown.told).toEqual(told.slice(-shown.told.length));
  expect(shown.told.length + shown.earlier).toBe(told.length);
  expect(scene.troubles).toEqual([]);
});

test('people see the same after a restart, and take back what they answered before the snapshot', async () => {
  scene = await TestTable.open();
  const { clients, code } = await scene.table(2, { options: { turns: 200 }, clock: 30 });
  const [ada, bob] = clients as [Client, Client];
  for (let i = 0; i < 20; i++) {
    await ada.answer(0, 'high');
    await bob.answer(1, i % 2 === 0 ? 'high' : 'low');
  }
  await scene.pass(30_000);
  await bob.answer(1, 'low');
  const before = ada.view(0);
  expect(before.timedOut).toEqual([{ seat: 0, at: 80 }]);
  // It is told to stop, and keeps where the match stands; the next one is killed right after it was asked.
  await scene.tables.close();
  for (let kill = 0; kill < 2; kill++) {
    await scene.restart();
    const back = await scene.connect(ada.person, code);
    expect({ ...back.view(0), version: 0, clock: null, since: 0 }).toEqual({
      ...{ ...before, version: 0, clock: null, since: 0 },
    });
    expect(back.view(0).undo).toBe(before.undo);
  }
  const [adaAgain, bobAgain] = [await scene.connect(ada.person, code), await scene.connect(bob.person, code)];
  const told = bobAgain.view(1).told.length;
  expect(bobAgain.view(1).undo).toBe('right');
  await bobAgain.say({ type: 'undo', seat: 1, by: 'right' });
  expect(adaAgain.view(0)).toMatchObject({ undone: [{ seat: 1 }], ask: null });
  expect(bobAgain.view(1).told.length).toBe(told - 2);
  expect(bobAgain.view(1).ask?.kind).toBe('trick');
  // Also with the snapshot that was kept after that.
  await scene.restart();
  const last = await scene.connect(ada.person, code);
  expect(last.view(0)).toMatchObject({ told: adaAgain.view(0).told, undone: adaAgain.view(0).undone });
  expect(scene.troubles).toEqual([]);
});

test('a match that was gone on with from a snapshot has its whole record at the end, and a whole file where a rule breaks', async () => {
  scene = await TestTable.open();
  const { clients, code } = await scene.table(1, { options: { turns: 45, kind: 'faulty' } });
  const [ada] = clients as [Client];
  for (let i = 0; i < 40; i++) await ada.answer(0, 'high');
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect(await back.answer(0, 'low')).toMatchObject({ ok: false, code: 'fault' });
  expect(scene.faults.map(({ rows }) => rows.length)).toEqual([40]);
  await scene.restart();
  const again = await scene.connect(ada.person, code);
  while (again.view(0).result === null) await again.answer(0, 'high');
  const record = await (await scene.tables.find(code))?.record(ada.person);
  expect(record).toMatchObject({ result: { reason: 'done' } });
  if (!record || !('rows' in record)) throw new Error('no record');
  expect([record.rows.length, record.story?.length]).toEqual([45, 46]);
  expect(await scene.store.snapshot(code)).toBeNull();
});

test('a snapshot that is damaged, or of no use to these rules, is passed over: the log has everything', async () => {
  let damage = (kept: Awaited<ReturnType<Store['snapshot']>>): typeof kept => kept;
  scene = await TestTable.open({
    store: (store) => changed(store, { snapshot: async (code) => damage(await store.snapshot(code)) }),
  });
  const { clients, code } = await scene.table(1, { options: { turns: 100 } });
  const [ada] = clients as [Client];
  await answers(ada, 40);
  const { told } = ada.view(0);
  const damaged: (typeof damage)[] = [
    (kept) => kept && { ...kept, story: kept.story.slice(1) },
    (kept) => kept && { ...kept, snapshot: { ...kept.snapshot, match: { ...kept.snapshot.match, rest: 'null' } } },
    (kept) => kept && { ...kept, snapshot: { ...kept.snapshot, rules: 7 } },
    (kept) => kept && { ...kept, snapshot: { ...kept.snapshot, match: { ...kept.snapshot.match, asked: 3 } } },
  ];
  for (const one of damaged) {
    damage = one;
    await scene.restart();
    const back = await scene.connect(ada.person, code);
    expect(back.table.trouble).toBeNull();
    expect(back.view(0).told).toEqual(told);
  }
});

test.each([
  ['a store that takes no snapshot', () => Promise.reject(new Error('no room'))],
  [
    'a snapshot that cannot even be made',
    () => {
      throw new Error('no room');
    },
  ],
])('%s stops no match', async (_, keepSnapshot) => {
  scene = await TestTable.open({ store: (store) => changed(store, { keepSnapshot }) });
  const { clients } = await scene.table(1, { options: { turns: 100 } });
  const [ada] = clients as [Client];
  await answers(ada, 40);
  expect(ada.view(0).ask).not.toBeNull();
  // Play does not wait for it.
  await expect.poll(() => String(scene.troubles[0])).toContain('no room');
});
