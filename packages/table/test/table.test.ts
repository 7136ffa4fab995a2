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

const two = async (terms = {}): Promise<[Client, Client, string]> => {
  const { clients, code } = await scene.table(2, terms);
  return [clients[0] as Client, clients[1] as Client, code];
};

test('two people sit down, play to the end, and the secret is shown then and not before', async () => {
  const [ada, bob] = await two({ options: { turns: 2 } });
  expect(ada.table.fairness).toMatchObject({ secret: null, numbers: [expect.any(String), expect.any(String)] });
  expect(ada.view(0).ask?.kind).toBe('trick');
  expect(bob.view(1).ask).toBeNull();
  expect(bob.view(1).waiting).toEqual([0]);
  expect((await ada.answer(0, 'high')).ok).toBe(true);
  expect(bob.view(1).told).toContainEqual({ kind: 'trick', seat: 0, trick: 'high' });
  expect((await bob.answer(1, 'low')).ok).toBe(true);
  expect(ada.view(0).result).toEqual({ winners: [0], reason: 'done' });
  expect(ada.table.phase).toBe('over');
  expect(ada.table.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
});

test('those who are waited for are told first, and may go on while the others are told', async () => {
  const { clients } = await scene.table(3, { options: { turns: 9 } });
  const order: number[] = [];
  scene.watch = (client, text) => {
    if (text.startsWith('{"type":"update"')) order.push(clients.indexOf(client));
  };
  for (const seat of [0, 1, 2]) await clients[seat]?.answer(seat, 'high');
  expect(order).toEqual([1, 0, 2, 2, 0, 1, 0, 1, 2]);
});

test.each([false, true])(
  'what was declared in a window is forgotten with it; the server restarts: %s',
  async (restarts) => {
    const { clients, code } = await scene.table(3, { options: { kind: 'windows', holder: 2, turns: 9 } });
    const [ada, bob] = clients as [Client, Client];
    await ada.answer(0, 'high');
    expect((await bob.answer(1, 'pass')).ok).toBe(true);
    expect(await scene.store.declarations(code)).toHaveLength(1);
    if (restarts) {
      await scene.restart();
      for (const { person } of clients) await scene.connect(person, code);
    }
    await scene.pass(30_000);
    expect(await scene.store.moves(code)).not.toHaveLength(1);
    expect(await scene.store.declarations(code)).toEqual([]);
  },
);

test('R14: the host changes an option until the match begins, and nobody else may', async () => {
  const host = await scene.person();
  const code = await scene.make(host);
  const [ada, bob] = [await scene.connect(host, code), await scene.connect(await scene.person(), code)];
  await bob.say({ type: 'sit', seat: 1 });
  expect(await bob.say({ type: 'option', name: 'turns', value: 3 })).toMatchObject({ ok: false, code: 'not-host' });
  for (const [name, value] of [
    ['turns', 'many'],
    ['turns', 0],
    ['colour', 3],
    ['__proto__', { turns: 3 }],
  ] as const)
    expect(await ada.say({ type: 'option', name, value })).toMatchObject({ ok: false, code: 'bad-options' });
  expect(bob.table.options).toMatchObject({ turns: 6 });
  expect(await ada.say({ type: 'option', name: 'turns', value: 1 })).toMatchObject({ ok: true });
  expect(bob.table.options).toMatchObject({ turns: 1, holder: 0 });
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect(back.table.options).toMatchObject({ turns: 1 });
  expect(await back.say({ type: 'start' })).toMatchObject({ ok: true });
  expect(await back.say({ type: 'option', name: 'turns', value: 9 })).toMatchObject({ ok: false, code: 'begun' });
  await back.answer(0, 'high');
  expect(back.table.phase).toBe('over');
});

test('a spectator sees what the public sees', async () => {
  const [ada, , code] = await two();
  const eve = await scene.connect(await scene.person(), code);
  expect([...eve.views.keys()]).toEqual([null]);
  expect(eve.view(null).view).toMatchObject({ secret: null });
  await ada.answer(0, 'high');
  expect(eve.view(null).told).toEqual([{ kind: 'trick', seat: 0, trick: 'high' }]);
  expect(await eve.answer(1, 'high', 2)).toMatchObject({ ok: false, code: 'not-yours' });
  const asked = { seat: 1, ask: 2 };
  expect(await eve.say({ type: 'preview', ...asked, choice: 'high' })).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await eve.say({ type: 'note', seat: 1, value: 'mine' })).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await eve.say({ type: 'chat', text: 'look at these cards' })).toMatchObject({ code: 'hushed' });
});

test('a late click and a double click are refused, and change nothing', async () => {
  const [ada, bob] = await two();
  const ask = ada.view(0).ask?.id as number;
  expect((await ada.answer(0, 'high', ask)).ok).toBe(true);
  expect(await ada.answer(0, 'high', ask)).toMatchObject({ ok: false, code: 'stale-ask' });
  expect(await ada.answer(0, 'high', ask + 1)).toMatchObject({ ok: false, code: 'not-asked' });
  expect(await bob.answer(1, 'sideways')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(await bob.answer(0, 'high', ask + 1)).toMatchObject({ ok: false, code: 'not-yours' });
  expect(bob.view(1).view).toMatchObject({ turn: 1 });
});

test('a message sent again does nothing twice, also on another tab and after a restart', async () => {
  const [ada, , code] = await two({ options: { turns: 10 } });
  const ask = ada.view(0).ask?.id as number;
  const tab = await scene.connect(ada.person, code);
  expect((await ada.answer(0, 'high', ask, 'once')).ok).toBe(true);
  expect((await tab.answer(0, 'high', ask, 'once')).ok).toBe(true);
  await ada.say({ type: 'chat', text: 'hello', id: 'greeting' });
  await tab.say({ type: 'chat', text: 'hello', id: 'greeting' });
  expect(tab.chat).toEqual(['hello']);
  await scene.restart();
  const back = await scene.connect(ada.person, code);
  expect((await back.answer(0, 'high', ask, 'once')).ok).toBe(true);
  await back.say({ type: 'chat', text: 'hello', id: 'greeting' });
  expect(back.chat).toEqual([]);
  expect(back.view(0).view).toMatchObject({ turn: 1 });
  expect((await scene.store.moves(code)).length).toBe(1);
});

test('two tabs of one person show the same', async () => {
  const [ada, bob, code] = await two();
  const tab = await scene.connect(ada.person, code);
  await tab.answer(0, 'low');
  await bob.answer(1, 'high');
  const { version: v1, ...one } = ada.view(0);
  const { version: v2, ...other } = tab.view(0);
  expect(other).toEqual(one);
  expect(v2).toBe(v1);
  await tab.drop();
  expect(bob.table.seats[0]?.online).toBe(true);
  await ada.drop();
  expect(bob.table.seats[0]?.online).toBe(false);
});

test('a person who comes back gets what they missed and nothing else, also in the middle of a question', async () => {
  const [ada, bob] = await two({ options: { turns: 300 } });
  await bob.drop();
  await ada.answer(0, 'high');
  const back = await scene.reconnect(bob);
  expect(back.heard[0]).toMatchObject({ type: 'welcome', views: [], resumed: [1] });
  expect(back.heard.filter((one) => one.type === 'update')).toHaveLength(1);
  expect(back.view(1).told).toContainEqual({ kind: 'trick', seat: 0, trick: 'high' });
  expect((await back.answer(1, 'low')).ok).toBe(true);
});

test('an update is never sent in part: gone keys go, and a view follows its versions', async () => {
  const [ada, bob] = await two();
  expect(ada.view(0).view).toHaveProperty('even');
  await ada.answer(0, 'high');
  expect(ada.view(0).view).not.toHaveProperty('even');
  expect(bob.view(1).version).toBe(2);
});

test('with too old a version, or of another epoch, the view comes whole', async () => {
  const [ada, bob, code] = await two({ options: { turns: 300 } });
  const epoch = bob.epoch;
  for (let i = 0; i < 110; i++) await (i % 2 === 0 ? ada : bob).answer(i % 2, 'high');
  const late = await scene.connect(bob.person, code, { epoch, versions: [{ seat: 1, version: 1 }] });
  expect(late.heard[0]).toMatchObject({ type: 'welcome', resumed: [], views: [{ seat: 1 }] });
  const other = await scene.connect(bob.person, code, { epoch: 'other', versions: [{ seat: 1, version: 1 }] });
  expect(other.heard[0]).toMatchObject({ resumed: [] });
  expect(other.view(1).told).toEqual(bob.view(1).told);
  // A seat that is not mine is not resumed either.
  const thief = await scene.connect(bob.person, code, { epoch, versions: [{ seat: 0, version: 100 }] });
  expect([...thief.views.keys()]).toEqual([1]);
});

test('a version never means two things: a view that nobody had looked at for minutes goes on counting', async () => {
  const [ada, bob, code] = await two({ options: { turns: 300, kind: 'any' } });
  for (let i = 0; i < 3; i++) await ada.answer(0, 'yes');
  await bob.drop();
  await scene.pass(130_000);
  await ada.answer(0, 'no');
  // Another device comes first, and hears more than this one ever did.
  const device = await scene.connect(bob.person, code);
  expect(device.view(1).version).toBeGreaterThan(bob.view(1).version);
  for (let i = 0; i < 3; i++) await ada.answer(0, 'yes');
  const back = await scene.reconnect(bob);
  const { version, ...shown } = back.view(1);
  expect({ ...shown, version }).toEqual(device.view(1));
});

test('several people before one screen: a view per seat, each with its own secret', async () => {
  const person = await scene.person();
  const code = await scene.make(person, { seats: 3 });
  const client = await scene.connect(person, code);
  await client.say({ type: 'sit', seat: 0, name: 'Ada' });
  await client.say({ type: 'sit', seat: 1, name: 'Bob' });
  await client.say({ type: 'sit', seat: 2, name: 'Bob' });
  expect((await client.say({ type: 'start' })).ok).toBe(true);
  expect(client.table.seats.map((seat) => seat.name)).toEqual(['Ada', 'Bob', 'Bob 2']);
  expect([...client.views.keys()]).toEqual([0, 1, 2]);
  const secrets = [0, 1, 2].map((seat) => (client.view(seat).view as { secret: string }).secret);
  expect(new Set(secrets).size).toBe(3);
  await client.answer(0, 'high');
  expect((await client.answer(1, 'low')).ok).toBe(true);
});

test('a secret choice can be changed until all are in, and is shown to nobody before', async () => {
  const [ada, bob] = await two({ options: { kind: 'secret', turns: 2 } });
  await ada.answer(0, 'stone');
  const quiet = bob.bytes.length;
  const ask = ada.view(0).ask?.id as number;
  expect(ada.view(0).ask?.declared).toBe('stone');
  expect(bob.view(1).waiting).toEqual([1]);
  await ada.answer(0, 'paper', ask);
  expect(bob.bytes.slice(quiet)).toEqual([]);
  expect(bob.bytes.join('')).not.toContain('declared');
  await bob.answer(1, 'stone');
  expect(bob.view(1).told[0]).toEqual({ kind: 'picked', picks: ['paper', 'stone'] });
});

test('seats: taken, freed, given to bots by the host alone', async () => {
  const host = await scene.person();
  const code = await scene.make(host, { seats: 3 });
  const ada = await scene.connect(host, code);
  const bob = await scene.connect(await scene.person(), code);
  expect(await bob.say({ type: 'sit', seat: 0 })).toMatchObject({ code: 'taken' });
  expect(await bob.say({ type: 'sit', seat: 7 })).toMatchObject({ code: 'no-seat' });
  expect(await bob.say({ type: 'bot', seat: 1, bot: 'random' })).toMatchObject({ code: 'not-host' });
  expect(await ada.say({ type: 'bot', seat: 1, bot: 'search:9999999' })).toMatchObject({ code: 'no-bot' });
  expect((await ada.say({ type: 'bot', seat: 1, bot: 'random' })).ok).toBe(true);
  expect(await bob.say({ type: 'sit', seat: 1 })).toMatchObject({ code: 'taken' });
  expect(await ada.say({ type: 'start' })).toMatchObject({ code: 'not-full' });
  expect((await bob.say({ type: 'sit', seat: 2 })).ok).toBe(true);
  expect(await bob.say({ type: 'start' })).toMatchObject({ code: 'not-host' });
  expect(await ada.say({ type: 'stand', seat: 2 })).toMatchObject({ code: 'not-yours' });
  expect((await ada.say({ type: 'leave' })).ok).toBe(true);
  expect(bob.table.host).toBe(true);
  expect((await bob.say({ type: 'bot', seat: 0, bot: 'random' })).ok).toBe(true);
  expect((await bob.say({ type: 'start' })).ok).toBe(true);
  expect(await bob.say({ type: 'stand', seat: 2 })).toMatchObject({ code: 'begun' });
});

test('a table with bots runs when it is made: the bots play until the person is asked', async () => {
  const person = await scene.person();
  const code = await scene.make(person, { seats: 3, seat: 2, fill: 'random', start: true });
  const client = await scene.connect(person, code);
  expect(client.table.phase).toBe('playing');
  expect(
    client
      .view(2)
      .told.filter((one) => one.kind === 'trick')
      .map((one) => one.seat),
  ).toEqual([0, 1]);
  expect(client.view(2).ask?.kind).toBe('trick');
  expect(await scene.tables.mine(person)).toMatchObject([{ code, phase: 'playing', myTurn: true }]);
});

test('where one speaks for all, bots leave it to the people', async () => {
  const { clients } = await scene.table(1, { seats: 3, options: { kind: 'any', turns: 2 } });
  const [ada] = clients as [Client];
  expect(scene.tasks).toEqual([]);
  await ada.answer(0, 'yes');
  expect(ada.view(0).told).toContainEqual({ kind: 'spoke', seat: 0, choice: 'yes' });
});

test('chat goes to the table, or to one side alone', async () => {
  const { clients, code } = await scene.table(3);
  const [ada, bob, cleo] = clients as [Client, Client, Client];
  await ada.say({ type: 'chat', text: '<b>hello</b>' });
  await ada.say({ type: 'chat', text: 'only us', side: 0 });
  expect(cleo.chat).toEqual(['<b>hello</b>', 'only us']);
  expect(bob.chat).toEqual(['<b>hello</b>']);
  expect(await ada.say({ type: 'chat', text: 'as bob', side: 1 })).toMatchObject({ code: 'not-yours' });
  expect(await ada.say({ type: 'chat', text: ' \n ' })).toMatchObject({ code: 'blank' });
  const bobAgain = await scene.connect(bob.person, code);
  expect(bobAgain.bytes.join('')).not.toContain('only us');
  const cleoAgain = await scene.connect(cleo.person, code);
  expect(cleoAgain.heard[0]).toMatchObject({ chat: [{ text: '<b>hello</b>' }, { text: 'only us', side: [0, 2, 4] }] });
});

test('notes are shared on one side and nowhere else, and outlive a connection', async () => {
  const { clients, code } = await scene.table(3);
  const [ada, bob, cleo] = clients as [Client, Client, Client];
  expect(await ada.say({ type: 'note', seat: 0, value: { trust: 'EPH' } })).toMatchObject({ ok: true });
  expect(cleo.heard.at(-1)).toMatchObject({ type: 'note', seat: 2, value: { trust: 'EPH' } });
  expect(await bob.say({ type: 'note', seat: 0, value: 'mine' })).toMatchObject({ code: 'not-yours' });
  expect(await bob.say({ type: 'note', seat: 1, value: 'x'.repeat(9_000) })).toMatchObject({ code: 'too-long' });
  await cleo.say({ type: 'note', seat: 2, value: { trust: 'EP' } });
  const adaAgain = await scene.connect(ada.person, code);
  expect(adaAgain.heard[0]).toMatchObject({ notes: [{ seat: 0, value: { trust: 'EP' } }] });
  const bobAgain = await scene.connect(bob.person, code);
  expect([...bob.bytes, ...bobAgain.bytes].join('')).not.toContain('EPH');
});

test('a rule that breaks stops nobody: the answer is refused, the file is kept, play goes on', async () => {
  const [ada, bob, code] = await two({ options: { kind: 'faulty', turns: 4 } });
  expect(await ada.answer(0, 'low')).toMatchObject({ ok: false, code: 'fault' });
  expect(scene.faults).toHaveLength(1);
  expect((await ada.answer(0, 'high')).ok).toBe(true);
  await scene.restart();
  const again = await scene.connect(bob.person, code);
  expect((await again.answer(1, 'high')).ok).toBe(true);
});

test('the lobby lists public tables that wait, and my tables where I sit', async () => {
  const host = await scene.person('Ada');
  const open = await scene.make(host, { open: 'public', seats: 3 });
  const hidden = await scene.make(host);
  expect((await scene.tables.lobby()).map((one) => one.code)).toEqual([open]);
  expect((await scene.tables.lobby())[0]).toMatchObject({ seats: 3, taken: 1, names: ['Ada'] });
  expect((await scene.tables.mine(host)).map((one) => one.code).sort()).toEqual([open, hidden].sort());
  const client = await scene.connect(host, open);
  await client.say({ type: 'leave' });
  expect((await scene.tables.mine(host)).map((one) => one.code)).toEqual([hidden]);
});

test('a new name is shown at once at every table', async () => {
  const [ada, bob] = await two();
  await scene.tables.renamed(ada.person, 'Ada the Great');
  await scene.calm();
  expect(bob.table.seats[0]?.name).toBe('Ada the Great');
});

test('a table at which nobody is left is put away, and is there again when somebody comes', async () => {
  const [ada, bob, code] = await two();
  await ada.answer(0, 'high');
  await scene.tables.tidy();
  expect(scene.tables.size).toBe(1);
  await ada.drop();
  await bob.drop();
  await scene.tables.tidy();
  expect(scene.tables.size).toBe(0);
  const back = await scene.connect(bob.person, code);
  expect(back.view(1).told).toContainEqual({ kind: 'trick', seat: 0, trick: 'high' });
  expect((await back.answer(1, 'low')).ok).toBe(true);
});

test('a table that everybody has left is not played on by bots for nobody', async () => {
  await scene.end();
  scene = await TestTable.open({ pace: 700 });
  const [ada, bob, code] = await two({ options: { turns: 5_000 } });
  for (const client of [ada, bob]) {
    await client.say({ type: 'leave' });
    await client.drop();
  }
  await scene.pass(10_000);
  expect((await scene.store.moves(code)).length).toBeLessThan(2);
  await scene.tables.tidy();
  expect(scene.tables.size).toBe(0);
});
