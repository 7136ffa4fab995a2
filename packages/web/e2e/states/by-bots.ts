// Matches played by the game's own bots up to a moment that is worth a picture: the same match at every call.

import { answerInMatch, botInputOf, FastChance, Match } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { AnyMatch, Line } from '../steer.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  /** The first match that is looked at. */
  readonly seed?: number;
  readonly bot?: string;
  /** Of the deal: 64 hexadecimal digits where a file is made of the match. */
  readonly secret?: string;
  /** Looked at before every answer, and at the end. */
  happens(match: AnyMatch): boolean;
}

const SECRET = 'p1c7'.repeat(16);
const TRIES = 60;

export async function byBots(wanted: Wanted): Promise<Line> {
  const { seed = 1, game } = wanted;
  for (let tries = 0; tries < TRIES; tries++) {
    const match = await play(wanted, seed + tries);
    if (match) return { match, steps: [] };
  }
  throw new Error(`in ${TRIES} matches of ${game} it never happened`);
}

async function play({ game, seats, options = {}, bot = 'easy', secret = SECRET, happens }: Wanted, seed: number) {
  const gamePackage = await gamePackageOf(game);
  const kind = gamePackage?.bots.find(({ id }) => id === bot);
  if (!gamePackage || !kind) throw new Error(`no game ${game}, or no bot ${bot}`);
  const contributions = Array.from({ length: seats }, (_, seat) => `picture ${seed} ${seat}`);
  const match = Match.start(gamePackage.game, { seats, options, fairness: { secret, contributions } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const bots = contributions.map(() => kind.make());
  const chance = new FastChance(seed);
  for (;;) {
    // People sit down at a question that waits for them: a window would not.
    if (match.asks().every((ask) => !ask.reaction && ask.declared === undefined) && happens(match)) return match;
    const ask = match.asks().find((one) => one.declared === undefined);
    if (match.result !== null || !ask) return null;
    const input = botInputOf(match, ask.seat);
    const given = input && answerInMatch(match, input, bots[ask.seat]?.decide(input, chance));
    const done = match.answer(ask.seat, ask.id, given ?? ask.fallback);
    if (!done.ok) throw new Error(done.reason);
  }
}
