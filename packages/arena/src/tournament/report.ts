// The report of a tournament: plain data. Matches of one deal depend on each other, so a deal is one observation.

import type { Log, Seat } from '@tabella/kernel';
import { addTimes, countOf, quantile } from '../times.ts';
import type { Fixture, Mode } from './fixtures.ts';
import { type Bounds, type Interval, intervalOf } from './interval.ts';
import type { Outcome } from './outcome.ts';

export interface BotReport {
  readonly name: string;
  /** Seats it played in matches that came to an end. */
  readonly seats: number;
  /** Share of the win per seat played: winners share 1, so an even share is 1 / seats. */
  readonly share: Interval | null;
  /** Points per seat played, in games that count them. */
  readonly score: Interval | null;
  /** What the points are made of, in games that report it. */
  readonly parts: Readonly<Record<string, Interval | null>>;
  /** Questions with more than one answer, and how long it thought about them. */
  readonly decisions: number;
  readonly p50ms: number | null;
  readonly p95ms: number | null;
  /** Answers that were not legal. */
  readonly slips: number;
}

/** Matches with so many answers, both included. */
interface Length {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
}

export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly mode: Mode;
  readonly seed: string;
  /** Deals of which every match came to an end: only these count. */
  readonly deals: number;
  readonly matches: number;
  readonly planned: number;
  /** Cut short; what is here was measured before. */
  readonly cut: boolean;
  readonly stalls: number;
  readonly faults: number;
  readonly decisionsPerMatch: number;
  /** How long the matches were. */
  readonly lengths: readonly Length[];
  readonly bots: readonly BotReport[];
  /** In `field`: what the changed seat gained over the bot that sat there before, on the same deals. */
  readonly gain: Interval | null;
  readonly scoreGain: Interval | null;
  /** A few of the matches that stalled or broke, to be replayed. */
  readonly files: readonly Log[];
}

const MOST_FILES = 5;
const SHARE: Bounds = { least: 0, most: 1 };
const SHARE_GAIN: Bounds = { least: -1, most: 1 };

export type Header = Pick<Report, 'game' | 'seats' | 'options' | 'mode' | 'seed' | 'cut'>;

interface Match {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
}

/** Outcomes stand at the place of their fixture; those not played are missing. */
export function reportOf(
  header: Header,
  names: readonly string[],
  fixtures: readonly Fixture[],
  outcomes: readonly (Outcome | undefined)[],
): Report {
  const played: Match[] = [];
  const byDeal = new Map<number, Match[]>();
  const broken = new Set<number>();
  fixtures.forEach((fixture, i) => {
    const outcome = outcomes[i];
    if (outcome?.shares == null) broken.add(fixture.deal);
    if (outcome === undefined) return;
    const match = { fixture, outcome };
    played.push(match);
    const deal = byDeal.get(fixture.deal);
    if (deal) deal.push(match);
    else byDeal.set(fixture.deal, [match]);
  });
  const whole = [...byDeal].filter(([deal]) => !broken.has(deal)).map(([, matches]) => matches);
  const sum = (of: (outcome: Outcome) => number): number => played.reduce((so, { outcome }) => so + of(outcome), 0);
  return {
    ...header,
    deals: whole.length,
    matches: played.length,
    planned: fixtures.length,
    stalls: sum((one) => Number(one.stalled)),
    faults: sum((one) => Number(one.fault !== null)),
    decisionsPerMatch: played.length === 0 ? 0 : sum((one) => one.decisions) / played.length,
    lengths: lengthsOf(played.map(({ outcome }) => outcome.decisions)),
    bots: [...new Set(names)].map((name) => botReport(name, names, played, whole)),
    gain: header.mode === 'field' ? gainOf(whole, (one) => one.shares, SHARE_GAIN) : null,
    scoreGain: header.mode === 'field' ? gainOf(whole, (one) => one.scores) : null,
    files: played.flatMap(({ outcome }) => outcome.file ?? []).slice(0, MOST_FILES),
  };
}

function botReport(name: string, names: readonly string[], played: readonly Match[], whole: Match[][]): BotReport {
  const sitsAt = (match: Match, seat: Seat): boolean => names[match.fixture.sits[seat] as number] === name;
  const perDeal = (of: (outcome: Outcome) => readonly number[] | null, bounds?: Bounds): Interval | null =>
    intervalOf(
      whole.flatMap((deal) =>
        meanOf(deal.flatMap((match) => (of(match.outcome) ?? []).filter((_, seat) => sitsAt(match, seat)))),
      ),
      bounds,
    );
  const times: number[] = [];
  let slips = 0;
  for (const match of played) {
    match.outcome.times.forEach((one, seat) => {
      if (!sitsAt(match, seat)) return;
      addTimes(times, one);
      slips += match.outcome.slips[seat] ?? 0;
    });
  }
  const seats = whole
    .flat()
    .reduce((sum, match) => sum + match.fixture.sits.filter((_, i) => sitsAt(match, i)).length, 0);
  return {
    name,
    seats,
    share: perDeal((one) => one.shares, SHARE),
    score: perDeal((one) => one.scores),
    parts: Object.fromEntries(partsIn(played).map((part) => [part, perDeal((one) => one.parts[part] ?? null)])),
    decisions: countOf(times),
    p50ms: quantile(times, 0.5),
    p95ms: quantile(times, 0.95),
    slips,
  };
}

const MOST_LENGTHS = 10;

/** In steps of a round number, from the shortest to the longest. */
function lengthsOf(decisions: readonly number[]): readonly Length[] {
  if (decisions.length === 0) return [];
  const least = decisions.reduce((a, b) => Math.min(a, b));
  const most = decisions.reduce((a, b) => Math.max(a, b));
  const rough = (most - least + 1) / (MOST_LENGTHS - 1);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => {
    const from = first + i * step;
    const to = from + step - 1;
    return { from, to, matches: decisions.filter((one) => one >= from && one <= to).length };
  });
}

function partsIn(played: readonly Match[]): string[] {
  return [...new Set(played.flatMap(({ outcome }) => Object.keys(outcome.parts)))];
}

/** None or one value, to be flattened. */
function meanOf(values: readonly number[]): number[] {
  return values.length === 0 ? [] : [values.reduce((sum, value) => sum + value, 0) / values.length];
}

function gainOf(
  whole: readonly Match[][],
  of: (outcome: Outcome) => readonly number[] | null,
  bounds?: Bounds,
): Interval | null {
  return intervalOf(
    whole.flatMap((deal) => {
      const base = deal.find(({ fixture }) => fixture.changed === null);
      const before = base && of(base.outcome);
      if (!before) return [];
      return meanOf(
        deal.flatMap(({ fixture, outcome }) => {
          const now = of(outcome);
          const seat = fixture.changed;
          return seat === null || !now ? [] : [(now[seat] as number) - (before[seat] as number)];
        }),
      );
    }),
    bounds,
  );
}
