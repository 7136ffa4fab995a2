// A match of a game played by chance, for tests that look at any moment of one.

import { FastChance, type Game, Match, type OpenAsk, Replay, sampleAnswer, sha256Hex } from '@tabella/kernel';

/** Long enough for every phase to have been seen. */
const MOST_ROWS = 900;

export function playedBy(game: Game<unknown, unknown>, seats: number, options: unknown, seed: number): Replay {
  const chance = new FastChance(seed);
  const fairness = { secret: sha256Hex(`${game.id} ${seed}`), contributions: new Array<string>(seats).fill('') };
  const match = Match.start<unknown, unknown>(game, { seats, options, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  for (let row = 0; row < MOST_ROWS && match.result === null; row++) {
    const open = match.asks().filter(({ declared }) => declared === undefined);
    const ask = open[chance.int(open.length)] as OpenAsk;
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
    if (!reply.ok) throw new Error(reply.reason);
  }
  const replay = Replay.open<unknown>(game, match.log());
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  return replay;
}
