// A match of Dare, what a seat can imagine of it, and the kit.

import { FastChance, type Game, imagine, Match, readLog, writeLog } from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { expect, it } from 'vitest';
import { dare } from './dare.ts';

it('is played, stored and replayed', () => {
  const match = Match.start(dare, { seats: 2, fairness: { secret: 'ab'.repeat(32), contributions: ['7', '42'] } });
  if (!(match instanceof Match)) throw new Error(match.reason); // wrong seats or options

  // What seat 0 knows is plain data without the other's card; a world made of it can be played on.
  const world = imagine(dare as Game<unknown>, match.known(0), new FastChance(1));
  expect(world?.run.batch).toEqual(match.batch);

  for (const ask of match.asks()) {
    const reply = match.answer(ask.seat, ask.id, 'stay');
    if (!reply.ok) throw new Error(reply.reason); // stale question, choice not offered, a rule that broke
  }
  const file = readLog(writeLog(match.log()));
  if (!file.ok) throw new Error(file.reason); // cut, edited or foreign file
  expect(Match.replay(dare, file.log)).toMatchObject({ state: match.state, result: match.result });
});

it('passes the kit', () => {
  expect(checkGame(dare).relaxed).toBe(0);
});
