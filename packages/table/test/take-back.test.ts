// Taking back and looking ahead at a whole table: stored before it is shown, also over a kill; nobody's view goes backwards.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';
import { toy, toyPackage } from './toy.ts';

let scene: TestTable;
beforeEach(async () => {
  scene = await TestTable.open();
});
afterEach(async () => {
  expect(scene.troubles).toEqual([]);
  await scene.end();
});

const two = async (terms = {}): Promise<[Client, Client, string]> => {
  const { clients, code } = await scene.table(2, { options: { turns: 20 }, ...terms });
  return [clients[0] as Client, clients[1] as Client, code];
};
const tricks = (client: Client, seat: number | null): unknown[] =>
  client
    .view(seat)
    .told.filter((one) => one.kind === 'trick')
    .map((one) => one.trick);
const undo = (client: Client, seat: number, by: 'right' | 'consent', id?: string) =>
  client.say({ type: 'undo', seat, by, ...(id ? { id } : {}) });

test('by right it is done at once; every view loses what was told and says who took something back', async () => {
  const [ada, bob, code] = await two();
  const eve = await scene.connect(await scene.person(), code);
  await ada.answer(0, 'high');
  expect([ada.view(0).undo, bob.view(1).undo, eve.view(null).undo]).toEqual(['right', null, null]);
  const version = bob.view(1).version;
  expect(await undo(ada, 0, 'right')).toMatchObject({ ok: true });
  for (const [client, seat] of [
    [ada, 0],
    [bob, 1],
    [eve, null],
  ] as const) {
    expect(tricks(client, seat)).toEqual([]);
    expect(client.view(seat)).toMatchObject({ undone: [{ seat: 0, at: 0 }], waiting: [0] });
  }
  expect(bob.view(1).version).toBe(version + 1);
  expect(bob.view(1).ask).toBeNull();
  await ada.answer(0, 'low');
  expect(tricks(bob, 1)).toEqual(['low']);
});

test('after the answer of another it takes consent; a late wish for the right is refused with a sentence', async () => {
  const [ada, bob] = await two();
  await ada.answer(0, 'high');
  await bob.answer(1, 'high');
  expect(ada.view(0).undo).toBe('consent');
  expect(await undo(ada, 0, 'right')).toMatchObject({
    ok: false,
    code: 'no-undo',
    reason: 'Something has come to light, or somebody has answered since.',
  });
  expect(await undo(ada, 0, 'consent')).toMatchObject({ ok: true });
  expect(bob.table.wantUndo).toEqual({ request: 1, seat: 0, agreed: [], asked: [1] });
  expect(tricks(ada, 0)).toEqual(['high', 'high']);
  await bob.say({ type: 'undo-vote', request: 1, agree: true });
  expect(bob.table.wantUndo).toBeNull();
  expect(tricks(bob, 1)).toEqual([]);
  expect(ada.view(0).ask?.kind).toBe('trick');
});

test('a no, or the next answer, ends a request', async () => {
  const [ada, bob] = await two();
  await ada.answer(0, 'high');
  await bob.answer(1, 'high');
  await undo(ada, 0, 'consent');
  await bob.say({ type: 'undo-vote', request: 1, agree: false });
  expect(ada.table.wantUndo).toBeNull();
  await ada.answer(0, 'low');
  await bob.answer(1, 'low');
  await undo(ada, 0, 'consent');
  expect(ada.table.wantUndo?.request).toBe(2);
  await ada.answer(0, 'low');
  expect(bob.table.wantUndo).toBeNull();
  expect(tricks(bob, 1)).toEqual(['high', 'high', 'low', 'low', 'low']);
});

test('what was taken back stays so when the server dies, and a message that is sent again does nothing twice', async () => {
  const [ada, bob, code] = await two();
  await ada.answer(0, 'high');
  await bob.answer(1, 'high');
  await ada.answer(0, 'low');
  await undo(ada, 0, 'right', 'mine');
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect(tricks(back, 0)).toEqual(['high', 'high']);
  expect(back.view(0)).toMatchObject({ undone: [{ seat: 0, at: 4 }], undo: 'consent' });
  expect(await undo(back, 0, 'right', 'mine')).toMatchObject({ ok: true });
  expect(tricks(back, 0)).toEqual(['high', 'high']);
  expect((await scene.store.moves(code)).map(({ row }) => ('undo' in row ? row.by : row.choice))).toEqual([
    'high',
    'high',
    'low',
    'right',
  ]);
});

test('nothing is shown of what could not be stored', async () => {
  await scene.end();
  let broken = false;
  scene = await TestTable.open({
    store: (store) =>
      new Proxy(store, {
        get: (target, key) =>
          key === 'append' && broken
            ? () => Promise.reject(new Error('no disk'))
            : Reflect.get(target, key).bind(target),
      }),
  });
  const [ada, bob, code] = await two();
  await ada.answer(0, 'high');
  const heard = bob.heard.length;
  broken = true;
  await expect(undo(ada, 0, 'right')).rejects.toThrow('no acknowledgement');
  expect(bob.heard.length).toBe(heard);
  expect(ada.closed).toBe('restart');
  broken = false;
  expect(tricks(await scene.connect(bob.person, code), 1)).toEqual(['high']);
  scene.troubles.length = 0;
});

test('who comes back in between is given what was missed, in order', async () => {
  const [ada, bob] = await two();
  await ada.answer(0, 'high');
  await bob.drop();
  await undo(ada, 0, 'right');
  await ada.answer(0, 'low');
  const back = await scene.reconnect(bob);
  expect(tricks(back, 1)).toEqual(['low']);
  expect(back.view(1).undone).toEqual([{ seat: 0, at: 0 }]);
});

test('what the clock answered is not taken back', async () => {
  const [ada] = await two({ clock: 30 });
  await scene.pass(30_000);
  expect(tricks(ada, 0)).toEqual(['high']);
  expect(ada.view(0).undo).toBeNull();
  expect(await undo(ada, 0, 'right')).toMatchObject({ ok: false, code: 'no-undo' });
});

test('among bots it is done at once, and a bot that still thinks is not listened to', async () => {
  await scene.end();
  const answers: ((answer: string) => void)[] = [];
  scene = await TestTable.open({ bot: () => new Promise((resolve) => answers.push(resolve)) });
  const { clients } = await scene.table(1, { seats: 2, options: { turns: 20 } });
  const [ada] = clients as [Client];
  const table = await scene.tables.find(ada.code);
  const say = async (said: object): Promise<void> => {
    await table?.hear(ada, said as never);
  };
  await say({ type: 'answer', id: 'a', seat: 0, ask: ada.view(0).ask?.id, choice: 'high' });
  await say({ type: 'undo', id: 'b', seat: 0, by: 'right' });
  answers[0]?.('low');
  await new Promise((next) => setImmediate(next));
  await say({ type: 'chat', id: 'c', text: 'hm' });
  expect(tricks(ada, 0)).toEqual([]);
  await say({ type: 'answer', id: 'd', seat: 0, ask: ada.view(0).ask?.id, choice: 'low' });
  expect(tricks(ada, 0)).toEqual(['low']);
  answers[1]?.('low');
});

test('a preview goes to the connection that asked for it, and only for the open question', async () => {
  const [ada, bob] = await two();
  const ask = ada.view(0).ask?.id ?? -1;
  const heard = bob.heard.length;
  expect(await ada.say({ type: 'preview', seat: 0, ask, choice: 'low' })).toMatchObject({ ok: true });
  const [made] = ada.heard.flatMap((one) => (one.type === 'previewed' ? [one] : []));
  expect(made?.preview).toMatchObject({ ends: false, wins: false });
  expect(made?.preview?.events[0]).toEqual({ kind: 'trick', seat: 0, trick: 'low' });
  expect(bob.heard.length).toBe(heard);
  for (const [client, seat, id, choice, code] of [
    [ada, 0, ask - 1, 'low', 'stale-ask'],
    [ada, 0, ask, 'none', 'not-offered'],
    [ada, 1, ask, 'low', 'not-yours'],
    [bob, 1, ask, 'low', 'not-asked'],
  ] as const)
    expect(await client.say({ type: 'preview', seat, ask: id, choice })).toMatchObject({ ok: false, code });
  expect(tricks(ada, 0)).toEqual([]);
});

test('what a preview tells is the same whatever is hidden', async () => {
  await scene.end();
  // The trick is told with a secret of the other seat: no seat can foresee that.
  const leaky = {
    ...toyPackage,
    game: {
      ...toy,
      *step(s: Parameters<typeof toy.step>[0], table: Parameters<typeof toy.step>[1]) {
        yield* toy.step(s, table);
        table.announce(0xffff, { kind: 'shown', secret: s.secrets[1] ?? 0 });
      },
    },
  };
  scene = await TestTable.open({ packages: async () => leaky });
  const [ada] = await two();
  await ada.say({ type: 'preview', seat: 0, ask: ada.view(0).ask?.id ?? -1, choice: 'low' });
  const made = ada.heard.find((one) => one.type === 'previewed');
  expect(JSON.stringify(made)).toContain('trick');
  expect(JSON.stringify(made)).not.toContain('shown');
});
