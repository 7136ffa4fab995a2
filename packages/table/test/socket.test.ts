// The leak test of replays over real sockets: every byte that the server sent to a seat and to somebody who looks on is found
// again in the record of the match, with the same eyes, and in order.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance, Replay, readLog, sampleAnswer } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.ts';
import { builtWorker } from './built.ts';
import { FakeTime } from './fake-time.ts';
import { rowOfLast, type Sight, sightIn } from './sights.ts';
import { type Live, Visitor } from './web-client.ts';

const ANSWERS = 25;
const data = mkdtempSync(join(tmpdir(), 'tabella-socket-'));
const time = new FakeTime();
let served: Served;
beforeAll(async () => {
  const quiet = { port: 0, host: '127.0.0.1', log: 'silent', limits: false, pace: 0 } as const;
  served = await serve({ ...quiet, data, time, bots: { worker: builtWorker, threads: 1 } });
});
afterAll(async () => {
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

/** Notes what there is to see after every message. */
function noting(live: Live, sights: Sight[]): Live {
  live.socket.on('message', () => {
    for (const view of live.views.values()) sights.push(sightIn(view));
  });
  return live;
}

const isOver = (live: Live): boolean => [...live.views.values()].some(({ result }) => result !== null);

/** Timers ring, and what they set off comes through the sockets. */
const pass = (): Promise<void> => time.pass(1_000, () => sleep(2));

test.each(gameIds)(
  'what the sockets of a match of %s carried is in its replay',
  async (game) => {
    const gamePackage = await gamePackageOf(game);
    if (!gamePackage) throw new Error('no such game');
    const [ada, ines] = [await Visitor.come(served.url), await Visitor.come(served.url)];
    const code = await ada.make({ game, seats: 3, window: 'quick' });
    const [mine, hers]: [Sight[], Sight[]] = [[], []];
    const [player, watcher] = [noting(await ada.sit(code), mine), noting(await ines.sit(code), hers)];
    for (const seat of [1, 2]) await player.say({ type: 'bot', seat, bot: 'random' });
    await player.say({ type: 'start' });
    const chance = new FastChance(6);
    for (let answers = 0; answers < ANSWERS && !isOver(player); ) {
      const { ask, undo } = player.views.get(0) ?? { ask: null, undo: null };
      if (undo === 'right' && chance.int(5) === 0) await player.say({ type: 'undo', seat: 0, by: undo });
      else if (ask && ask.declared === undefined) {
        const choice = sampleAnswer(ask as never, chance, gamePackage.game.texts);
        if ((await player.say({ type: 'answer', seat: 0, ask: ask.id, choice })).ok) answers++;
      }
      await pass();
    }
    await player.say({ type: 'leave' });
    await player.say({ type: 'fast-forward' });
    for (let i = 0; i < 5_000 && !isOver(watcher); i++) await pass();
    const read = readLog(await (await ada.http('GET', `tables/${code}/log`)).text());
    if (!read.ok) throw new Error(read.reason);
    const replay = Replay.open<unknown>(gamePackage.game, read.log);
    if (!(replay instanceof Replay)) throw new Error(replay.reason);
    const seat = mine.filter(({ eyes }) => eyes === 0);
    expect(seat.length).toBeGreaterThan(ANSWERS / 2);
    expect(rowOfLast(seat, replay, 0)).toBeGreaterThan(ANSWERS / 2);
    expect(new Set(hers.map(({ eyes }) => eyes))).toEqual(new Set(['public']));
    expect(replay.at(rowOfLast(hers, replay, 'public'), 'public').result).toEqual(read.log.result);
    await Promise.all([player.end(), watcher.end()]);
  },
  120_000,
);
