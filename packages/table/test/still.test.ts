// How much of a match with friends is spent looking at a still table: two people and a few bots play a game with windows in
// virtual time. People are given a while to read what they are shown; then either somebody has something to do, or it is still.

import { FastChance, sampleAnswer } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterEach, expect, test } from 'vitest';
import { decide } from '../src/bots/decide.ts';
import type { BotTask } from '../src/bots/runner.ts';
import { type Client, TestTable } from './test-table.ts';

/** Milliseconds for which an event is shown: its motion, its picture, its sentence. */
const SHOWN = 1_500;
const SLICE = 100;
const MATCHES = 3;
/** In slices: such a match goes on and on. */
const LONGEST = 36_000;
/** Of the time, at most. */
const STILL = 0.15;

const scenes: TestTable[] = [];
afterEach(async () => {
  for (const scene of scenes.splice(0)) {
    expect(scene.troubles).toEqual([]);
    await scene.end();
  }
});

interface Measured {
  readonly all: number;
  /** Nobody has anything to do. */
  readonly idle: number;
  /** And nothing is being shown either. */
  readonly still: number;
}

/** People who think for two to five seconds, and for less than one in a window. */
async function play(game: string, seats: number, seed: number): Promise<Measured> {
  const chance = new FastChance(seed);
  const luck = new FastChance(seed + 1_000);
  const gamePackage = await gamePackageOf(game);
  if (gamePackage === null) throw new Error('no such game');
  const bot = async (task: BotTask) => decide(gamePackage, { ...task, bot: 'normal' });
  const scene = await TestTable.open({ pace: 1_600, bot, random: () => luck.int(2 ** 30) / 2 ** 30 });
  scenes.push(scene);
  const { clients } = await scene.table(2, { game, seats });
  for (const client of clients) await client.say({ type: 'prefer', pace: 'normal' });
  const shownAt = clients.map(() => scene.time.now());
  const heard = clients.map(() => 0);
  const due = new Map<string, number>();
  const count = { all: 0, idle: 0, still: 0 };
  for (; clients[0]?.view(0).result === null && count.all < LONGEST; count.all++) {
    let busy = false;
    for (const [seat, client] of clients.entries()) busy = (await decides(scene, client, seat, due, chance)) || busy;
    await scene.pass(SLICE);
    const now = scene.time.now();
    clients.forEach((client, seat) => {
      const { told } = client.view(seat);
      if (told.length !== heard[seat]) [shownAt[seat], heard[seat]] = [now, told.length];
    });
    if (busy) continue;
    count.idle++;
    if (shownAt.every((at) => now - at > SHOWN)) count.still++;
  }
  expect(count.all).toBeLessThan(LONGEST);
  return count;
}

/** Whether this person has something to do; if they have thought long enough, they do it. */
async function decides(
  scene: TestTable,
  client: Client,
  seat: number,
  due: Map<string, number>,
  chance: FastChance,
): Promise<boolean> {
  const { ask } = client.view(seat);
  if (ask === null || ask.declared !== undefined) return false;
  const key = `${seat} ${ask.id}`;
  const thinks = ask.reaction ? 300 + chance.int(500) : 2_000 + chance.int(3_000);
  if (!due.has(key)) due.set(key, scene.time.now() + thinks);
  if (scene.time.now() < (due.get(key) ?? 0)) return true;
  // In a window they mostly let things be.
  const choice = ask.reaction && chance.int(4) > 0 ? ask.fallback : sampleAnswer(ask, chance, {});
  await client.answer(seat, choice);
  return true;
}

test.each([
  { game: 'emissary', seats: 5 },
  { game: 'onmitsu', seats: 4 },
])(
  'two people and bots at $game look at a still table for a small part of the time',
  async ({ game, seats }) => {
    const sum = { all: 0, idle: 0, still: 0 };
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { all, idle, still } = await play(game, seats, seed);
      sum.all += all;
      sum.idle += idle;
      sum.still += still;
    }
    const share = (n: number): string => `${((100 * n) / sum.all).toFixed(1)} %`;
    console.info(
      `${game}, still: ${share(sum.still)} of ${((sum.all * SLICE) / 60_000).toFixed(1)} min; nothing to do but to watch: ${share(sum.idle)}`,
    );
    expect(sum.still / sum.all).toBeLessThanOrEqual(STILL);
  },
  300_000,
);
