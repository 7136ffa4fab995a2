// The end in numbers: points after each turn, when the lead changed for good, the best features.

import { FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { bestOf, historyOf, leadSince } from '../board/end/history.ts';
import type { CarcassonneEvent } from '../rules/choices.ts';
import { carcassonne } from '../rules/game.ts';
import type { View } from '../rules/view.ts';

const match = Match.start(carcassonne, { seats: 3, fairness: { secret: sha256Hex('history'), contributions: [] } });
if (!(match instanceof Match)) throw new Error(match.reason);
const chance = new FastChance(9);
while (match.result === null) {
  const [ask] = match.asks();
  if (!ask) throw new Error('nobody is asked');
  const rest = ask.from.filter((choice) => choice !== 'pass');
  match.answer(ask.seat, ask.id, sampleAnswer(rest.length > 0 ? { ...ask, from: rest } : ask, chance));
}
const told = match.told.map(({ event }) => event as CarcassonneEvent);
const view = match.view(null) as object as View;
const scores = match.result?.scores ?? [];
const history = historyOf(told, scores, view.tiles.length - 1);

describe('the course of a match', () => {
  it('begins at nothing, never falls, and the count at the end makes up the rest', () => {
    expect(history.first).toBe(0);
    expect(history.rows[0]).toEqual([0, 0, 0]);
    for (const [i, row] of history.rows.entries()) {
      for (const [seat, points] of row.entries())
        expect(points).toBeGreaterThanOrEqual(history.rows[i - 1]?.[seat] ?? 0);
    }
    const last = history.rows.at(-1) ?? [];
    const counted = scores.map((score, seat) => score - (last[seat] ?? 0));
    const final = scores.map((_, seat) =>
      view.final.filter((award) => award.seat === seat).reduce((sum, award) => sum + award.points, 0),
    );
    expect(counted).toEqual(final);
  });

  it('is right where only the end of what was told is known', () => {
    const half = historyOf(told.slice(Math.floor(told.length / 2)), scores, view.tiles.length - 1);
    expect(half.first).toBeGreaterThan(0);
    expect(half.rows.at(-1)).toEqual(history.rows.at(-1));
  });

  it('finds the turn from which the winner led to the end', () => {
    const rows = (...all: number[][]) => ({ first: 0, rows: all, scores: [20, 15] });
    expect(leadSince(rows([0, 0], [4, 2], [4, 6], [9, 6], [12, 8]), 0)).toBe(3);
    expect(leadSince(rows([0, 0], [4, 2], [5, 2]), 0)).toBe(1);
    expect(leadSince(rows([0, 0], [4, 6], [5, 5]), 0)).toBe('count');
  });

  it('names the features that gave most, with their turn', () => {
    const best = bestOf(told, 0, history);
    expect(best.length).toBeGreaterThan(0);
    const all = told.flatMap((event) =>
      event.kind === 'award' && event.award.seat === 0 && event.award.tile >= 0 && event.award.source !== 'message'
        ? [event.award.points]
        : [],
    );
    expect(best[0]?.award.points).toBe(Math.max(...all));
    for (const { award, turn } of best) expect(turn === null).toBe(award.round === 'final');
  });
});
