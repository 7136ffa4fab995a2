// The host of a table, and people who keep the others waiting.

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

const three = async (terms = {}): Promise<[Client, Client, Client, string]> => {
  const { clients, code } = await scene.table(3, { options: { turns: 60 }, ...terms });
  return [clients[0] as Client, clients[1] as Client, clients[2] as Client, code];
};
const tricks = (client: Client): unknown[] =>
  [...client.views.values()].flatMap(({ told }) => told.filter((one) => one.kind === 'trick').map((one) => one.seat));

test('V20: before the start the host frees the seats of somebody, who cannot take one again', async () => {
  const [host, pest] = [await scene.person(), await scene.person()];
  const code = await scene.make(host, { seats: 3 });
  const [ada, mallory] = [await scene.connect(host, code), await scene.connect(pest, code)];
  for (const seat of [1, 2]) await mallory.say({ type: 'sit', seat, name: `M${seat}` });
  expect((await mallory.say({ type: 'remove', seat: 0 })).code).toBe('not-host');
  expect((await ada.say({ type: 'remove', seat: 1 })).ok).toBe(true);
  expect(ada.table.seats.map((seat) => seat.by)).toEqual(['person', 'nobody', 'nobody']);
  expect(await mallory.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'barred' });
  expect(await mallory.say({ type: 'chat', text: 'spam' })).toMatchObject({ ok: false, code: 'hushed' });
  await scene.restart();
  const again = await scene.connect(pest, code);
  expect(await again.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'barred' });
});

test('V20: during the match a bot plays for somebody who was removed, and they see what the public sees', async () => {
  const [ada, bob, cleo, code] = await three();
  await ada.answer(0, 'high');
  expect((await ada.say({ type: 'remove', seat: 0 })).code).toBe('not-yourself');
  const secret = (bob.view(1).view as { secret: string }).secret;
  expect((await ada.say({ type: 'remove', seat: 1 })).ok).toBe(true);
  expect([...bob.views.keys()]).toEqual([null]);
  expect(bob.view(null).view).toMatchObject({ secret: null });
  expect(tricks(ada)).toEqual([0, 1]);
  expect(ada.table.seats[1]).toMatchObject({ by: 'bot', mine: false, name: 'Person 2' });
  expect((await bob.say({ type: 'sit', seat: 1 })).code).toBe('barred');
  expect((await cleo.answer(2, 'low')).ok).toBe(true);
  // The deal is still the one they added to.
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect(back.table.trouble).toBeNull();
  await back.say({ type: 'offer', seat: 1, on: true });
  const dora = await scene.connect(await scene.person(), code);
  await dora.say({ type: 'sit', seat: 1 });
  expect(dora.view(1).view).toMatchObject({ secret });
});

test('V20: the host gives the seat of a bot away in the middle of a match', async () => {
  const { clients, code } = await scene.table(1, { seats: 3, options: { turns: 60 } });
  const [ada] = clients as [Client];
  const bob = await scene.connect(await scene.person('Bob'), code);
  expect((await bob.say({ type: 'sit', seat: 1 })).code).toBe('begun');
  expect((await bob.say({ type: 'offer', seat: 1, on: true })).code).toBe('not-host');
  expect((await ada.say({ type: 'offer', seat: 0, on: true })).code).toBe('taken');
  await ada.say({ type: 'offer', seat: 1, on: true });
  expect(bob.table.seats[1]?.offered).toBe(true);
  expect((await ada.say({ type: 'sit', seat: 1 })).code).toBe('taken');
  expect((await bob.say({ type: 'sit', seat: 1 })).ok).toBe(true);
  expect(bob.table.seats[1]).toMatchObject({ by: 'person', mine: true, offered: false, name: 'Bob' });
  await ada.answer(0, 'high');
  expect(bob.view(1).ask?.kind).toBe('trick');
  expect((await bob.answer(1, 'low')).ok).toBe(true);
});

test('V20: somebody who left and whose seat was given away has seen enough', async () => {
  const [ada, bob, cleo, code] = await three();
  await bob.say({ type: 'leave' });
  await ada.say({ type: 'offer', seat: 1, on: true });
  await ada.say({ type: 'offer', seat: 2, on: true });
  const dora = await scene.connect(await scene.person(), code);
  expect((await dora.say({ type: 'sit', seat: 2 })).code).toBe('begun');
  expect((await dora.say({ type: 'sit', seat: 1 })).ok).toBe(true);
  expect((await bob.say({ type: 'sit', seat: 1 })).code).toBe('barred');
  expect(cleo.table.seats.map((seat) => seat.by)).toEqual(['person', 'person', 'person']);
});

test('V20: without a clock the others vote for a bot in the place of somebody who is there and never answers', async () => {
  const [ada, bob, cleo] = await three();
  await ada.answer(0, 'high');
  expect(await ada.say({ type: 'replace', seat: 1 })).toMatchObject({ ok: false, code: 'too-soon' });
  await scene.pass(59_000);
  expect(ada.table.seats[1]?.overdue).toBeNull();
  await scene.pass(1_000);
  expect(cleo.table.seats[1]?.overdue).toEqual([]);
  expect((await bob.say({ type: 'replace', seat: 1 })).code).toBe('not-yours');
  await bob.say({ type: 'prefer', windows: 'always' });
  await ada.say({ type: 'replace', seat: 1 });
  expect(cleo.table.seats[1]?.overdue).toEqual([0]);
  expect(tricks(ada)).toEqual([0]);
  await cleo.say({ type: 'replace', seat: 1 });
  expect(ada.table.seats[1]).toMatchObject({ away: true, online: true, overdue: null });
  expect(tricks(ada)).toEqual([0, 1]);
  // Nothing but their own wish brings them back.
  await bob.say({ type: 'prefer', windows: 'concerns' });
  expect(ada.table.seats[1]?.away).toBe(true);
  expect((await bob.say({ type: 'sit', seat: 1 })).ok).toBe(true);
  expect(ada.table.seats[1]?.away).toBe(false);
});

test('V20: an answer in the last moment ends the vote', async () => {
  const [ada, bob, cleo] = await three();
  await ada.answer(0, 'high');
  await scene.pass(60_000);
  await ada.say({ type: 'replace', seat: 1 });
  await bob.answer(1, 'low');
  expect(cleo.table.seats[1]).toMatchObject({ overdue: null, away: false });
  expect((await cleo.say({ type: 'replace', seat: 1 })).code).toBe('too-soon');
});

test('V20: with a clock, preferring something is no answer: twice late, and a bot plays', async () => {
  const [ada, bob, cleo] = await three({ clock: 30 });
  await ada.answer(0, 'high');
  for (let i = 0; i < 2; i++) {
    for (let s = 0; s < 29; s += 7) {
      await scene.pass(7_000);
      await bob.say({ type: 'prefer', windows: 'always' });
    }
    await scene.pass(30_000);
    for (const [client, seat] of [
      [cleo, 2],
      [ada, 0],
    ] as const) {
      if (client.view(seat).ask) await client.answer(seat, 'high');
    }
  }
  expect(ada.table.seats[1]?.away).toBe(true);
});

test('V20: a person who sits down again and stays silent is replaced at their next miss', async () => {
  const [ada, bob, cleo] = await three({ clock: 30 });
  await ada.answer(0, 'high');
  await scene.pass(30_000);
  await cleo.answer(2, 'high');
  await ada.answer(0, 'high');
  await scene.pass(30_000);
  expect(ada.table.seats[1]?.away).toBe(true);
  await bob.say({ type: 'sit', seat: 1 });
  await cleo.answer(2, 'high');
  await ada.answer(0, 'high');
  await scene.pass(30_000);
  expect(ada.table.seats[1]?.away).toBe(true);
});

test('V8: a fallback that is played for a bot is noted at once and shown when the match is over, not before', async () => {
  await scene.end();
  scene = await TestTable.open({ bot: async () => 'not an answer' });
  const { clients } = await scene.table(1, { seats: 2, options: { turns: 4 } });
  const [ada] = clients as [Client];
  await ada.answer(0, 'high');
  expect(scene.slips).toEqual(['answered what was not offered']);
  expect(ada.table.seats[1]?.slips).toBe(0);
  await ada.answer(0, 'high');
  expect(ada.view(0).result).not.toBeNull();
  expect(ada.table.seats[1]?.slips).toBe(2);
  // Also by the next server that opens the table.
  await scene.restart();
  expect((await scene.connect(ada.person, ada.table.code)).table.seats[1]?.slips).toBe(2);
});

test('V7, V8: a bot that still thinks when a window closes has passed, and that is noted', async () => {
  await scene.end();
  scene = await TestTable.open({ busyBots: 5_000, random: () => 0.99 });
  const { clients } = await scene.table(2, { seats: 3, options: { kind: 'windows', holder: 3, turns: 2 } });
  const [ada] = clients as [Client, Client];
  await ada.answer(0, 'high');
  await scene.pass(3_000);
  expect(ada.view(0).window).toBeNull();
  expect(scene.slips).toEqual(['was still thinking when its time was over']);
});
