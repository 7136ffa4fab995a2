// The curves of an analysis: what the match was worth to each seat, from what everybody or each one knew.

import type { AnalysedMoment, Analysis, NameOf, Seat } from '@tabella/kernel';
import type { Line } from '@tabella/ui/chart/data';

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
}

/** A line for each seat, mine thick; from what everybody knew, mine is joined by a dashed one from what I knew. */
export function curvesOf({ moments, knowledge, me, name, all, mineOwn }: CurveTerms): readonly Line[] {
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
      ...(own ? { dashed: true } : {}),
    };
  });
  const [first] = lines;
  if (!first) return [];
  const together = seats > 1 && lines.every((line) => line.values.every((value, i) => value === first.values[i]));
  const shown = together ? [{ ...first, id: 'all', label: all, seat: null, mine: true }] : lines;
  if (own || me === null || knewTheSame(moments)) return shown;
  const beside = together ? 'all' : String(me);
  const values = moments.map((moment) => moment.own[me] ?? null);
  const seat = together ? null : me;
  return [...shown, { id: 'mine', label: mineOwn, seat, values, dashed: true, beside }];
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
