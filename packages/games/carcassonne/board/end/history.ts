// The match in numbers, from what was told: points after each turn, when the lead changed for good, the best features.

import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { Award } from '../../rules/names.ts';

export interface History {
  /** The number of the turn after which the first row stands; 0 is the beginning. A turn is one tile of everybody. */
  readonly first: number;
  /** Points of each seat after each turn, before the count at the end. */
  readonly rows: readonly (readonly number[])[];
  /** Points at the end. */
  readonly scores: readonly number[];
}

/** `laid` is how many tiles were laid in all: what was told may begin in the middle of the match. */
export function historyOf(told: readonly CarcassonneEvent[], scores: readonly number[], laid: number): History {
  const now = scores.slice();
  const add = ({ award }: { readonly award: Award }, sign: 1 | -1): void => {
    now[award.seat] = (now[award.seat] ?? 0) + sign * award.points;
  };
  for (const event of told) if (event.kind === 'award') add(event, -1);
  const rows: number[][] = [now.slice()];
  let [tiles, turns] = [0, 0];
  for (const event of told) {
    if (event.kind === 'places') {
      tiles++;
      if (event.turn === 'turn' && turns++ > 0 && (turns - 1) % scores.length === 0) rows.push(now.slice());
    } else if (event.kind === 'award' && event.award.round !== 'final') add(event, 1);
  }
  if (turns > 0) rows.push(now.slice());
  return { first: Math.max(0, Math.floor((laid - tiles) / scores.length)), rows, scores };
}

/** The turn from which the winner was ahead of everybody until the end; `count` if only the count at the end decided. */
export function leadSince({ first, rows, scores }: History, winner: number): number | 'count' {
  const ahead = (row: readonly number[]): boolean =>
    row.every((points, seat) => seat === winner || points < (row[winner] ?? 0));
  if (!ahead(scores)) return 'count';
  const behind = rows.findLastIndex((row) => !ahead(row));
  return behind === rows.length - 1 ? 'count' : first + behind + 1;
}

export interface Best {
  readonly award: Award;
  /** In which turn; null in the count at the end. */
  readonly turn: number | null;
  /** Others who got points for the same feature at the same time. */
  readonly shared: readonly number[];
}

const MOST = 3;

/** The features that gave a seat most. */
export function bestOf(told: readonly CarcassonneEvent[], seat: number, { first, scores }: History): readonly Best[] {
  const all: { readonly award: Award; readonly turn: number | null; readonly tile: number }[] = [];
  let [turns, tile] = [0, 0];
  for (const event of told) {
    if (event.kind === 'places') {
      tile++;
      if (event.turn === 'turn') turns++;
    }
    if (event.kind !== 'award' || event.award.tile < 0 || event.award.source === 'message') continue;
    const turn = event.award.round === 'final' ? null : first + Math.ceil(turns / scores.length);
    all.push({ award: event.award, turn, tile });
  }
  return all
    .filter(({ award }) => award.seat === seat)
    .toSorted((a, b) => b.award.points - a.award.points)
    .slice(0, MOST)
    .map(({ award, turn, tile: when }) => ({
      award,
      turn,
      shared: all
        .filter((one) => one.tile === when && one.award.seat !== seat && isSame(one.award, award))
        .map((one) => one.award.seat),
    }));
}

const isSame = (a: Award, b: Award): boolean => a.tile === b.tile && a.segment === b.segment && a.round === b.round;
