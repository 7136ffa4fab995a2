// Records of every game: a match that was played to its end verifies from its file.

import { FastChance, Match, openRecord, pickOne, sampleAnswer, verifyRecord, writeLog } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { expect, test } from 'vitest';

test.each(gameIds)('V18: a match of %s verifies, whenever its record is made', async (id) => {
  const game = (await gamePackageOf(id))?.game;
  if (!game) throw new Error('no game');
  const numbers = Array.from({ length: game.seats.min }, (_, seat) => `number ${seat}`);
  const fairness = { secret: '5e'.repeat(32), contributions: numbers, bound: true };
  const match = Match.start<unknown, unknown>(game, { seats: numbers.length, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(5);
  while (match.result === null) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
    if (!reply.ok) throw new Error(reply.reason);
    if (chance.int(30) === 0) match.undo(ask.seat, 'consent');
  }
  // Made in one piece at the end; the check makes it row by row, so that no event may have changed since it was told.
  const opened = openRecord(writeLog(match.record()));
  if (!opened.ok) throw new Error(opened.reason);
  expect(verifyRecord(opened, game, { numbers: [{ seat: 0, number: 'number 0' }] })).toMatchObject({ ok: true });
});
