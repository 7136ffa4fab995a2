// One match of a tournament: played from its fixture, and boiled down to what the figures need.

import type { Entrant } from '@tabella/bots';
import type { GamePackage, Log } from '@tabella/kernel';
import { playMatch } from '../play.ts';
import type { Times } from '../times.ts';
import type { Fixture } from './fixtures.ts';

/** The same for every match of a tournament; plain data, so that a worker can be sent it. */
export interface Ground {
  readonly game: string;
  readonly bots: string;
  readonly options: unknown;
  readonly seed: string;
  readonly limit: number | undefined;
}

export interface Outcome {
  /** Per seat: winners share 1; null when the match came to no end. */
  readonly shares: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** What the scores are made of. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
  readonly decisions: number;
  readonly stalled: boolean;
  readonly fault: string | null;
  readonly slips: readonly number[];
  readonly times: readonly Times[];
  /** The file of a match that stalled or broke. */
  readonly file: Log | null;
}

export function playFixture(
  gamePackage: GamePackage,
  entrants: readonly Entrant[],
  ground: Ground,
  fixture: Fixture,
): Outcome {
  const bots = fixture.sits.map((entrant) => (entrants[entrant] as Entrant).make());
  const seed = `${ground.seed}/${fixture.deal}`;
  const terms = { options: ground.options, seed, ...(ground.limit === undefined ? {} : { limit: ground.limit }) };
  const played = playMatch(gamePackage.game, bots, terms);
  if ('ok' in played) throw new Error(played.reason);
  const { result, decisions, stalled, fault, slips, times, log } = played;
  return {
    shares: result && bots.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0)),
    scores: result?.scores ?? null,
    parts: result?.parts ?? {},
    decisions,
    stalled,
    fault,
    slips,
    times,
    file: stalled || fault !== null ? log : null,
  };
}
