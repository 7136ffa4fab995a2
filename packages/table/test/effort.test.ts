// Bots where many wait: they think less, in fairness and honesty as before, and as much as ever when it is calm again.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BotInput, botInputOf, FastChance, type GamePackage, Match, sampleAnswer } from '@tabella/kernel';
import { elsewhere } from '@tabella/kernel/testing';
import { gamePackageOf } from '@tabella/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { decide } from '../src/bots/decide.ts';
import { Effort } from '../src/bots/effort.ts';
import { KeptBots } from '../src/bots/kept-bots.ts';
import { botThreads } from '../src/bots/threads.ts';

const LEAST = 1 / 8;
const folder = mkdtempSync(join(tmpdir(), 'tabella-effort-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the more wait, and the longer thoughts take, the less each may think; never less than an eighth', () => {
  const effort = new Effort();
  expect(effort.now(1_000, 1)).toBe(1);
  for (let i = 0; i < 100; i++) effort.took(100, 1);
  expect(effort.now(0, 1)).toBe(1);
  expect(effort.now(1, 1)).toBe(1);
  expect(effort.now(20, 1)).toBeCloseTo(0.5, 2);
  expect(effort.now(40, 2)).toBeCloseTo(0.5, 2);
  expect(effort.now(40, 1)).toBeCloseTo(0.25, 2);
  expect(effort.now(4_000, 1)).toBe(LEAST);
});

test('a short thought of little effort does not pass for a whole one', () => {
  const effort = new Effort();
  for (let i = 0; i < 100; i++) effort.took(25, 0.25);
  expect(effort.now(20, 1)).toBeCloseTo(0.5, 2);
});

test('in the threads a flood of questions is thought about with less effort, and what is asked when all is calm with the whole', async () => {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `export default ({ effort }) => {
      for (const end = performance.now() + 100 * effort; performance.now() < end; );
      return { answer: effort };
    };`,
  );
  const threads = botThreads({ worker: pathToFileURL(file), threads: 1 });
  const [{ input, gamePackage }] = await inputs('courier', 1);
  const { id: game, rules } = gamePackage.game;
  const ask = (table: number): Promise<unknown> =>
    threads.decide({ ...{ game, rules, input }, bot: 'hard', seed: 1 }, 60_000, {
      ...{ host: 'ada', table: `T${table}`, urgent: false },
      wanted: () => true,
    });
  try {
    expect(await ask(0)).toBe(1);
    const efforts = (await Promise.all(Array.from({ length: 120 }, (_, i) => ask(i)))) as number[];
    expect(Math.min(...efforts)).toBeLessThan(0.5);
    for (const effort of efforts) expect(effort).toBeGreaterThanOrEqual(LEAST);
    expect(await ask(0)).toBe(1);
  } finally {
    await threads.close();
  }
});

describe.each(['carcassonne', 'emissary', 'onmitsu'])('%s: hard with little effort', (game) => {
  test('thinks less, answers what is offered, and the same in a world that the seat cannot tell apart', async () => {
    const drawn = { whole: 0, little: 0 };
    let worlds = 0;
    for (const [n, { input, gamePackage }] of (await inputs(game, 8)).entries()) {
      const bot = gamePackage.bots.find(({ id }) => id === 'hard')?.make();
      if (!bot) throw new Error('no hard bot');
      const [whole, little] = [new Counted(n), new Counted(n)];
      bot.decide({ ...input, effort: 1 }, whole);
      const answer = bot.decide({ ...input, effort: LEAST }, little);
      drawn.whole += whole.drawn;
      drawn.little += little.drawn;
      if (input.ask.max === undefined) expect(input.ask.from).toContainEqual(answer);
      const other = elsewhere(gamePackage.game, input, 1_000 + n);
      if (other === null) continue;
      worlds++;
      expect(bot.decide({ ...other, effort: LEAST }, new Counted(n))).toEqual(answer);
    }
    expect(worlds).toBeGreaterThan(3);
    expect(drawn.little).toBeLessThan(drawn.whole / 2);
  });
});

test('a bot that is kept from decision to decision answers as one that is new', async () => {
  const bots = new KeptBots();
  const asked = await inputs('emissary', 20, 'one');
  for (const [seed, { input, gamePackage }] of asked.entries()) {
    const { id, rules } = gamePackage.game;
    const task = { game: id, rules, bot: 'hard', input, seed, effort: LEAST };
    const kept = decide(gamePackage, task, (make) => bots.named(`T:${input.seat}`, make));
    expect(kept).toEqual(decide(gamePackage, task));
  }
});

test('a bot is kept for its name, and the one that was asked longest ago is forgotten first', () => {
  const bots = new KeptBots();
  const make = () => ({ id: 'b', decide: () => 'x' });
  const [one, other] = [bots.named('one', make), bots.named('other', make)];
  for (let i = 0; i < 398; i++) bots.named(`more ${i}`, make);
  expect(bots.named('one', make)).toBe(one);
  bots.named('last', make);
  expect(bots.named('one', make)).toBe(one);
  expect(bots.named('other', make)).not.toBe(other);
});

class Counted extends FastChance {
  drawn = 0;
  override int(n: number): number {
    this.drawn++;
    return super.int(n);
  }
}

interface Asked {
  readonly input: BotInput<unknown>;
  readonly gamePackage: GamePackage;
}

/** What seats with a choice know, in matches by chance: each in another, or all in one. */
async function inputs(id: string, count: number, where: 'each' | 'one' = 'each'): Promise<[Asked, ...Asked[]]> {
  const gamePackage = await gamePackageOf(id);
  if (!gamePackage) throw new Error(`no ${id}`);
  const { game } = gamePackage;
  const asked: Asked[] = [];
  const chance = new FastChance(5);
  for (let nth = 0; asked.length < count; nth++) {
    const contributions = Array.from({ length: 4 }, (_, seat) => `${nth} ${seat}`);
    const match = Match.start(game, { seats: 4, fairness: { secret: 'cd'.repeat(32), contributions } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const from = where === 'one' ? 0 : 10 + 3 * nth;
    for (let n = 0; asked.length < count && match.result === null; n++) {
      const [ask] = match.asks().filter((one) => one.declared === undefined);
      if (!ask) break;
      const input = n >= from && ask.from.length > 1 ? botInputOf(match, ask.seat) : null;
      if (input) asked.push({ input, gamePackage });
      if (input && where === 'each') break;
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
    }
  }
  const [first, ...more] = asked;
  if (!first) throw new Error('nobody is asked');
  return [first, ...more];
}
