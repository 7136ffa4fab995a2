// Long matches to be replayed: of each game the first of some random ones that has 500 answers, or else the longest of them.

import { FastChance, type GamePackage, Match, sampleAnswer } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';

const ANSWERS = 500;
const TRIES = 40;
const MOST_SEATS = 5;
/** With more in the box a match is longer. */
const OPTIONS: Readonly<Record<string, object>> = {
  carcassonne: { sets: ['inns', 'traders', 'river'], abbot: true },
};

type Played = Match<unknown, unknown>;

export async function longMatch(game: string): Promise<Played> {
  const gamePackage = await gamePackageOf(game);
  if (!gamePackage) throw new Error('no such game');
  let longest: Played | null = null;
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = randomMatch(gamePackage, seed);
    if (longest === null || answersIn(match) > answersIn(longest)) longest = match;
    if (answersIn(match) >= ANSWERS) break;
  }
  if (longest === null) throw new Error('nothing was played');
  return longest;
}

export const answersIn = (match: Played): number => match.log().rows.length;

function randomMatch({ game }: GamePackage, seed: number): Played {
  const seats = Math.min(MOST_SEATS, game.seats.max);
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seed} ${seat}`);
  const fairness = { secret: '7ab3'.repeat(16), contributions };
  const match = Match.start<unknown, unknown>(game, { seats, options: OPTIONS[game.id] ?? {}, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(seed);
  while (match.result === null) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
  }
  return match;
}
