// The decisions of one seat: the costliest first, then those that were as good as could be.

import type { AnalysedDecision, Analysis, Seat } from '@tabella/kernel';

export interface Judged {
  readonly worse: readonly AnalysedDecision[];
  /** Those that were worth most first. */
  readonly good: readonly AnalysedDecision[];
  readonly count: number;
  /** What all of them cost together. */
  readonly given: number;
}

export const costOf = ({ worth, bestWorth }: AnalysedDecision): number => Math.max(0, bestWorth - worth);

export function judgedOf({ decisions }: Analysis, seat: Seat): Judged {
  const all = decisions.filter((one) => one.seat === seat);
  const worse = all.filter(({ than }) => than === 'worse').toSorted((a, b) => costOf(b) - costOf(a) || a.row - b.row);
  const good = all.filter(({ than }) => than !== 'worse').toSorted((a, b) => b.worth - a.worth || a.row - b.row);
  return { worse, good, count: all.length, given: worse.reduce((sum, one) => sum + costOf(one), 0) };
}

/** A name with marks round it may hold anything; sentences end elsewhere. */
const SENTENCE = /^(?:[\ue000-\ue0fe][^\ue0ff]*\ue0ff|[^\ue000-\ue0ff])*?[.!?](?= |$)/;

/** The first sentence, and the rest. */
export function headOf(text: string): readonly [head: string, rest: string] {
  const head = SENTENCE.exec(text)?.[0] ?? text;
  return [head.replace(/\.$/, ''), text.slice(head.length).trim()];
}
