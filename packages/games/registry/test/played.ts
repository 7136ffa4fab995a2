// A match of a game played by chance, for tests that look at any moment of one.

import { type Answer, FastChance, type Game, Match, type OpenAsk, Replay, sha256Hex, shuffle } from '@tabella/kernel';

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
    const reply = match.answer(ask.seat, ask.id, answerTo(game, ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
  }
  const replay = Replay.open<unknown>(game, match.log());
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  return replay;
}

function answerTo(game: Game<unknown, unknown>, ask: OpenAsk, chance: FastChance): Answer {
  if (ask.text) return game.texts?.[ask.text.rule]?.sample(chance, ask.text.args ?? null) ?? '';
  if (ask.max === undefined) return ask.from[chance.int(ask.from.length)] ?? null;
  const least = ask.min ?? 0;
  const count = least + chance.int(Math.min(ask.max, ask.from.length) - least + 1);
  const places = shuffle(
    chance,
    ask.from.map((_, i) => i),
  ).slice(0, count);
  return places.sort((a, b) => a - b).map((i) => ask.from[i] ?? null);
}
