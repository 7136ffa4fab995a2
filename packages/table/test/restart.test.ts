// What a table still knows of its people after a restart: for whom the clock answered, and how fast they want bots to play.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
beforeEach(async () => {
  scene = await TestTable.open();
});
afterEach(async () => {
  expect(scene.troubles).toEqual([]);
  await scene.end();
});

test('for whom the clock answered is shown at the same place after a restart, and later marks follow it', async () => {
  const { clients, code } = await scene.table(2, { options: { turns: 20 }, clock: 30 });
  const [ada, bob] = clients as [Client, Client];
  await ada.answer(0, 'high');
  await scene.pass(30_000);
  const before = ada.view(0).timedOut;
  expect(before).toEqual([{ seat: 1, at: 2 }]);
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  await scene.connect(bob.person, code);
  expect(back.view(0).timedOut).toEqual(before);
  const told = back.view(0).told.length;
  await scene.pass(30_000);
  expect(back.view(0).timedOut).toEqual([...before, { seat: 0, at: told }]);
});

test('the clock that passed for the leader of a window is remembered too', async () => {
  const options = { kind: 'led', turns: 40 };
  const { clients, code } = await scene.table(3, { options, clock: 30 });
  const [ada] = clients as [Client, Client, Client];
  await scene.pass(60_000);
  const { timedOut } = ada.view(0);
  expect(timedOut.length).toBeGreaterThan(0);
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect(back.view(0).timedOut).toEqual(timedOut);
});

test('a mark goes with what is taken back, also for those who come after a restart', async () => {
  const { clients, code } = await scene.table(2, { options: { turns: 20 }, clock: 30 });
  const [ada, bob] = clients as [Client, Client];
  await ada.answer(0, 'high');
  await scene.pass(30_000);
  expect(bob.view(1).timedOut).toHaveLength(1);
  await ada.say({ type: 'undo', seat: 0, by: 'consent' });
  await bob.say({ type: 'undo-vote', request: ada.table.wantUndo?.request ?? 0, agree: true });
  expect([ada.view(0).told, ada.view(0).timedOut]).toEqual([[], []]);
  await scene.restart();
  expect((await scene.connect(bob.person, code)).view(1)).toMatchObject({ told: [], timedOut: [] });
});

test('a client says at every hello how fast bots shall play: a restart changes nothing about it', async () => {
  const { clients, code } = await scene.table(1, { seats: 2, options: { turns: 60 } });
  const [ada] = clients as [Client];
  await ada.say({ type: 'prefer', pace: 'fast' });
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  await back.say({ type: 'hello', pace: 'fast' });
  expect(back.table.pace).toBe('fast');
});
