// Spectators: the full view is never ahead of its delay, and nothing of their chat reaches a player before the end.

import {
  beginsTurn,
  type Data,
  encode,
  FastChance,
  type GameEvent,
  Replay,
  type Shown,
  sampleAnswer,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterEach, expect, test } from 'vitest';
import type { LateView } from '../src/protocol/index.ts';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
afterEach(() => scene.end());

/** More than any of these matches takes, in seconds of the table. */
const PATIENCE = 20_000;

const textOf = ({ view, told, undone }: Pick<Shown, 'view' | 'told' | 'undone'>): string =>
  encode(JSON.parse(JSON.stringify({ view, told, undone })));

const tableOf = async (code: string) => {
  const table = await scene.tables.find(code);
  if (!table) throw new Error('there is no table');
  return table;
};

/** Everybody who is asked answers, and now and then somebody takes something back; then a second passes. */
async function goOn(players: readonly Client[], chance: FastChance): Promise<void> {
  for (const client of players) {
    for (const { ask } of [...client.views.values()])
      if (ask && ask.declared === undefined) await client.answer(ask.seat, sampleAnswer(ask as never, chance), ask.id);
    for (const { seat, undo } of [...client.views.values()])
      if (seat !== null && undo === 'right' && chance.int(10) === 0) await client.say({ type: 'undo', seat, by: undo });
  }
  await scene.pass(1_000);
}

const games = ['courier', 'onmitsu'] as const;
test.each(games.flatMap((game) => [1, 2, 3].map((late) => ({ game, late }))))(
  'at a table of $game spectators are never less than $late turns behind',
  async ({ game, late }) => {
    scene = await TestTable.open();
    const gamePackage = await gamePackageOf(game);
    if (!gamePackage) throw new Error('no such game');
    const { code, clients } = await scene.table(2, { game, seats: 3, late, window: 'quick' });
    const watcher = await scene.connect(await scene.person(), code);
    const table = await tableOf(code);
    const turnsIn = (told: readonly GameEvent[]): number =>
      told.filter((event) => beginsTurn(gamePackage.words, event)).length;
    const seen: LateView[] = [];
    const chance = new FastChance(late);
    for (let i = 0; i < PATIENCE && watcher.table.phase === 'playing'; i++) {
      const live = turnsIn(watcher.view(null).told);
      const shown = await table.late(watcher.person);
      if ('view' in shown) {
        expect({ turn: shown.turn, turns: shown.turns }).toEqual({ turn: live - late, turns: live });
        seen.push(shown);
      } else expect([shown.code, live <= late]).toEqual(['too-early', true]);
      await goOn(clients, chance);
    }
    expect(seen.at(-1)?.turn).toBeGreaterThan(2);
    const log = await table.log();
    if (!('rows' in log)) throw new Error(log.reason);
    const replay = Replay.open<unknown>(gamePackage.game, log);
    if (!(replay instanceof Replay)) throw new Error(replay.reason);
    // Every moment with everything in the open but what was to come, and the turn in which it was.
    const momentAt = (row: number): string => {
      const { view, ...rest } = replay.at(row, 'all');
      const { ahead: _, ...shown } = view as { readonly [part: string]: Data };
      return textOf({ ...rest, view: shown });
    };
    const turnOf = new Map<string, number>();
    for (let row = 0; row <= replay.rows; row++) {
      const moment = momentAt(row);
      if (!turnOf.has(moment)) turnOf.set(moment, turnsIn(replay.at(row, 'public').told));
    }
    for (const shown of seen) {
      expect(turnOf.get(textOf(shown))).toBe(shown.turn);
      // The replay shows the same there.
      expect(momentAt(shown.row)).toBe(textOf(shown));
    }
    expect(await table.late(watcher.person)).toMatchObject({ code: 'over' });
  },
  240_000,
);

test('who plays or played, and a table without a delay, are refused', async () => {
  scene = await TestTable.open();
  const { code, clients } = await scene.table(3, { late: 1 });
  const [ada, ben, cem] = clients as [Client, Client, Client];
  const table = await tableOf(code);
  await ben.say({ type: 'leave' });
  await ada.say({ type: 'remove', seat: 2 });
  for (const one of [ada, ben, cem]) expect(await table.late(one.person)).toMatchObject({ code: 'not-watching' });
  expect(await table.late(await scene.person())).toMatchObject({ code: 'too-early' });
  // Somebody who has seen all hands does not take over one of them.
  expect(await ada.say({ type: 'offer', seat: 2, on: true })).toMatchObject({ ok: false, code: 'seen-later' });

  const closed = await scene.table(2);
  expect(await (await tableOf(closed.code)).late(await scene.person())).toMatchObject({ code: 'never-late' });
});

test('the host sets the delay before the start, and everybody is told', async () => {
  scene = await TestTable.open();
  const host = await scene.person();
  const code = await scene.make(host, { game: 'toy', seats: 2 });
  const [ada, ben] = [await scene.connect(host, code), await scene.connect(await scene.person(), code)];
  expect(ben.table.late).toBeNull();
  expect(await ben.say({ type: 'terms', late: 3 })).toMatchObject({ ok: false, code: 'not-host' });
  expect(await ada.say({ type: 'terms', late: 3 })).toMatchObject({ ok: true });
  expect(ben.table.late).toBe(3);
  await scene.restart();
  expect((await scene.connect(host, code)).table.late).toBe(3);
});

test('those who look on are counted, and named if they want to', async () => {
  scene = await TestTable.open();
  const { code, clients } = await scene.table(2);
  const [ada] = clients as [Client, Client];
  const ines = await scene.connect(await scene.person('Ines'), code);
  await scene.connect(ines.person, code);
  await scene.connect(await scene.person('Olga'), code);
  expect(ada.table.watchers).toEqual({ count: 2, names: [], named: false });
  await ines.say({ type: 'prefer', named: true });
  expect(ada.table.watchers).toEqual({ count: 2, names: ['Ines'], named: false });
  expect(ines.table.watchers.named).toBe(true);
  await ines.say({ type: 'prefer', named: false });
  expect(ada.table.watchers.names).toEqual([]);
});

test('what spectators say reaches no player before the end, and all of them then', async () => {
  scene = await TestTable.open();
  const { code, clients } = await scene.table(3, { game: 'courier', late: 1 });
  const [ada, ben, cem] = clients as [Client, Client, Client];
  const ines = await scene.connect(await scene.person('Ines'), code);
  const olga = await scene.connect(await scene.person('Olga'), code);
  await ben.say({ type: 'leave' });
  await ada.say({ type: 'remove', seat: 2 });
  const players = [ada, ben, cem];
  for (const one of players)
    expect(await one.say({ type: 'chat', text: 'me too', watching: true })).toMatchObject({ code: 'not-watching' });
  expect(await ines.say({ type: 'chat', text: 'to all' })).toMatchObject({ code: 'hushed' });
  expect(await ines.say({ type: 'chat', text: 'Ben is bluffing', watching: true })).toMatchObject({ ok: true });
  for (let i = 0; i < 120; i++) await olga.say({ type: 'chat', text: `I see it ${i}`, watching: true });
  await ada.say({ type: 'chat', text: 'hello all' });
  expect(ines.chat.slice(0, 2)).toEqual(['Ben is bluffing', 'I see it 0']);
  expect(ines.chat).toContain('hello all');

  // Again in a second tab, and after a restart.
  players.push(await scene.connect(ada.person, code), await scene.connect(ben.person, code));
  const before = players.flatMap(({ bytes }) => bytes);
  await scene.restart();
  const back = [await scene.connect(ada.person, code), await scene.connect(ben.person, code)];
  const [player, left] = back as [Client, Client];
  const watcher = await scene.connect(await scene.person(), code);
  expect(watcher.bytes.join()).toContain('I see it 119');
  expect(player.bytes.join()).toContain('hello all');
  const chance = new FastChance(4);
  let running: string[] = [];
  for (let i = 0; i < PATIENCE && player.table.phase === 'playing'; i++) {
    running = [...before, ...player.bytes, ...left.bytes];
    await goOn([player], chance);
  }
  expect(running.join()).not.toMatch(/bluffing|I see it/);
  for (const one of back) expect(one.chat).toContain('I see it 119');
  expect((await scene.connect(cem.person, code)).bytes.join()).toContain('I see it 119');
  expect(watcher.chat).not.toContain('I see it 119');
}, 120_000);
