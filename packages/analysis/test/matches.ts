// Matches to analyse: short ones of quick bots, the same every time.

import { type AnyGame, FastChance, type GamePackage, type Log, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';

export async function packageOf(id: string): Promise<GamePackage> {
  const found = await gamePackageOf(id);
  if (found === null) throw new Error(`no game ${id}`);
  return found;
}

/** A match before the first question. */
export function startOf(game: AnyGame, seats: number, seed: string): Match<unknown, unknown> {
  const match = Match.start(game, { seats, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Answers the open questions at random. */
export function goOn(match: Match<unknown, unknown>, chance: FastChance): void {
  for (const ask of match.asks()) {
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, match.game.texts));
    if (!reply.ok) throw new Error(reply.reason);
    if (reply.closed) return;
  }
}

/** A match played at random to its end, one with no more answers than this. */
export function randomMatch(game: AnyGame, seats: number, most: number): Log {
  for (let deal = 0; ; deal++) {
    const match = startOf(game, seats, `deal ${deal}`);
    const chance = new FastChance(deal);
    while (match.batch !== null && match.log().rows.length <= most) goOn(match, chance);
    if (match.batch === null) return match.record();
  }
}
