import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
const opened: TestTable[] = [];
const open = async (terms = {}): Promise<TestTable> => {
  scene = await TestTable.open(terms);
  opened.push(scene);
  return scene;
};
const NEVER_HELD = { random: () => 0.99 };
beforeEach(() => {
  opened.length = 0;
});
afterEach(async () => {
  for (const one of opened) {
    expect(one.troubles).toEqual([]);
    await one.end();
  }
});

const windows = (holder: number, terms = {}) =>
  scene.table(3, { options: { kind: 'windows', holder, turns: 40 }, ...terms }) as Promise<{
    code: string;
    clients: [Client, Client, Client];
  }>;

/** Plays a trick and returns how long the window lasts, in steps of 100 ms, and everything the third seat is sent. */
async function lengthOfWindow(player: Client, watcher: Client, seat: number, during?: () => Promise<void>) {
  const from = watcher.bytes.length;
  await player.answer(seat, 'high');
  expect(watcher.view(2).window).not.toBeNull();
  let ms = 0;
  await during?.();
  while (watcher.view(2).window !== null && ms < 60_000) {
    await scene.pass(100);
    ms += 100;
  }
  return { ms, bytes: watcher.bytes.slice(from) };
}

test('a window is as long with a holder of the card as without, and looks the same to everybody else', async () => {
  const seen: { lengths: number[]; bytes: string[] }[] = [];
  for (const holder of [0, 2]) {
    await open();
    const { clients } = await windows(holder);
    const [ada, bob, cleo] = clients;
    const lengths: number[] = [];
    const bytes: string[] = [];
    for (let turn = 0; turn < 30; turn++) {
      const seat = turn % 3;
      const round = await lengthOfWindow(clients[seat] as Client, cleo, seat);
      lengths.push(round.ms);
      if (seat !== 2) bytes.push(...round.bytes.map((text) => text.replace(/secret-\d+/g, '')));
    }
    expect(bob.view(1).told.filter((one) => one.kind === 'stopped')).toEqual([]);
    expect(ada.view(0).waiting).toEqual([0]);
    seen.push({ lengths, bytes });
  }
  const [without, having] = seen;
  expect(having?.lengths).toEqual(without?.lengths);
  expect(having?.bytes).toEqual(without?.bytes);
  // Some windows that nobody held were held as well.
  expect(new Set(without?.lengths).size).toBeGreaterThan(1);
});

test.each([
  ['quick', 1_000],
  ['normal', 3_000],
  ['slow', 8_000],
] as const)('a %s window lasts %i ms, however quickly people answer', async (window, ms) => {
  await open(NEVER_HELD);
  const { clients } = await windows(2, { window });
  const [ada, bob, cleo] = clients;
  const all = await lengthOfWindow(ada, cleo, 0, async () => {
    await bob.answer(1, 'pass');
    await cleo.answer(2, 'pass');
  });
  expect(all.ms).toBe(ms);
});

test('nobody is told who is asked, who answered, or that somebody did', async () => {
  await open(NEVER_HELD);
  const { clients } = await windows(2);
  const [ada, bob, cleo] = clients;
  await ada.answer(0, 'high');
  const before = [ada.bytes.length, cleo.bytes.length];
  expect((await bob.answer(1, 'stop')).ok).toBe(true);
  expect(bob.view(1).ask?.declared).toBe('stop');
  expect((await bob.answer(1, 'pass')).ok).toBe(true);
  expect((await bob.answer(1, 'stop')).ok).toBe(true);
  expect([ada.bytes.length, cleo.bytes.length]).toEqual(before);
  expect(ada.view(0)).toMatchObject({ ask: null, waiting: [], window: { thinking: false } });
  await scene.pass(3_000);
  expect(cleo.view(2).told).toContainEqual({ kind: 'stopped', seat: 1 });
});

test('later declarations lapse unseen, also in the log', async () => {
  await open(NEVER_HELD);
  const { clients, code } = await windows(2);
  const [ada, bob, cleo] = clients;
  await ada.answer(0, 'high');
  await cleo.answer(2, 'pass');
  await bob.answer(1, 'stop');
  await scene.pass(3_000);
  const rows = (await scene.store.moves(code)).map(({ row }) => [row.seat, 'choice' in row ? row.choice : null]);
  expect(rows).toEqual([
    [0, 'high'],
    [1, 'stop'],
  ]);
  expect(await scene.store.declarations(code)).toEqual([]);
});

test('an answer that comes when the window is closed is refused', async () => {
  await open(NEVER_HELD);
  const { clients } = await windows(2);
  const [ada, bob] = clients;
  await ada.answer(0, 'high');
  const ask = bob.view(1).ask?.id as number;
  await scene.pass(3_000);
  expect(await bob.answer(1, 'stop', ask)).toMatchObject({ ok: false, code: 'stale-ask' });
});

test('holding is seen by all as somebody thinking, and lasts in whole steps until he has decided', async () => {
  await open(NEVER_HELD);
  const { clients } = await windows(2);
  const [ada, bob, cleo] = clients;
  await ada.answer(0, 'high');
  expect(await ada.say({ type: 'hold', seat: 0 })).toMatchObject({ code: 'no-window' });
  expect((await bob.say({ type: 'hold', seat: 1 })).ok).toBe(true);
  expect(cleo.view(2).window).toMatchObject({ thinking: true });
  await scene.pass(4_000);
  expect(cleo.view(2).window).toMatchObject({ thinking: true });
  await bob.answer(1, 'stop');
  expect(cleo.view(2).window).not.toBeNull();
  await scene.pass(2_000);
  expect(cleo.view(2).window).toBeNull();
  expect(cleo.view(2).told).toContainEqual({ kind: 'stopped', seat: 1 });
});

test('who holds and falls asleep does not hold it for ever', async () => {
  await open(NEVER_HELD);
  const { clients } = await windows(2);
  const [ada, bob, cleo] = clients;
  await ada.answer(0, 'high');
  await bob.say({ type: 'hold', seat: 1 });
  await scene.pass(18_000);
  expect(cleo.view(2).window).toBeNull();
});

test('a declaration survives a restart, and the window opens again in full', async () => {
  await open(NEVER_HELD);
  const { clients, code } = await windows(2);
  const [ada, bob] = clients;
  await ada.answer(0, 'high');
  const ask = bob.view(1).ask?.id as number;
  await bob.answer(1, 'stop', ask, 'my stop');
  await scene.restart();
  const again = await scene.connect(bob.person, code);
  expect(again.view(1).ask?.declared).toBe('stop');
  expect((await again.answer(1, 'stop', ask, 'my stop')).ok).toBe(true);
  await scene.pass(2_900);
  expect(again.view(1).window).not.toBeNull();
  await scene.pass(100);
  expect(again.view(1).told).toContainEqual({ kind: 'stopped', seat: 1 });
});

test('with bots alone a window does not keep people waiting, and is the same whether or not a bot had a choice', async () => {
  const lengths: number[] = [];
  for (const holder of [0, 2]) {
    await open({ ...NEVER_HELD, bot: async () => 'pass' });
    const { clients } = await scene.table(1, { seats: 3, options: { kind: 'windows', holder, turns: 9 } });
    const [ada] = clients as [Client];
    await ada.answer(0, 'high');
    let ms = 0;
    while (ada.view(0).window !== null && ada.view(0).told.length < 2) {
      await scene.pass(50);
      ms += 50;
    }
    lengths.push(ms);
  }
  expect(lengths).toEqual([500, 500]);
});

test('with nobody but bots it takes no time at all', async () => {
  await open(NEVER_HELD);
  const person = await scene.person();
  const code = await scene.make(person, {
    seats: 3,
    fill: 'random',
    start: true,
    options: { kind: 'windows', holder: 2, turns: 12 },
  });
  const client = await scene.connect(person, code);
  await client.say({ type: 'leave' });
  await client.say({ type: 'fast-forward' });
  await scene.pass(20_000);
  expect(client.view(null).result).not.toBeNull();
});

test('preferences say for what a window stops me', async () => {
  await open(NEVER_HELD);
  const { clients } = await windows(2);
  const [ada, bob, cleo] = clients;
  await ada.answer(0, 'high');
  expect([bob.view(1).ask?.stop, cleo.view(2).ask?.stop]).toEqual([true, false]);
  await cleo.say({ type: 'prefer', windows: 'always' });
  expect(cleo.view(2).ask?.stop).toBe(true);
  await bob.say({ type: 'prefer', windows: 'not-this-turn' });
  expect(bob.view(1).ask?.stop).toBe(false);
  await scene.pass(3_000);
  // Bob's own turn ends it.
  await bob.answer(1, 'low');
  await scene.pass(3_000);
  await cleo.answer(2, 'low');
  await scene.pass(3_000);
  await ada.answer(0, 'low');
  expect(bob.view(1).ask?.stop).toBe(true);
});

test('while nobody is there a window waits', async () => {
  await open(NEVER_HELD);
  const { clients, code } = await windows(2);
  await clients[0].answer(0, 'high');
  for (const client of clients) await client.drop();
  await scene.pass(60_000);
  const back = await scene.connect(clients[1].person, code);
  expect(back.view(1).window?.until).toBe(scene.time.now() + 3_000);
  expect((await back.answer(1, 'stop')).ok).toBe(true);
});

test('a single person among bots does not wait once they have passed, and has the whole time of what concerns them until then', async () => {
  await open(NEVER_HELD);
  const { clients } = await scene.table(1, { seats: 3, options: { kind: 'windows', holder: 1, turns: 40 } });
  const [ada] = clients as [Client];
  const lengths: number[] = [];
  while (lengths.length < 4) {
    const { ask } = ada.view(0);
    if (ask && !ask.reaction) await ada.answer(0, 'high');
    if (!ask?.reaction) {
      await scene.pass(100);
      continue;
    }
    if (lengths.length < 2) await ada.answer(0, 'pass');
    let ms = 0;
    for (; ada.view(0).ask?.id === ask.id && ms < 10_000; ms += 100) await scene.pass(100);
    lengths.push(ms);
  }
  // The third does not concern them, the fourth does.
  expect(lengths).toEqual([500, 500, 1_000, 3_000]);
});

const led = (terms = {}) =>
  scene.table(3, { options: { kind: 'led', turns: 40 }, ...terms }) as Promise<{
    code: string;
    clients: [Client, Client, Client];
  }>;
const whoActed = (client: Client): unknown => client.view(2).told.findLast((one) => one.kind === 'acted')?.seat;

test('a window that somebody leads waits for him by name; when he acts it is over at once', async () => {
  await open(NEVER_HELD);
  const { clients } = await led();
  const [ada, bob, cleo] = clients;
  await bob.answer(1, 'act');
  await scene.pass(20_000);
  expect(cleo.view(2)).toMatchObject({ waiting: [0], window: null });
  await ada.answer(0, 'act');
  await scene.pass(0);
  expect(whoActed(cleo)).toBe(0);
  expect(cleo.view(2).waiting).toEqual([1]);
});

test('when he who leads passes, the others have the whole time of a window', async () => {
  await open(NEVER_HELD);
  const { clients } = await led();
  const [ada, bob, cleo] = clients;
  await bob.answer(1, 'act');
  await ada.answer(0, 'pass');
  expect(cleo.view(2).window).not.toBeNull();
  await scene.pass(2_900);
  expect(whoActed(cleo)).toBeUndefined();
  await scene.pass(100);
  expect(whoActed(cleo)).toBe(1);
});

test('when the time of him who leads runs out, he has passed', async () => {
  await open(NEVER_HELD);
  const { clients } = await led({ clock: 30 });
  const [, , cleo] = clients;
  await scene.pass(30_000);
  expect(cleo.view(2).window).not.toBeNull();
  await scene.pass(3_000);
  expect(whoActed(cleo)).toBeNull();
});
