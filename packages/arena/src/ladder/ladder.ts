// The ladder: all bots of a game on one scale, with intervals.

import { parseBots, usualBot } from '@tabella/bots';
import { type Choice, FastChance, type Log, type Refusal, readOptions, refuse, refusedTerms } from '@tabella/kernel';
import { addTimes, quantile } from '../times.ts';
import type { Fixture } from '../tournament/fixtures.ts';
import type { Outcome } from '../tournament/outcome.ts';
import { playAll, type TournamentTerms } from '../tournament/tournament.ts';
import { openWorkerPool, usualWorkers } from '../tournament/worker-pool.ts';
import { meetings, winsIn } from './meetings.ts';
import { addWins, noWins, ratingsOf, type Wins } from './rating.ts';

export interface Rung {
  readonly name: string;
  readonly rating: number;
  /**
   * Where the truth lies in 95 of 100 cases; null with too few deals, for one who lost or won nothing, and for the bot from
   * which the others are counted.
   */
  readonly low: number | null;
  readonly high: number | null;
  readonly p50ms: number | null;
  readonly p95ms: number | null;
  readonly slips: number;
}

export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly deals: number;
  readonly matches: number;
  readonly planned: number;
  readonly cut: boolean;
  readonly stalls: number;
  readonly faults: number;
  /** Its rating is 0. */
  readonly anchor: string;
  /** The best first. */
  readonly rungs: readonly Rung[];
  /** By the order of `names`: how often one was ahead of another. */
  readonly names: readonly string[];
  readonly wins: Wins;
  readonly files: readonly Log[];
}

export type LadderTerms = Omit<TournamentTerms, 'mode'>;

const FEWEST_DEALS = 4;
const SAMPLES = 400;
const MOST_FILES = 5;

/** Plays it. The bots are all that are named. */
export async function ladder(terms: LadderTerms): Promise<{ readonly ok: true; readonly ladder: Ladder } | Refusal> {
  const { gamePackage, seats, deals, signal } = terms;
  const { game } = gamePackage;
  const seed = terms.seed ?? 'tabella';
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    return refuse('bad-seats', `This game is for ${game.seats.min} to ${game.seats.max}.`);
  if (seats < 2) return refuse('bad-seats', 'A ladder needs two seats or more.');
  const options = readOptions<Choice>(game.options, terms.options);
  if (!options.ok) return options;
  const why = refusedTerms(game, seats, options.options);
  if (why !== null) return why;
  const parsed = parseBots(terms.bots, gamePackage);
  if (!parsed.ok) return refuse('bad-options', parsed.reason);
  const names = parsed.entrants.map((entrant) => entrant.name);
  if (names.length < 2 || new Set(names).size < names.length)
    return refuse('bad-options', 'A ladder needs two bots or more, each named once.');

  const ground = { game: game.id, bots: terms.bots, options: options.options, seed, limit: terms.limit };
  const fixtures = meetings(names.length, seats, deals);
  const pool = await openWorkerPool(gamePackage, parsed.entrants, ground, terms.workers ?? usualWorkers(), signal);
  const outcomes = await playAll(pool, fixtures, signal, terms.progress);
  const byDeal = winsByDeal(names.length, fixtures, outcomes);
  const anchor = Math.max(0, names.indexOf(usualBot(gamePackage)));
  const played = outcomes.filter((one) => one !== undefined);
  return {
    ok: true,
    ladder: {
      ...{ game: game.id, seats, options: options.options, seed, deals: byDeal.length },
      ...{ matches: played.length, planned: fixtures.length, cut: played.length < fixtures.length },
      stalls: played.filter((one) => one.stalled).length,
      faults: played.filter((one) => one.fault !== null).length,
      anchor: names[anchor] as string,
      rungs: rungsOf(names, byDeal, anchor, fixtures, outcomes),
      names,
      wins: byDeal.reduce(addWins, noWins(names.length)),
      files: played.flatMap(({ file }) => file ?? []).slice(0, MOST_FILES),
    },
  };
}

/** Only of deals of which every match came to an end. */
function winsByDeal(
  bots: number,
  fixtures: readonly Fixture[],
  outcomes: readonly (Outcome | undefined)[],
): readonly Wins[] {
  const deals = new Map<number, Wins | null>();
  fixtures.forEach((fixture, i) => {
    const outcome = outcomes[i];
    const before = deals.has(fixture.deal) ? (deals.get(fixture.deal) ?? null) : noWins(bots);
    const ended = outcome !== undefined && outcome.shares !== null;
    deals.set(fixture.deal, before && ended ? addWins(before, winsIn(bots, fixture, outcome)) : null);
  });
  return [...deals.values()].filter((wins) => wins !== null);
}

function rungsOf(
  names: readonly string[],
  byDeal: readonly Wins[],
  anchor: number,
  fixtures: readonly Fixture[],
  outcomes: readonly (Outcome | undefined)[],
): readonly Rung[] {
  const wins = byDeal.reduce(addWins, noWins(names.length));
  const ratings = ratingsOf(wins, anchor);
  const samples = byDeal.length < FEWEST_DEALS ? [] : samplesOf(byDeal, names.length, anchor);
  const rungs = names.map((name, bot) => {
    const sorted = samples.map((one) => one[bot] as number).sort((a, b) => a - b);
    const at = (share: number): number | null =>
      bot === anchor || isExtreme(wins, bot) ? null : (sorted[Math.round(share * (sorted.length - 1))] ?? null);
    const times: number[] = [];
    let slips = 0;
    fixtures.forEach(({ sits }, i) => {
      sits.forEach((sitting, seat) => {
        if (sitting !== bot) return;
        addTimes(times, outcomes[i]?.times[seat] ?? []);
        slips += outcomes[i]?.slips[seat] ?? 0;
      });
    });
    const rating = ratings[bot] as number;
    return {
      name,
      rating,
      low: at(0.025),
      high: at(0.975),
      p50ms: quantile(times, 0.5),
      p95ms: quantile(times, 0.95),
      slips,
    };
  });
  return rungs.sort((a, b) => b.rating - a.rating);
}

/** Nobody knows how far above all others one is who never lost, or how far below one who never won. */
const isExtreme = (wins: Wins, bot: number): boolean =>
  wins[bot]?.every((won) => won === 0) === true || wins.every((row) => row[bot] === 0);

/** The deals drawn again and again, with repetition: how far ratings vary is how far they can be trusted. */
function samplesOf(byDeal: readonly Wins[], bots: number, anchor: number): readonly number[][] {
  const chance = new FastChance(1);
  return Array.from({ length: SAMPLES }, () => {
    let wins = noWins(bots);
    for (let i = 0; i < byDeal.length; i++) wins = addWins(wins, byDeal[chance.int(byDeal.length)] as Wins);
    return ratingsOf(wins, anchor);
  });
}
