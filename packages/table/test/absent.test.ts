import type { OptionValues } from '@tabella/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';
import { toyPackage } from './toy.ts';

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
const tricks = (client: Client, seat: number): unknown[] =>
  client
    .view(seat)
    .told.filter((one) => one.kind === 'trick')
    .map((one) => one.seat);

test('a bot plays for anyone who is away, and gives the seat back when they return', async () => {
  const [ada, bob, cleo] = await three();
  await bob.drop();
  await ada.answer(0, 'high');
  await scene.pass(59_000);
  expect(tricks(ada, 0)).toEqual([0]);
  await scene.pass(1_000);
  expect(tricks(ada, 0)).toEqual([0, 1]);
  expect(ada.table.seats[1]).toMatchObject({ by: 'person', away: true, online: false, bot: 'search:100' });
  await cleo.answer(2, 'low');
  await ada.answer(0, 'low');
  // Now the bot plays at once.
  expect(tricks(ada, 0)).toEqual([0, 1, 2, 0, 1]);
  const back = await scene.reconnect(bob);
  expect(ada.table.seats[1]).toMatchObject({ away: false, online: true, bot: null });
  expect(tricks(back, 1)).toEqual([0, 1, 2, 0, 1]);
  await cleo.answer(2, 'low');
  await ada.answer(0, 'low');
  expect(back.view(1).ask?.kind).toBe('trick');
});

test('an answer that a stand-in was thinking of is dropped when the person is back', async () => {
  await scene.end();
  let decide: (answer: string) => void = () => {};
  scene = await TestTable.open({
    bot: () =>
      new Promise((resolve) => {
        decide = resolve;
      }),
  });
  const { clients } = await scene.table(3, { options: { turns: 60 } });
  const [ada, bob] = clients as [Client, Client];
  await bob.drop();
  await (await scene.tables.find(ada.code))?.hear(ada, { type: 'answer', id: 'x', seat: 0, ask: 1, choice: 'high' });
  const calm = scene.calm.bind(scene);
  // The bot is still thinking: there is no calm to wait for.
  scene.calm = async () => {
    for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next));
  };
  await scene.pass(60_000);
  expect(ada.table.seats[1]?.away).toBe(true);
  const back = await scene.reconnect(bob);
  decide('high');
  await scene.calm();
  expect(tricks(ada, 0)).toEqual([0]);
  // Away once more, and the bot is asked once more.
  await back.drop();
  await scene.pass(60_000);
  decide('low');
  scene.calm = calm;
  await scene.calm();
  expect(ada.view(0).told.filter((one) => one.kind === 'trick')).toEqual([
    { kind: 'trick', seat: 0, trick: 'high' },
    { kind: 'trick', seat: 1, trick: 'low' },
  ]);
});

test('nobody sits in while nobody waits', async () => {
  const [ada, bob, cleo, code] = await three();
  for (const client of [ada, bob, cleo]) await client.drop();
  await scene.pass(3_600_000);
  const back = await scene.connect(bob.person, code);
  expect(tricks(back, 1)).toEqual([]);
  expect(back.table.seats[0]).toMatchObject({ away: false });
});

test('the clock answers for people who are late; a bot plays for anyone gone or late twice until they sit down again', async () => {
  const [ada, bob, cleo] = await three({ clock: 30 });
  expect(ada.view(0).clock).toBe(scene.time.now() + 30_000);
  await scene.pass(29_999);
  expect(tricks(ada, 0)).toEqual([]);
  await scene.pass(1);
  expect(bob.view(1).told[0]).toEqual({ kind: 'trick', seat: 0, trick: 'high' });
  expect(ada.table.seats[0]?.away).toBe(false);
  await bob.answer(1, 'low');
  await cleo.drop();
  await scene.pass(30_000);
  expect(ada.table.seats[2]?.away).toBe(true);
  await scene.pass(30_000);
  expect(ada.table.seats[0]?.away).toBe(true);
  await bob.answer(1, 'low');
  // Both are played by bots now, at once.
  expect(tricks(bob, 1)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  await ada.say({ type: 'prefer', windows: 'always' });
  expect(bob.table.seats[0]?.away).toBe(true);
  await ada.say({ type: 'sit', seat: 0 });
  expect(bob.table.seats[0]?.away).toBe(false);
});

test('a bot plays for a person who leaves, also after a restart, and they may sit down again', async () => {
  const [ada, bob, , code] = await three();
  await ada.answer(0, 'high');
  await bob.say({ type: 'leave' });
  expect([...bob.views.keys()]).toEqual([null]);
  expect(tricks(ada, 0)).toEqual([0, 1]);
  expect(ada.table.seats[1]).toMatchObject({ left: true, away: true });
  expect(await scene.tables.mine(bob.person)).toEqual([]);
  await scene.restart();
  const again = await scene.connect(bob.person, code);
  expect([...again.views.keys()]).toEqual([null]);
  expect(again.table.seats[1]).toMatchObject({ mine: true, left: true });
  const cleo = await scene.connect(await scene.person(), code);
  expect(await cleo.say({ type: 'sit', seat: 1 })).toMatchObject({ code: 'begun' });
  expect((await again.say({ type: 'sit', seat: 1 })).ok).toBe(true);
  expect([...again.views.keys()]).toEqual([1]);
});

test('a pause needs everybody who is there; then time stands still and no answer counts', async () => {
  const [ada, bob, cleo] = await three({ clock: 30 });
  await cleo.drop();
  await ada.say({ type: 'pause' });
  expect(bob.table).toMatchObject({ paused: false, wantPause: [0] });
  await bob.say({ type: 'pause' });
  expect(bob.table).toMatchObject({ paused: true, wantPause: [] });
  expect(ada.view(0).clock).toBeNull();
  await scene.pass(100_000);
  expect(await ada.answer(0, 'high')).toMatchObject({ ok: false, code: 'paused' });
  await scene.restart();
  const back = await scene.connect(ada.person, ada.code);
  expect(back.table.paused).toBe(true);
  await back.say({ type: 'resume' });
  expect(back.view(0).clock).toBe(scene.time.now() + 30_000);
  expect((await back.answer(0, 'high')).ok).toBe(true);
});

test('a rematch: the same people and options at a new table, when all who are there want it', async () => {
  const [ada, bob, cleo] = await three({ options: { turns: 3 } });
  expect(await ada.say({ type: 'rematch' })).toMatchObject({ code: 'not-over' });
  await ada.answer(0, 'high');
  await bob.answer(1, 'high');
  await cleo.answer(2, 'high');
  await cleo.drop();
  await ada.say({ type: 'rematch' });
  expect(bob.table).toMatchObject({ next: null, wantRematch: [0] });
  await bob.say({ type: 'rematch' });
  const next = ada.table.next as string;
  const again = await scene.connect(bob.person, next);
  expect(again.table).toMatchObject({ phase: 'gathering', starting: true, fairness: { numbers: null } });
  await again.say({ type: 'sit', seat: 1, number: 'after the fingerprint' });
  expect(again.table.phase).toBe('gathering');
  const host = await scene.connect(ada.person, next);
  await host.say({ type: 'sit', seat: 0, number: 'me too' });
  expect(again.table.fairness.numbers).toEqual(['me too', 'after the fingerprint', 'bot']);
  expect(again.table).toMatchObject({ phase: 'playing', starting: false, options: { turns: 3 }, host: false });
  expect(again.table.seats.map((seat) => seat.by)).toEqual(['person', 'person', 'bot']);
  expect(again.table.seats[1]?.mine).toBe(true);
  expect(again.table.fairness.commitment).not.toBe(bob.table.fairness.commitment);
  expect(again.view(1).told).toEqual([]);
});

test('a rematch of a game in which roles go round: the game turns its options', async () => {
  await scene.end();
  const again = (options: OptionValues, seats: number): OptionValues => ({ turns: Number(options.turns) + seats });
  scene = await TestTable.open({ packages: async () => ({ ...toyPackage, again }) });
  const { clients } = await scene.table(1, { seats: 3, options: { turns: 3 } });
  const [ada] = clients as [Client];
  await ada.answer(0, 'high');
  await ada.say({ type: 'rematch' });
  const next = await scene.connect(ada.person, ada.table.next as string);
  expect(next.table).toMatchObject({ phase: 'gathering', options: { turns: 6 } });
});

test('a rematch does not wait for ever for somebody who does not come', async () => {
  const [ada, bob, cleo] = await three({ options: { turns: 3 } });
  for (const [seat, client] of [ada, bob, cleo].entries()) await client.answer(seat, 'high');
  for (const client of [ada, bob, cleo]) await client.say({ type: 'rematch' });
  const next = await scene.connect(ada.person, ada.table.next as string);
  await next.say({ type: 'sit', seat: 0, number: 'here' });
  expect(next.table.phase).toBe('gathering');
  await scene.pass(10_000);
  expect(next.table).toMatchObject({ phase: 'playing', starting: false });
  expect(next.table.fairness.numbers).toEqual(['here', expect.any(String), expect.any(String)]);
  expect(next.table.fairness.numbers).not.toContain('bot');
});

test('a rematch from which somebody stands up waits like any other table', async () => {
  const [ada, bob, cleo] = await three({ options: { turns: 3 } });
  for (const [seat, client] of [ada, bob, cleo].entries()) await client.answer(seat, 'high');
  for (const client of [ada, bob, cleo]) await client.say({ type: 'rematch' });
  const next = await scene.connect(bob.person, ada.table.next as string);
  await next.say({ type: 'stand', seat: 1 });
  expect(next.table).toMatchObject({ phase: 'gathering', starting: false });
  await scene.pass(20_000);
  expect(next.table.phase).toBe('gathering');
});

test('a bot that breaks or cheats is answered for, and the match goes on', async () => {
  await scene.end();
  const replies = [async () => 'everything', () => Promise.reject(new Error('out of time'))];
  scene = await TestTable.open({ bot: () => (replies.shift() ?? (async () => 'low'))() });
  const { clients } = await scene.table(1, { seats: 3, options: { turns: 60 } });
  const [ada] = clients as [Client];
  await ada.answer(0, 'low');
  expect(ada.view(0).told.filter((one) => one.kind === 'trick')).toEqual([
    { kind: 'trick', seat: 0, trick: 'low' },
    { kind: 'trick', seat: 1, trick: 'high' },
    { kind: 'trick', seat: 2, trick: 'high' },
  ]);
  expect(scene.slips).toHaveLength(2);
});

test('bots take their time after what was shown: the first matches slowly, later as people wish', async () => {
  await scene.end();
  scene = await TestTable.open({ pace: 1_000, random: () => 0.5 });
  const { clients } = await scene.table(1, { seats: 3, options: { turns: 60 } });
  const [ada] = clients as [Client];
  expect(ada.table.pace).toBe('slow');
  for (const [pace, ms] of [
    [null, 1_750],
    ['normal', 1_000],
    ['fast', 400],
  ] as const) {
    if (pace !== null) await ada.say({ type: 'prefer', pace });
    const before = tricks(ada, 0).length;
    await ada.answer(0, 'high');
    await scene.pass(ms - 1);
    expect(tricks(ada, 0).slice(before)).toEqual([0]);
    await scene.pass(1);
    expect(tricks(ada, 0).slice(before)).toEqual([0, 1]);
    await scene.pass(ms);
    expect(tricks(ada, 0).slice(before)).toEqual([0, 1, 2]);
  }
});

test('bots linger over what people want to read', async () => {
  await scene.end();
  const packages = async () => ({ ...toyPackage, slowFor: ['trick'] });
  scene = await TestTable.open({ pace: 1_000, random: () => 0.5, packages });
  const { clients } = await scene.table(1, { seats: 3, options: { turns: 60 } });
  const [ada] = clients as [Client];
  await ada.say({ type: 'prefer', pace: 'normal' });
  await ada.answer(0, 'high');
  await scene.pass(1_999);
  expect(tricks(ada, 0)).toEqual([0]);
  await scene.pass(1);
  expect(tricks(ada, 0)).toEqual([0, 1]);
});
