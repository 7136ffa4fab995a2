// The law: what is not stored is not shown.

import { choose, EVERYONE, type GamePackage } from '@tabella/kernel';
import { afterEach, expect, test } from 'vitest';
import { changed } from '../src/store/made-of.ts';
import { Conflict, type Store } from '../src/store/port.ts';
import { type Client, TestTable } from './test-table.ts';
import { toy, toyPackage } from './toy.ts';

let scene: TestTable;
afterEach(() => scene.end());

const before = (store: Store, append: Store['append']): Store => changed(store, { append });

test('an update is sent after its row is durable, never before', async () => {
  const order: string[] = [];
  let arrived: () => void = () => {};
  let release: Promise<void> = Promise.resolve();
  scene = await TestTable.open({
    store: (store) =>
      before(store, async (...args) => {
        await release;
        await store.append(...args);
        order.push('stored');
      }),
  });
  const { clients } = await scene.table(2);
  const [ada, bob] = clients as [Client, Client];
  order.length = 0;
  release = new Promise((resolve) => {
    arrived = resolve;
  });
  const sent = bob.bytes.length;
  const answer = ada.answer(0, 'high');
  // A newcomer who asks in between is not shown it either.
  const eve = scene.connect(await scene.person(), ada.code);
  for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next));
  expect(bob.bytes.length).toBe(sent);
  expect(order).toEqual([]);
  arrived();
  expect((await answer).ok).toBe(true);
  expect(order).toEqual(['stored']);
  expect(bob.bytes.length).toBeGreaterThan(sent);
  expect((await eve).view(null).told).toHaveLength(1);
});

test('when the store fails nobody is shown the move, and the table goes on from what is stored', async () => {
  let fail = false;
  scene = await TestTable.open({
    store: (store) =>
      before(store, (...args) => (fail ? Promise.reject(new Error('disk full')) : store.append(...args))),
  });
  const { clients, code } = await scene.table(2);
  const [ada, bob] = clients as [Client, Client];
  fail = true;
  const sent = bob.bytes.length;
  await expect(ada.answer(0, 'high')).rejects.toThrow('no acknowledgement');
  expect(bob.bytes.slice(sent)).toEqual([]);
  expect([ada.closed, bob.closed]).toEqual(['restart', 'restart']);
  expect(scene.troubles).toHaveLength(1);
  fail = false;
  const back = await scene.connect(ada.person, code);
  expect(back.view(0).told).toEqual([]);
  expect((await back.answer(0, 'low')).ok).toBe(true);
});

test('when another server has moved first, this one reads its move and the late answer is refused', async () => {
  let rival: (() => Promise<void>) | null = null;
  scene = await TestTable.open({
    store: (store) =>
      before(store, async (...args) => {
        const move = rival;
        rival = null;
        await move?.();
        return store.append(...args);
      }),
  });
  const { clients, code } = await scene.table(2);
  const [ada, bob] = clients as [Client, Client];
  rival = () =>
    scene.store.append(
      code,
      [{ row: { seq: 0, seat: 0, ask: 1, choice: 'low' }, said: null }],
      { waiting: [1], result: null },
      1,
    );
  expect(await ada.answer(0, 'high')).toMatchObject({ ok: false, code: 'stale-ask' });
  expect(bob.view(1).told).toContainEqual({ kind: 'trick', seat: 0, trick: 'low' });
  expect((await bob.answer(1, 'high')).ok).toBe(true);
  expect(scene.troubles).toEqual([]);
});

test('a table changed elsewhere is read again', async () => {
  scene = await TestTable.open();
  const person = await scene.person();
  const code = await scene.make(person, { seats: 2 });
  const client = await scene.connect(person, code);
  const stored = await scene.store.table(code);
  if (!stored) throw new Error('no table');
  await scene.store.saveTable({ ...stored, revision: stored.revision + 1, host: 'somebody else' });
  await expect(client.say({ type: 'bot', seat: 1, bot: 'random' })).rejects.toThrow('no acknowledgement');
  expect(scene.troubles[0]).toBeInstanceOf(Conflict);
  const back = await scene.connect(person, code);
  expect(back.table.host).toBe(false);
});

test('V17: a match begun by earlier rules is played to its end by them, and its rematch by those of today', async () => {
  const rule = (rules: number, answers: string[]): GamePackage => ({
    ...toyPackage,
    game: {
      ...toy,
      rules,
      *step(s, table) {
        const choice = yield* choose(0, 'trick', answers, { open: true });
        table.announce(EVERYONE, { kind: 'trick', seat: 0, trick: choice });
        s.turn++;
        if (s.turn === 3) s.result = { winners: [0], reason: 'done' };
      },
    },
  });
  const before = rule(1, ['high', 'low']);
  const now: GamePackage = { ...rule(2, ['left', 'right']), past: { 1: async () => before } };
  let today = before;
  const packages = async (_: string, rules?: number): Promise<GamePackage | null> =>
    rules === undefined || rules === today.game.rules ? today : ((await today.past?.[rules]?.()) ?? null);
  scene = await TestTable.open({ packages });
  const person = await scene.person();
  const code = await scene.make(person, { seats: 1, start: true, fill: 'random' });
  await (await scene.connect(person, code)).answer(0, 'high');
  today = now;
  await scene.restart();
  const client = await scene.connect(person, code);
  expect(client.table.trouble).toBeNull();
  expect(client.view(0).ask?.from).toEqual(['high', 'low']);
  await client.answer(0, 'low');
  await client.answer(0, 'low');
  expect(client.view(0).result).not.toBeNull();
  await client.say({ type: 'rematch' });
  const again = await scene.connect(person, client.table.next as string);
  await again.say({ type: 'sit', seat: 0 });
  expect(again.view(0).ask?.from).toEqual(['left', 'right']);
});

test('V17: a match of a rules version that is not kept is not played on, and says so', async () => {
  scene = await TestTable.open();
  const person = await scene.person();
  const code = await scene.make(person, { seats: 2, fill: 'random', start: true });
  const stored = await scene.store.table(code);
  if (!stored) throw new Error('no table');
  await scene.store.addTable({ ...stored, code: 'QQQQQQ', rules: 99 });
  const client = await scene.connect(person, 'QQQQQQ');
  expect(client.table.trouble).toContain('version 99');
  expect(await client.answer(0, 'high', 1)).toMatchObject({ ok: false, code: 'stuck' });
});

test('V21: while a long finished match is opened, others are served', async () => {
  let others = 0;
  let opening = false;
  const turnRound = (): void => {
    others++;
    if (opening) setImmediate(turnRound);
  };
  scene = await TestTable.open({
    store: (store) =>
      changed(store, {
        // Counted while the rows are replayed: the store answers before.
        moves: async (asked) => {
          const rows = await store.moves(asked);
          setImmediate(turnRound);
          return rows;
        },
      }),
  });
  const { clients, code } = await scene.table(1, { options: { turns: 400 } });
  const [ada] = clients as [Client];
  while (ada.view(0).result === null) await ada.answer(0, 'high');
  await scene.restart();
  opening = true;
  others = 0;
  await scene.tables.find(code);
  opening = false;
  expect(others).toBeGreaterThanOrEqual(400 / 25 - 1);
});
