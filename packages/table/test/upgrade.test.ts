// New rules while matches are played: each goes on by them, or is finished by the rules it was begun with. None is stuck.

import { choose, EVERYONE, type Game, type GamePackage, openRecord, verifyRecord, writeLog } from '@tabella/kernel';
import { afterEach, expect, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';
import { toy, toyPackage } from './toy.ts';

type Toy = typeof toy extends Game<infer S, infer O> ? Game<S, O> : never;

let scene: TestTable;
afterEach(async () => {
  expect(scene.troubles).toEqual([]);
  await scene.end();
});

/** Two questions in a turn, as these rules put them. */
function rulesOf(rules: number, answers: readonly string[], upgrade?: Toy['upgrade']): GamePackage {
  const game: Toy = {
    ...toy,
    rules,
    *step(s, table) {
      const trick = yield* choose(0, 'trick', answers, { open: true });
      const sure = yield* choose(0, 'sure', ['yes', 'no'], { open: true });
      table.announce(EVERYONE, { kind: 'trick', trick, sure });
      s.turn++;
      if (s.turn >= s.options.turns) s.result = { winners: [0], reason: `by rules ${rules}` };
    },
    ...(upgrade && { upgrade }),
  };
  return { ...toyPackage, game };
}

const first = rulesOf(1, ['high', 'low']);
/** What was stopped is counted from a hundred on in the second rules. */
const brought: Toy['upgrade'] = (state, from) => {
  const before = state as never as ReturnType<Toy['setup']>;
  return from === 1 ? { ...before, stopped: before.stopped + 100 } : null;
};

/** A server with these rules; the package it has is changed by a new version. */
async function sceneOf(): Promise<{ today: GamePackage }> {
  const server = { today: first };
  scene = await TestTable.open({
    packages: async (_, rules) => {
      const { today } = server;
      return rules === undefined || rules === today.game.rules ? today : ((await today.past?.[rules]?.()) ?? null);
    },
  });
  return server;
}

async function begun(answers: readonly string[]): Promise<Client> {
  const person = await scene.person();
  const code = await scene.make(person, { seats: 1, start: true, fill: 'random', options: { turns: 20 } });
  const client = await scene.connect(person, code);
  for (const choice of answers) await client.answer(0, choice);
  return client;
}

/** A new version is started; `drained`: the old one was told to stop. */
async function renewed(client: Client, drained: boolean): Promise<Client> {
  if (drained) await scene.tables.close();
  await scene.restart();
  return scene.connect(client.person, client.code);
}

const kept = { past: { 1: async () => first } };
const finish = async (client: Client): Promise<void> => {
  while (client.view(0).result === null) await client.answer(0, client.view(0).ask?.from[0]);
};

for (const drained of [true, false]) {
  for (const old of ['kept', 'not kept'] as const) {
    test(`V17: a match goes on by new rules that can take it, ${drained ? 'after a stop' : 'after a kill'}, the old ones ${old}`, async () => {
      const server = await sceneOf();
      // Long enough for a snapshot, and a few answers more.
      const before = await begun(Array.from({ length: 36 }, (_, i) => (i % 2 === 0 ? 'low' : 'yes')));
      server.today = { ...rulesOf(2, ['left', 'low'], brought), ...(old === 'kept' ? kept : {}) };
      const client = await renewed(before, drained);
      expect(client.table.trouble).toBeNull();
      expect(scene.opened).toContain('upgraded');
      expect(client.view(0).told).toEqual(before.view(0).told);
      expect(client.view(0).view).toMatchObject({ turn: 18, stopped: 100 });
      // Whoever was about to answer may.
      expect(client.view(0).ask?.from).toEqual(['left', 'low']);
      if (drained || old === 'kept') expect(client.view(0).ask?.id).toBe(before.view(0).ask?.id);
      await finish(client);
      expect(client.view(0).result?.reason).toBe('by rules 2');
      const record = await (await scene.tables.find(client.code))?.record(client.person);
      if (!record || !('rows' in record)) throw new Error('no record');
      const opened = openRecord(writeLog(record));
      if (!opened.ok) throw new Error(opened.reason);
      expect(verifyRecord(opened, server.today.game)).toMatchObject({ ok: true });
      // It is what a later opening finds, too.
      const again = await renewed(client, true);
      expect(again.view(0).result?.reason).toBe('by rules 2');
      expect(again.view(0).told).toEqual(client.view(0).told);
    });
  }
}

test('V17: in the middle of a step the old rules go on, and the new ones take over at the next opening', async () => {
  const server = await sceneOf();
  const before = await begun(['low', 'yes', 'high']);
  server.today = { ...rulesOf(2, ['left', 'right'], brought), ...kept };
  const client = await renewed(before, true);
  expect(client.view(0).ask).toMatchObject({ kind: 'sure', id: before.view(0).ask?.id });
  await client.answer(0, 'no');
  expect(client.view(0).ask?.from).toEqual(['high', 'low']);
  const later = await renewed(client, true);
  expect(later.view(0).ask?.from).toEqual(['left', 'right']);
});

test.each<[string, Toy['upgrade'], number]>([
  ['cannot take it', () => null, 0],
  [
    'break over it',
    () => {
      throw new Error('no way');
    },
    1,
  ],
])('V17: a match is finished by the old rules where the new ones %s', async (_, upgrade, troubles) => {
  const server = await sceneOf();
  const before = await begun(['low', 'yes']);
  server.today = { ...rulesOf(2, ['left', 'right'], upgrade), ...kept };
  const client = await renewed(before, true);
  expect(scene.troubles.splice(0)).toHaveLength(troubles);
  await finish(client);
  expect(client.view(0).result?.reason).toBe('by rules 1');
});

test('V17: a match of rules that are neither kept nor taken on is closed without a winner, and says so', async () => {
  const server = await sceneOf();
  const before = await begun(['low', 'yes']);
  server.today = rulesOf(2, ['left', 'right']);
  const client = await renewed(before, true);
  expect(client.table.phase).toBe('over');
  expect(client.table.trouble).toContain('closed without a winner');
  expect(scene.opened).toEqual(['closed']);
  expect((await scene.tables.mine(client.person)).map(({ phase }) => phase)).toEqual(['over']);
});

test('V17: a table that had not begun takes the rules of today', async () => {
  const server = await sceneOf();
  const person = await scene.person();
  const code = await scene.make(person, { seats: 1, options: { turns: 3 } });
  server.today = rulesOf(2, ['left', 'right']);
  await scene.restart();
  const client = await scene.connect(person, code);
  await client.say({ type: 'start' });
  expect(client.view(0).ask?.from).toEqual(['left', 'right']);
  await finish(client);
  expect(client.view(0).result?.reason).toBe('by rules 2');
});

test('V17: a match of newer rules is left to a newer server', async () => {
  const server = await sceneOf();
  server.today = rulesOf(2, ['left', 'right']);
  const before = await begun(['left', 'yes']);
  server.today = first;
  const old = await renewed(before, true);
  expect(old.table.trouble).toContain('version 2');
  // Nobody has it, and it is wanted.
  expect(await scene.store.orphans(9)).toEqual([before.code]);
  server.today = rulesOf(2, ['left', 'right']);
  const client = await renewed(before, false);
  await finish(client);
  expect(client.view(0).result?.reason).toBe('by rules 2');
});
