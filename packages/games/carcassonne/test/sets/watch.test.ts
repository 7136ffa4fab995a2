// The Watchtowers: recorded games, and what a tower gives to whom and when.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { Award } from '../../rules/names.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

/** A tower on a crossing of two road ends at the start; seat 0 stands on the eastern one, which the next tile closes. */
function closeAtTower(more: Partial<Position> = {}): Scenario {
  return new Scenario({
    options: { sets: ['watch'] },
    start: 'watch-H',
    figures: [[0, 'meeple', 0, 0, 0]],
    next: ['base-A', 'base-B'],
    ...more,
  }).lay(1, 0, 1);
}

const awardsIn = (game: Scenario): Award[] =>
  (game.match.told.map(({ event }) => event) as CarcassonneEvent[]).flatMap((event) =>
    event.kind === 'award' ? [event.award] : [],
  );

describe('The Watchtowers', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-watch.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 830 turns, 0 differences'],
      holds: true,
    });
  });

  it('a tower gives its points before the feature, as an award of its own', () => {
    const game = closeAtTower({ options: { sets: ['watch'], messages: 'off' } });
    expect(awardsIn(game).map(({ seat, points, source }) => [seat, points, source])).toEqual([
      [0, 2, 'other'],
      [0, 2, 'road'],
    ]);
    expect(awardsIn(game).map(forWhat)).toEqual(['a watchtower that sees 2 tiles with roads', 'a road of 2 tiles']);
  });

  it('each award moves a figure of its own; both together bring one message at most', () => {
    const game = closeAtTower({ track: [[3, 3]], messages: [7] });
    game.move('scorer').move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5 });
    expect(game.view.messages).toMatchObject({ drawn: 1, current: { message: 7 } });
  });

  it.each([
    ['each', 2],
    ['once', 1],
  ] as const)(
    'ruling: by the option "%s" two followers of a seat at one tower bring %i awards',
    (watchtowers, many) => {
      const game = closeAtTower({
        options: { sets: ['watch'], big: 'yes', messages: 'off', watchtowers },
        figures: [
          [0, 'meeple', 0, 0, 0],
          [0, 'big', 0, 0, 0],
        ],
      });
      expect(awardsIn(game).filter(({ source }) => source === 'other')).toHaveLength(many);
    },
  );

  it('whoever stands beside a tower is awarded without the majority', () => {
    const game = new Scenario({
      options: { sets: ['watch'], big: 'yes', messages: 'off' },
      start: 'watch-H',
      tiles: [['base-U', 1, 0, 1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 1, 0, 0],
        [1, 'big', 1, 0, 0],
      ],
      next: ['base-A'],
    }).lay(2, 0, 1);
    expect(awardsIn(game).map(({ seat, points, source }) => [seat, points, source])).toEqual([
      [0, 2, 'other'],
      [1, 3, 'road'],
    ]);
  });

  it('nothing comes of a tower on a feature that stays open, at the end, or by message 8', () => {
    const game = new Scenario({
      options: { sets: ['watch'] },
      start: 'watch-H',
      figures: [
        [0, 'meeple', 0, 0, 1],
        [0, 'meeple', 0, 0, 0],
      ],
      track: [[1, 0]],
      messages: [8],
      next: ['base-A'],
      last: true,
    }).lay(1, 0, 1);
    game.move('scorer').move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 8, tile: 0, segment: 1 }, points: 1 });
    game.message('points');
    game.move('messenger');
    expect(game.view.final.map(({ source }) => source)).not.toContain('other');
  });
});
