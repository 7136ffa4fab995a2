// One moment: what the match is worth to every seat from what everybody knows, and to each from what it knows itself.

import {
  type AnalysedMoment,
  type Analyst,
  type AnyTypes,
  type Belief,
  type Replay,
  type Worths,
  worthsAtEnd,
} from '@tabella/kernel';
import { rounded } from './decision.ts';
import { meanWorths, round, steadied } from './mean.ts';
import { chanceFor, type Onlooker } from './onlooker.ts';

export interface MomentTerms {
  readonly row: number;
  readonly seed: number;
  /** Worlds for what each seat knows; what everybody knows gets twice as many. */
  readonly worlds: number;
}

/** How much more the public curve is worked on: it is the one that turning points are read from. */
export const PUBLIC_WEIGHT = 2;

/** The worths as one onlooker can judge them; null when nothing can be imagined. Yields after every world. */
export function* worthsTo(
  analyst: Analyst<AnyTypes>,
  onlooker: Onlooker,
  { row, seed, worlds }: MomentTerms,
): Generator<void, Worths | null> {
  const { seat } = onlooker;
  const wanted = seat === null ? PUBLIC_WEIGHT * worlds : worlds;
  return yield* meanWorths(analyst.judge(onlooker), wanted, chanceFor(seed, row, seat, 'worths'));
}

/** What is counted, of the worths. */
export const counted = ({ worth }: Analyst<AnyTypes>, { chances, points }: Worths): readonly number[] =>
  (worth === 'points' ? points : chances) ?? [];

/** What an onlooker may think of each secret. */
export const beliefsOf = (analyst: Analyst<AnyTypes>, onlooker: Onlooker): readonly Belief[] =>
  (analyst.beliefs?.(onlooker) ?? []).map(rounded);

/** The onlookers: the public, then every seat. `before` is the moment before. Null when nothing can be imagined. */
export function* momentOf(
  analyst: Analyst<AnyTypes>,
  [everybody, ...seats]: readonly Onlooker[],
  truth: Readonly<Record<string, string>> | null,
  before: AnalysedMoment | undefined,
  terms: MomentTerms,
): Generator<void, AnalysedMoment | null> {
  if (everybody === undefined) return null;
  const sure = analyst.worth === 'points' || analyst.judge(everybody).sure !== undefined;
  const steady = (value: number, worlds: number, last: number | undefined): number =>
    sure ? value : steadied(value, worlds, last);
  const worths = yield* worthsTo(analyst, everybody, terms);
  if (worths === null) return null;
  const own: number[] = [];
  for (const [seat, onlooker] of seats.entries()) {
    const seen = (yield* worthsTo(analyst, onlooker, terms)) ?? worths;
    own.push(steady(counted(analyst, seen)[seat] as number, terms.worlds, before?.own[seat]));
  }
  const told = analyst.beliefs
    ? {
        beliefs: beliefsOf(analyst, everybody),
        ownBeliefs: seats.map((onlooker) => beliefsOf(analyst, onlooker)),
        ...(truth ? { truth } : {}),
      }
    : {};
  const { chances: _, ...points } = worths;
  const chances = counted(analyst, worths).map((value, seat) =>
    steady(value, PUBLIC_WEIGHT * terms.worlds, before?.everybody[seat]),
  );
  return { row: terms.row, everybody: chances, own, ...points, ...told };
}

/** The end: what the match brought. */
export function endOf(analyst: Analyst<AnyTypes>, replay: Replay<unknown>): AnalysedMoment | null {
  const { result } = replay.at(replay.rows, 'public');
  if (result === null) return null;
  const worths = worthsAtEnd(result, replay.seats);
  const everybody = counted(analyst, worths).map(round);
  return { row: replay.rows, everybody, own: everybody, ...(worths.points ? { points: worths.points } : {}) };
}
