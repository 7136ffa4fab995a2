// What is sent is what has changed: no more than the views tell, to each client in the form it takes, worked out once where
// everybody is shown the same, and little.

import {
  type AnyGame,
  encode,
  FastChance,
  type Fields,
  fieldsDifference,
  type GamePackage,
  type Seat,
  sampleAnswer,
} from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { afterEach, expect, test } from 'vitest';
import type { Snapshot } from '../src/protocol/index.ts';
import { compressed } from '../src/server/compress.ts';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
afterEach(() => scene.end());

const own = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Everybody who is asked answers once, some take it back; how many answers were given. */
async function answerAll(clients: readonly Client[], chance: FastChance, texts?: AnyGame['texts']): Promise<number> {
  let answers = 0;
  for (const client of clients) {
    for (const { ask } of [...client.views.values()]) {
      if (!ask || ask.declared !== undefined) continue;
      await client.answer(ask.seat, sampleAnswer(ask as never, chance, texts), ask.id);
      answers++;
    }
    for (const { seat, undo } of [...client.views.values()])
      if (seat !== null && undo === 'right' && chance.int(10) === 0) await client.say({ type: 'undo', seat, by: undo });
  }
  await scene.pass(1_000);
  return answers;
}

test.each(gameIds)(
  'at a table of %s a patch follows from what was shown before and after alone, and clients without patches see the same',
  async (game) => {
    scene = await TestTable.open();
    const { texts } = ((await gamePackageOf(game)) as GamePackage).game;
    const { code, clients } = await scene.table(2, { game, seats: 3, window: 'quick' });
    const [ada] = clients as [Client];
    const plain = await scene.connect(ada.person, code, undefined, false);
    const eve = await scene.connect(await scene.person(), code);
    let patched = 0;
    for (const client of [...clients, eve]) {
      const hear = client.send.bind(client);
      client.send = (text) => {
        const before = new Map<number | null, Snapshot>(own([...client.views]));
        hear(text);
        const last = client.heard.at(-1);
        if (last?.type !== 'update') return;
        const { seat, set, gone, into } = last;
        const shown = client.view(seat).view as Fields;
        const found = fieldsDifference(before.get(seat)?.view as Fields, shown)?.patch ?? {};
        expect({ set, gone, into }).toEqual({ set: {}, gone: [], into: undefined, ...found });
        if (into) patched++;
      };
    }
    const chance = new FastChance(3);
    for (let i = 0; i < 30 && ada.view(0).result === null; i++) {
      await answerAll(clients, chance, texts);
      expect(encode(own(plain.view(0)))).toBe(encode(own({ ...ada.view(0), version: plain.view(0).version })));
    }
    expect(plain.heard.some((one) => one.type === 'update' && one.into !== undefined)).toBe(false);
    expect(patched).toBeGreaterThan(0);
  },
  60_000,
);

test('at a table of Carcassonne an answer takes at most 2 kB to each seat on average', async () => {
  scene = await TestTable.open();
  const { clients } = await scene.table(4, { game: 'carcassonne' });
  const [first] = clients as [Client];
  let bytes = 0;
  let whole = 0;
  for (const client of clients) {
    const hear = client.send.bind(client);
    client.send = (text, open) => {
      hear(text);
      bytes += Buffer.byteLength(open ? compressed(text) : text);
      whole += JSON.stringify(client.views.values().next().value?.view).length;
    };
  }
  const chance = new FastChance(11);
  let answers = 0;
  while (first.view(0).result === null) answers += await answerAll(clients, chance);
  expect(answers).toBeGreaterThan(100);
  expect(bytes / answers / 4).toBeLessThan(2_000);
  expect(whole / bytes).toBeGreaterThan(10);
});

test('what everybody is shown alike is worked out once for an answer', async () => {
  const carcassonne = (await gamePackageOf('carcassonne')) as GamePackage;
  let looks = 0;
  const view = (state: unknown, viewer: Seat | null) => {
    looks++;
    return carcassonne.game.view(state, viewer);
  };
  scene = await TestTable.open({ packages: async () => ({ ...carcassonne, game: { ...carcassonne.game, view } }) });
  const { code, clients } = await scene.table(4, { game: 'carcassonne' });
  for (let i = 0; i < 3; i++) await scene.connect(await scene.person(), code);
  looks = 0;
  let answers = 0;
  for (let i = 0; i < 10; i++) {
    const asked = clients.find((client) => [...client.views.values()].some(({ ask }) => ask !== null));
    const ask = asked && [...asked.views.values()][0]?.ask;
    if (!asked || !ask) throw new Error('nobody is asked');
    await asked.answer(ask.seat, ask.fallback, ask.id);
    answers++;
  }
  // What is answered by the table itself, for want of a choice, is a row too.
  const rows = (await scene.store.moves(code)).length;
  expect(rows).toBeGreaterThanOrEqual(answers);
  expect(looks).toBeLessThanOrEqual(rows);
});

test('nothing is said to be open in which something may be hidden from somebody', async () => {
  scene = await TestTable.open();
  const opened = new Map<string, Set<boolean>>();
  const note = (client: Client, who: string): void => {
    const hear = client.send.bind(client);
    client.send = (text, open = false) => {
      hear(text);
      const kind = `${client.heard.at(-1)?.type} to ${who}`;
      opened.set(kind, (opened.get(kind) ?? new Set()).add(open));
    };
  };
  const chance = new FastChance(4);
  for (const game of ['courier', 'carcassonne']) {
    const { code, clients } = await scene.table(2, { game, seats: 3, window: 'quick' });
    const eve = await scene.connect(await scene.person(), code);
    const [ada] = clients as [Client];
    for (const client of clients) note(client, `a player of ${game}`);
    note(eve, `the public of ${game}`);
    for (let i = 0; i < 5; i++) await answerAll(clients, chance);
    for (const client of [ada, eve]) await client.say({ type: 'hello' });
    await ada.say({ type: 'note', seat: 0, value: 'mine' });
    note(ada, `somebody with notes at ${game}`);
    await ada.say({ type: 'hello' });
  }
  const isOpen = (kind: string): boolean[] => [...(opened.get(kind) ?? [])];
  expect(isOpen('update to a player of courier')).toEqual([false]);
  expect(isOpen('welcome to a player of courier')).toEqual([false]);
  expect(isOpen('update to the public of courier')).toEqual([true]);
  expect(isOpen('update to a player of carcassonne')).toEqual([true]);
  expect(isOpen('welcome to the public of carcassonne')).toEqual([true]);
  expect(isOpen('welcome to somebody with notes at carcassonne')).toEqual([false]);
});

test('whoever has missed something goes on with patches, and gets the whole when too much was missed', async () => {
  scene = await TestTable.open();
  const { code, clients } = await scene.table(2, {
    game: 'carcassonne',
    options: { sets: ['inns', 'traders'] },
  });
  const [, bob] = clients as [Client, Client];
  const chance = new FastChance(8);
  await answerAll(clients, chance);
  const away = await scene.connect(bob.person, code);
  await away.drop();
  await answerAll(clients, chance);
  const soon = await scene.reconnect(away);
  expect(soon.heard.some(({ type }) => type === 'update')).toBe(true);
  expect(encode(own(soon.view(1)))).toBe(encode(own(bob.view(1))));
  const versions = [{ seat: 1, version: away.view(1).version }];
  const plain = await scene.connect(bob.person, code, { epoch: away.epoch, versions }, false);
  expect(encode(own(plain.view(1)))).toBe(encode(own(bob.view(1))));
  await soon.drop();
  const missed = (): number => bob.view(1).version - soon.view(1).version;
  while (missed() <= 100 && bob.view(1).result === null) await answerAll(clients, chance);
  expect(missed()).toBeGreaterThan(100);
  const late = await scene.reconnect(soon);
  const [welcome] = late.heard;
  expect(welcome?.type === 'welcome' && welcome.views.length).toBe(1);
  expect(encode(own(late.view(1)))).toBe(encode(own(bob.view(1))));
});
