// What decided a match: the source of points in which the winner and somebody else lie farthest apart.

import type { Result } from '@tabella/kernel';
import type { Source } from '../../rules/names.ts';

interface Difference {
  readonly source: Source;
  /** Who is compared with me: who won, or whom I beat. */
  readonly rival: number;
  readonly mine: number;
  readonly theirs: number;
}

export function differenceFor({ parts = {}, scores = [], winners }: Result, me: number | null): Difference | null {
  const [winner] = winners;
  if (me === null || winner === undefined || winners.length > 1) return null;
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== me);
  const rival = winner === me ? others.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0] : winner;
  if (rival === undefined) return null;
  const sign = winner === me ? 1 : -1;
  const [first] = Object.entries(parts)
    .map(([source, points]) => ({
      source: source as Source,
      rival,
      mine: points[me] ?? 0,
      theirs: points[rival] ?? 0,
    }))
    .toSorted((a, b) => sign * (b.mine - b.theirs - (a.mine - a.theirs)));
  return first && sign * (first.mine - first.theirs) > 0 ? first : null;
}
