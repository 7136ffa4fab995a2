// Tournaments: bots against bots on paired deals, with seats rotated.

import { parseBots } from '@tabella/bots';
import { type Choice, type GamePackage, type Refusal, readOptions, refuse, refusedTerms } from '@tabella/kernel';
import { type Fixture, fixturesOf, type Mode } from './fixtures.ts';
import type { Outcome } from './outcome.ts';
import { type Report, reportOf } from './report.ts';
import { openWorkerPool, usualWorkers, type WorkerPool } from './worker-pool.ts';

export interface TournamentTerms {
  readonly gamePackage: GamePackage;
  readonly seats: number;
  /** By name, with commas. `rotate`: round the table, again from the first while seats are left. `field`: bot, field. */
  readonly bots: string;
  readonly deals: number;
  readonly mode?: Mode;
  readonly options?: unknown;
  readonly seed?: string;
  /** Decisions after which a match counts as stalled. */
  readonly limit?: number;
  /** Worker threads; 0 plays in this thread. */
  readonly workers?: number;
  /** Ends the tournament with what was measured so far. */
  readonly signal?: AbortSignal;
  readonly progress?: (played: number, planned: number) => void;
}

export type Tournament = { readonly ok: true; readonly report: Report } | Refusal;

export async function tournament(terms: TournamentTerms): Promise<Tournament> {
  const { gamePackage, seats, deals, signal } = terms;
  const mode = terms.mode ?? 'rotate';
  const seed = terms.seed ?? 'tabella';
  const { min, max } = gamePackage.game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refuse('bad-seats', `This game is for ${min} to ${max}.`);
  }
  if (!Number.isInteger(deals) || deals < 1) return refuse('bad-options', 'A tournament needs at least one deal.');
  const options = readOptions<Choice>(gamePackage.game.options, terms.options);
  if (!options.ok) return options;
  const why = refusedTerms(gamePackage.game, seats, options.options);
  if (why !== null) return why;
  const parsed = parseBots(terms.bots, gamePackage);
  if (!parsed.ok) return refuse('bad-options', parsed.reason);
  const { entrants } = parsed;
  const wrong = wrongLineUp(mode, entrants.length, seats);
  if (wrong) return refuse('bad-options', wrong);

  const ground = { game: gamePackage.game.id, bots: terms.bots, options: options.options, seed, limit: terms.limit };
  const fixtures = fixturesOf(mode, entrants.length, seats, deals);
  const pool = await openWorkerPool(gamePackage, entrants, ground, terms.workers ?? usualWorkers(), signal);
  const outcomes = await playAll(pool, fixtures, signal, terms.progress);
  const cut = signal?.aborted === true && outcomes.includes(undefined);
  const header = { game: gamePackage.game.id, seats, options: options.options, mode, seed, cut };
  const names = entrants.map((entrant) => entrant.name);
  return { ok: true, report: reportOf(header, names, fixtures, outcomes) };
}

function wrongLineUp(mode: Mode, entrants: number, seats: number): string | null {
  if (mode === 'field') return entrants === 2 ? null : 'A field needs two bots: the one to measure and the field.';
  if (mode === 'rotate' && entrants > seats) return `There are ${entrants} bots for ${seats} seats.`;
  return null;
}

/** Plays all fixtures, at as many boards as there are; what was not played when it was cut short is missing. */
export async function playAll(
  pool: WorkerPool,
  fixtures: readonly Fixture[],
  signal: AbortSignal | undefined,
  progress: TournamentTerms['progress'],
): Promise<(Outcome | undefined)[]> {
  const outcomes = new Array<Outcome | undefined>(fixtures.length).fill(undefined);
  let next = 0;
  let played = 0;
  const board = async (): Promise<void> => {
    while (next < fixtures.length && !signal?.aborted) {
      const place = next++;
      outcomes[place] = await pool.play(fixtures[place] as Fixture);
      progress?.(++played, fixtures.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.boards }, board));
  } catch (thrown) {
    // Matches that were still being played when the tournament was cut short are given up; anything else is an error.
    if (!signal?.aborted) throw thrown;
  } finally {
    await pool.close();
  }
  return outcomes;
}
