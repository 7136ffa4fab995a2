// Moments of a match as the points of a chart: the start, every turn, the end, each with the words of the game.

import type { NameOf, Replay, Seat, Words } from '@tabella/kernel';
import type { Flag, Point } from '@tabella/ui/chart/data';
import type { Say } from '../i18n/i18n.ts';

export interface Telling {
  readonly replay: Replay;
  readonly words: Words;
  readonly name: NameOf;
  readonly me: Seat | null;
  /** The rows at which turns begin. */
  readonly turns: readonly number[];
  readonly say: Say;
}

/** What was done by this row; empty where nothing was told. */
export function toldAt({ replay, words, name, me }: Telling, row: number): string {
  for (const { event } of replay.news(row)) {
    const text = words.event(event, name, me);
    if (text !== '') return text;
  }
  return '';
}

/** Which turn it is, from 1; 0 before the first. */
export const turnAt = (turns: readonly number[], row: number): number =>
  turns.findLastIndex((start) => start <= row) + 1;

/** A moment in words: "Turn 12: Dario", or what had just happened. */
export function titleOf(telling: Telling, row: number): string {
  const { replay, words, name, me, turns, say } = telling;
  if (row === replay.rows) return say('analysis.end');
  if (turns.includes(row)) {
    const turn = replay.news(row).map(({ event }) => words.turn?.(event, name, me) ?? null);
    return turn.find((one) => one !== null) ?? '';
  }
  if (row === 0 || turnAt(turns, row) === 0) return toldAt(telling, row) || say('analysis.start');
  return toldAt(telling, row) || say('replay.turn', { number: turnAt(turns, row) });
}

/** Points for these rows; where there are no turns, they are numbered. */
export function pointsOf(telling: Telling, rows: readonly number[]): readonly Point[] {
  const { replay, turns, say } = telling;
  return rows.map((row, i) => {
    const turn = turns.indexOf(row) + 1;
    const number = turn > 0 ? turn : turns.length === 0 ? i : 0;
    const label =
      row === replay.rows ? say('analysis.end') : number > 0 ? String(number) : i === 0 ? say('analysis.start') : '';
    return { label, title: titleOf(telling, row), row };
  });
}

/** The start, every turn, and the end. */
export const turnPoints = (telling: Telling): readonly Point[] =>
  pointsOf(telling, [...new Set([0, ...telling.turns, telling.replay.rows])]);

/** Where the numbered rows stand among points: at the first one at which they had been played. */
export const flagsAt = (
  points: readonly Point[],
  flags: readonly { readonly row: number; readonly title: string }[],
): readonly Flag[] =>
  flags.map(({ row, title }, i) => {
    const found = points.findIndex((point) => point.row !== null && point.row >= row);
    return { at: found < 0 ? points.length - 1 : found, number: i + 1, title };
  });
