// Bots in their threads: sent a sight, stopped when they run away. The threads run the built worker.

import { Match, sightOf } from '@tabella/kernel';
import { roomOf } from '@tabella/registry';
import { afterAll, expect, test } from 'vitest';
import { botsOf, usualBot } from '../src/bots/levels.ts';
import type { BotTask } from '../src/bots/runner.ts';
import { botThreads } from '../src/bots/threads.ts';
import { builtWorker } from './built.ts';

const bots = botThreads({ worker: builtWorker, threads: 1 });
afterAll(() => bots.close());

async function task(bot: string): Promise<BotTask> {
  const room = await roomOf('courier');
  if (!room) throw new Error('no courier');
  const options = { errands: false };
  const match = Match.start(room.game, {
    seats: 3,
    options,
    fairness: { secret: 'ab'.repeat(32), numbers: ['1', '2', '3'] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const ask = match.asks()[0];
  const sight = ask && sightOf(match, ask.seat);
  if (!sight) throw new Error('nobody is asked');
  return { game: 'courier', bot, sight, seed: 11 };
}

test('a bot answers from its sight alone, and the same sight gives the same answer', async () => {
  const asked = await task('search:100');
  const [one, other] = [await bots.decide(asked, 60_000), await bots.decide(asked, 60_000)];
  expect(one).toEqual(other);
  expect(asked.sight.ask.from).toContainEqual(one);
});

test('a bot that runs away is stopped, and the next one is served', async () => {
  await expect(bots.decide(await task('search:600000ms'), 300)).rejects.toThrow();
  const asked = await task('random');
  expect(asked.sight.ask.from).toContainEqual(await bots.decide(asked, 60_000));
});

test('what is not a bot is an error, not a crash', async () => {
  await expect(bots.decide(await task('rm -rf'), 60_000)).rejects.toThrow(/no bot/);
  await expect(bots.decide({ ...(await task('random')), game: '../courier' }, 60_000)).rejects.toThrow(/no game/);
});

test('every bot on offer can be asked, and the usual one is among them', async () => {
  const room = await roomOf('courier');
  if (!room) throw new Error('no courier');
  expect(botsOf(room)).toContain(usualBot(room));
  expect(botsOf(room)).not.toContain('search:600000ms');
});

test('a game with bots of its own offers those, weakest first', async () => {
  const room = await roomOf('carcassonne');
  expect(room && botsOf(room)).toEqual(['random', 'easy', 'normal', 'hard']);
});
