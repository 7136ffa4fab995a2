// Bots in their threads: sent an input, stopped when they run away. The threads run the built worker.

import { botInputOf, Match } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterAll, expect, test } from 'vitest';
import { botsOf, usualBot } from '../src/bots/levels.ts';
import type { BotTask, Turn } from '../src/bots/runner.ts';
import { botThreads } from '../src/bots/threads.ts';
import { builtWorker } from './built.ts';

const bots = botThreads({ worker: builtWorker, threads: 1 });
afterAll(() => bots.close());

async function task(bot: string): Promise<BotTask> {
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  const options = { errands: false };
  const match = Match.start(gamePackage.game, {
    seats: 3,
    options,
    fairness: { secret: 'ab'.repeat(32), contributions: ['1', '2', '3'] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const ask = match.asks()[0];
  const input = ask && botInputOf(match, ask.seat);
  if (!input) throw new Error('nobody is asked');
  return { game: 'courier', rules: gamePackage.game.rules, bot, input, seed: 11 };
}

const decide = (asked: BotTask, limit: number): Promise<unknown> =>
  bots.decide(asked, limit, { host: 'ada', table: 'A', urgent: false, wanted: () => true });

test('a bot answers from its input alone, and the same input gives the same answer', async () => {
  const asked = await task('search:100');
  const [one, other] = [await decide(asked, 60_000), await decide(asked, 60_000)];
  expect(one).toEqual(other);
  expect(asked.input.ask.from).toContainEqual(one);
});

test('a bot that runs away is stopped, and the next one is served', async () => {
  await expect(decide(await task('search:600000ms'), 300)).rejects.toThrow();
  const asked = await task('random');
  expect(asked.input.ask.from).toContainEqual(await decide(asked, 60_000));
});

test('what is not a bot is an error, not a crash', async () => {
  await expect(decide(await task('rm -rf'), 60_000)).rejects.toThrow(/no bot/);
  await expect(decide({ ...(await task('random')), game: '../courier' }, 60_000)).rejects.toThrow(/no game/);
});

test('every bot on offer can be asked, and the usual one is among them', async () => {
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  expect(botsOf(gamePackage)).toContain(usualBot(gamePackage));
  expect(botsOf(gamePackage)).not.toContain('search:600000ms');
});

test('a game with bots of its own offers those, weakest first', async () => {
  const gamePackage = await gamePackageOf('carcassonne');
  expect(gamePackage && botsOf(gamePackage)).toEqual(['random', 'easy', 'normal', 'hard', 'expert']);
});

/** A runner on a thread that is held up, with a note of who was served in which order. */
function served(order: string[]) {
  const ask = async (host: string, table: string, more: Partial<Turn> = {}): Promise<void> => {
    const turn: Turn = { host, table, urgent: false, wanted: () => true, ...more };
    await bots.decide(await task('random'), 60_000, turn).then(
      () => order.push(table),
      (thrown: Error) => order.push(`${table}: ${thrown.message}`),
    );
  };
  return ask;
}

test('V8: the time of a bot begins when it begins to think, not while it waits', async () => {
  const slow = await task('search:700ms');
  const limit = 3_000;
  const asked = Array.from({ length: 8 }, () => decide(slow, limit));
  // Eight times 700 ms on one thread: the last has waited longer than its limit before it began.
  for (const answer of await Promise.all(asked)) expect(slow.input.ask.from).toContainEqual(answer);
});

test('V8: hosts take turns, whatever the number of their tables; a window goes first; what nobody wants costs nothing', async () => {
  const order: string[] = [];
  const ask = served(order);
  const held = decide(await task('search:300ms'), 60_000);
  const flood = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'].map((table) => ask('flood', table));
  const others = [ask('ada', 'A1'), ask('bob', 'B1'), ask('ada', 'A2'), ask('bob', 'B2', { wanted: () => false })];
  const window = ask('cleo', 'C1', { urgent: true });
  await Promise.all([held, ...flood, ...others, window]);
  expect(order).toContain('B2: is not asked any more');
  const done = order.filter((one) => !one.startsWith('B2'));
  expect(done[0]).toBe('C1');
  expect(done.slice(0, 4).sort()).toEqual(['A1', 'B1', 'C1', 'F1']);
  expect(done.slice(4, 6).sort()).toEqual(['A2', 'F2']);
});
