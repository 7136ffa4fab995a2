// Heretics & Shrines: recorded games, where they may lie, and the contest.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { CarcassonneEvent, PlaceChoice } from '../../rules/choices.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

/** A monastery at (1, 0) of seat 1 beside a shrine at the start of seat 0, which lacks one neighbour, at (-1, 1). */
const contest: Omit<Position, 'next'> = {
  options: { sets: ['shrines'], messages: 'off' },
  start: 'shrines-3',
  tiles: [
    ['base-B', 1, 0],
    ['base-E', 0, -1, 0],
    ['base-E', 0, 1, 2],
    ['base-E', -1, 0, 3],
    ['base-V', -1, -1, 1],
    ['base-V', 1, -1, 2],
    ['base-V', 1, 1, 3],
  ],
  figures: [
    [0, 'meeple', 0, 0, 0],
    [1, 'meeple', 1, 0, 0],
  ],
};

const told = (game: Scenario): CarcassonneEvent[] => game.match.told.map(({ event }) => event as CarcassonneEvent);

const fits = (game: Scenario, x: number, y: number): boolean =>
  (game.ask().from as readonly PlaceChoice[]).some((spot) => spot.x === x && spot.y === y);

describe('Heretics & Shrines', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-shrines.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 770 turns, 0 differences'],
      holds: true,
    });
  });

  it('the first completed of two rivals is scored, and the other comes home with nothing', () => {
    const game = new Scenario({ ...contest, next: ['base-V'] }).lay(-1, 1, 0);
    const awards = told(game).flatMap((event) => (event.kind === 'award' ? [event.award] : []));
    expect(awards.map((award) => [award.seat, award.points, forWhat(award)])).toEqual([
      [0, 9, 'a shrine with 8 neighbours'],
    ]);
    expect(told(game)).toContainEqual({ kind: 'returns', seat: 1, figure: 'meeple', tile: 1 });
    expect(game.view.seats.map(({ supply }) => supply.meeple)).toEqual([7, 7]);
  });

  it('a shrine beside an empty monastery has no contest', () => {
    const game = new Scenario({ ...contest, figures: [[0, 'meeple', 0, 0, 0]], next: ['base-V'] }).lay(-1, 1, 0);
    expect(told(game).filter(({ kind }) => kind === 'returns')).toEqual([]);
  });

  it('a second rival may not be laid, of a shrine or of a monastery', () => {
    const lonely = { options: { sets: ['shrines'] as const, messages: 'off' as const }, start: 'shrines-3' };
    expect(fits(new Scenario({ ...lonely, next: ['base-B'] }), 0, 1)).toBe(true);
    const paired = { ...lonely, tiles: [['base-B', 1, 0] as const] };
    // Beside the shrine that has a rival, and beside the monastery that has one.
    expect(fits(new Scenario({ ...paired, next: ['base-B'] }), -1, 0)).toBe(false);
    expect(fits(new Scenario({ ...paired, next: ['base-B'] }), 2, 0)).toBe(true);
    expect(fits(new Scenario({ ...paired, next: ['shrines-4'] }), 2, 0)).toBe(false);
    expect(fits(new Scenario({ ...paired, next: ['shrines-4'] }), -1, 0)).toBe(true);
  });

  it('a shrine counts for message 3, and message 8 ends a contest', () => {
    const near: Partial<Position> = {
      options: { sets: ['shrines'] },
      start: 'base-W',
      tiles: [['shrines-3', 0, -1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, -1, 0],
      ],
      track: [[3, 0]],
      next: ['base-A'],
    };
    const third = new Scenario({ ...near, messages: [3] } as Position).lay(1, 0, 1).move('scorer');
    expect(offered(third)).toContainEqual({ choice: { message: 3, tile: 1, segment: 0 }, points: 3 });
    const eighth = new Scenario({ ...near, messages: [8] } as Position).lay(1, 0, 1).move('scorer');
    eighth.message({ message: 8, tile: 1, segment: 0 });
    expect(eighth.seat(0).supply.meeple).toBe(7);
  });
});
