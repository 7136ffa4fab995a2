// The law: what is not stored is not shown.

import { afterEach, expect, test } from 'vitest';
import { Conflict, type Store } from '../src/store/port.ts';
import { type Client, Scene } from './house.ts';

let scene: Scene;
afterEach(() => scene.end());

const before = (store: Store, append: Store['append']): Store => ({ ...store, append });

test('an update is sent after its row is durable, never before', async () => {
  const order: string[] = [];
  let arrived: () => void = () => {};
  let release: Promise<void> = Promise.resolve();
  scene = await Scene.open({
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
  scene = await Scene.open({
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
  scene = await Scene.open({
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

test('a table changed elsewhere is read anew', async () => {
  scene = await Scene.open();
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

test('a match of another rules version is not played on, and says so', async () => {
  scene = await Scene.open();
  const person = await scene.person();
  const code = await scene.make(person, { seats: 2, fill: 'random', start: true });
  const stored = await scene.store.table(code);
  if (!stored) throw new Error('no table');
  await scene.store.addTable({ ...stored, code: 'QQQQQQ', rules: 99 });
  const client = await scene.connect(person, 'QQQQQQ');
  expect(client.table.trouble).toContain('version 99');
  expect(await client.answer(0, 'high', 1)).toMatchObject({ ok: false, code: 'stuck' });
});
