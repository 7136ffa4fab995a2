// The leak test of replays: a match is played at a real table by people and bots while somebody looks on, and whatever was
// sent to a seat or to the public is found again in the replay, byte for byte and in order, with the same eyes.

import { FastChance, Replay, readLog, sampleAnswer, writeLog } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { afterEach, expect, test } from 'vitest';
import { rowOfLast, type Sight, sightIn } from './sights.ts';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
afterEach(() => scene.end());

/** More than any of these matches takes, in seconds of the table. */
const PATIENCE = 20_000;

/** Two people and a bot. */
const SEATS = 3;

/** Plays to the end; everything that the two people and the one who looks on were sent, in order. */
async function played(game: string, seed: number): Promise<{ code: string; sights: Sight[] }> {
  const gamePackage = await gamePackageOf(game);
  if (!gamePackage) throw new Error('no such game');
  const { texts } = gamePackage.game;
  const chance = new FastChance(seed);
  const ada = await scene.person();
  const code = await scene.make(ada, { game, seats: SEATS, window: 'quick' });
  const clients: Client[] = [await scene.connect(ada, code), await scene.connect(await scene.person(), code)];
  const [first, second] = clients as [Client, Client];
  await second.say({ type: 'sit', seat: 1 });
  clients.push(await scene.connect(await scene.person(), code));
  const sights: Sight[] = [];
  for (const client of clients) {
    const hear = client.send.bind(client);
    client.send = (text) => {
      hear(text);
      for (const one of client.views.values()) sights.push(sightIn(one));
    };
  }
  await first.say({ type: 'bot', seat: 2, bot: 'random' });
  await first.say({ type: 'start' });
  for (let i = 0; i < PATIENCE && first.view(0).result === null; i++) {
    for (const client of clients) {
      for (const { ask } of [...client.views.values()]) {
        if (ask && ask.declared === undefined)
          await client.answer(ask.seat, sampleAnswer(ask as never, chance, texts), ask.id);
      }
      for (const { seat, undo } of [...client.views.values()]) {
        if (seat === null || undo !== 'right' || chance.int(10) > 0) continue;
        await client.say({ type: 'undo', seat, by: undo });
      }
    }
    await scene.pass(1_000);
  }
  return { code, sights };
}

test.each(gameIds)(
  'a replay of %s shows each seat and the public what they were sent',
  async (game) => {
    scene = await TestTable.open();
    const { code, sights } = await played(game, 5);
    const record = await (await scene.tables.find(code))?.record(null);
    if (!record || !('rows' in record)) throw new Error('there is no record');
    const read = readLog(writeLog(record));
    if (!read.ok) throw new Error(read.reason);
    const gamePackage = await gamePackageOf(game);
    if (!gamePackage) throw new Error('no such game');
    const replay = Replay.open<unknown>(gamePackage.game, read.log);
    if (!(replay instanceof Replay)) throw new Error(replay.reason);
    for (const eyes of [0, 1, 'public'] as const) {
      const sent = sights.filter((one) => one.eyes === eyes);
      expect(sent.length).toBeGreaterThan(5);
      expect(replay.at(rowOfLast(sent, replay, eyes), eyes).result).toEqual(record.result);
    }
  },
  120_000,
);
