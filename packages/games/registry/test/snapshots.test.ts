// Every game by every version of its rules, gone on with from snapshots again and again: the match is the one that was never interrupted, byte for byte.

import {
  type AnyGame,
  encode,
  FastChance,
  Match,
  type MatchSnapshot,
  sampleAnswer,
  sampleOptions,
  sha256Hex,
} from '@tabella/kernel';
import { expect, test } from 'vitest';
import { gameIds, gamePackageOf } from '../index.ts';

const MATCHES = 2;
const MOST_ANSWERS = 250;
/** Answers between two snapshots. */
const EVERY = 23;

type AnyMatch = Match<unknown>;

function start(game: AnyGame, seed: number, chance: FastChance): AnyMatch {
  const int = (n: number): number => chance.int(n);
  for (;;) {
    const seats = game.seats.min + int(game.seats.max - game.seats.min + 1);
    const options: unknown = sampleOptions(game.options, int, 1).at(-1);
    const fairness = { secret: sha256Hex(`${game.id} ${seed}`), contributions: [], bound: true };
    const match = Match.start<unknown, unknown>(game, { seats, options, fairness });
    if (match instanceof Match) return match;
  }
}

function goneOn({ game, seats, options, fairness, told }: AnyMatch, snapshot: MatchSnapshot): AnyMatch {
  const stored = {
    snapshot: JSON.parse(JSON.stringify(snapshot)) as MatchSnapshot,
    told: told.slice(0, snapshot.told),
  };
  const match = Match.start(game, { seats, options, fairness }, stored);
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

const standing = (match: AnyMatch): string =>
  encode([match.state, match.asks(), match.told.slice(-20), match.told.length, match.result]);

const games: [string, number, AnyGame][] = [];
for (const id of gameIds) {
  for (let rules = (await gamePackageOf(id))?.game.rules ?? 0; rules > 0; rules--) {
    const gamePackage = await gamePackageOf(id, rules);
    if (gamePackage) games.push([id, rules, gamePackage.game]);
  }
}

test.each(games)('%s by rules version %i from its snapshots', (_, __, game) => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const chance = new FastChance(seed);
    const match = start(game, seed, chance);
    let other = match;
    for (let i = 0; i < MOST_ANSWERS && match.result === null; i++) {
      if (i % EVERY === 0) other = goneOn(other, other.snapshot());
      const asks = match.asks();
      const ask = asks[chance.int(asks.length)];
      if (!ask) throw new Error('nobody is asked');
      const choice = sampleAnswer(ask, chance, game.texts);
      for (const one of [match, other]) expect(one.answer(ask.seat, ask.id, choice)).toMatchObject({ ok: true });
      expect(standing(other)).toBe(standing(match));
    }
  }
});
