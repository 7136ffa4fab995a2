// The curves of an analysis: what the match was worth to each seat, from what everybody or each one knew.

import type { AnalysedDecision, AnalysedMoment, Analysis, NameOf, Seat } from '@tabella/kernel';
import type { Line } from '@tabella/ui/chart/data';
import { costOf } from './judged.ts';

export type Knowledge = 'everybody' | 'own';

/** A whole analysis, or as much of it as there is: then the end is not shown before what leads to it. */
export const momentsIn = ({ moments, unfinished }: Analysis, rows: number): readonly AnalysedMoment[] =>
  unfinished ? moments.filter(({ row }) => row < rows) : moments;

/** Where nothing is hidden, everybody knew the same. */
export const knewTheSame = (moments: readonly AnalysedMoment[]): boolean =>
  moments.every(({ everybody, own }) => everybody.every((value, seat) => value === own[seat]));

interface CurveTerms {
  readonly moments: readonly AnalysedMoment[];
  readonly knowledge: Knowledge;
  readonly me: Seat | null;
  readonly name: NameOf;
  /** What one line is called that is the same for all. */
  readonly all: string;
  /** What the second line of mine is called. */
  readonly mineOwn: string;
  /** The bot's line: what it is called, and the decisions it is made of. */
  readonly bot?: { readonly label: string; readonly decisions: readonly AnalysedDecision[] };
}

/**
 * A line for each seat, mine thick; from what everybody knew, mine is joined by a dashed one from what I knew. Where points are
 * counted it has a band instead, and the dashed one is what the bot's choice would have brought each time.
 */
export function curvesOf({ moments, knowledge, me, name, all, mineOwn, bot }: CurveTerms): readonly Line[] {
  const seats = moments[0]?.everybody.length ?? 0;
  const own = knowledge === 'own';
  const valuesOf = (seat: Seat): readonly (number | null)[] => moments.map((moment) => moment[knowledge][seat] ?? null);
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const mine = seat === me && !own;
    return {
      id: String(seat),
      label: name(seat),
      seat,
      values: valuesOf(seat),
      mine,
      ...(own ? { dashed: true } : bandOf(moments, seat)),
    };
  });
  const [first] = lines;
  if (!first) return [];
  const together = seats > 1 && lines.every((line) => line.values.every((value, i) => value === first.values[i]));
  const shown = together ? [{ ...first, id: 'all', label: all, seat: null, mine: true }] : lines;
  const beside = together ? 'all' : String(me);
  const compared = shown.find(({ id }) => id === beside);
  if (own || compared === undefined) return shown;
  if (bot && compared.band) return [...shown, botLine(moments, compared, bot)];
  if (me === null || knewTheSame(moments)) return shown;
  const values = moments.map((moment) => moment.own[me] ?? null);
  const seat = together ? null : me;
  return [...shown, { id: 'mine', label: mineOwn, seat, values, dashed: true, beside }];
}

/** Where it may well end; at the end it is what it was. */
function bandOf(moments: readonly AnalysedMoment[], seat: Seat): Pick<Line, 'band'> {
  if (!moments.some(({ low, high }) => low && high)) return {};
  const edge = (of: 'low' | 'high') => moments.map((moment) => (moment[of] ?? moment.everybody)[seat] ?? null);
  return { band: { low: edge('low'), high: edge('high') } };
}

/** What would have been expected at each moment, had the bot chosen since the one before. */
function botLine(moments: readonly AnalysedMoment[], line: Line, bot: NonNullable<CurveTerms['bot']>): Line {
  const decisions = bot.decisions.filter(({ seat }) => line.seat === null || seat === line.seat);
  const values = moments.map(({ row, low }, i) => {
    const since = moments[i - 1]?.row ?? row;
    const cost = decisions.reduce((sum, one) => sum + (one.row >= since && one.row < row ? costOf(one) : 0), 0);
    const value = line.values[i] ?? null;
    // At the end nothing is expected any more.
    return value === null || low === undefined ? value : value + cost;
  });
  return { id: 'bot', label: bot.label, seat: line.seat, values, dashed: true, beside: line.id };
}

/** Points expected at the end, where the match is won by them and chances are counted. */
export function pointLines({ moments, me, name }: Pick<CurveTerms, 'moments' | 'me' | 'name'>): readonly Line[] {
  const seats = moments.find(({ points }) => points)?.points?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    id: String(seat),
    label: name(seat),
    seat,
    mine: seat === me,
    values: moments.map(({ points }) => points?.[seat] ?? null),
  }));
}
