// German Monasteries: recorded games, and what somebody who lies in one is worth.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Laid, type Position, Scenario } from '../scenario.ts';

const LYING = 2;
const around: readonly Laid[] = [
  ['base-B', 1, 0],
  ['base-B', 2, 0],
  ['base-B', 0, 1],
];

const lying = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: { sets: ['german'], messages: 'off' },
    start: 'german-2',
    tiles: around,
    figures: [[0, 'meeple', 0, 0, LYING]],
    next: ['base-B'],
    ...more,
  });

/** A road of seat 0 closes and brings a message; to the north somebody lies in a monastery, with one tile in line. */
const withMessage = (message: 3 | 8): Scenario =>
  new Scenario({
    options: { sets: ['german'] },
    start: 'base-W',
    tiles: [['german-2', 0, -1]],
    figures: [
      [0, 'meeple', 0, 0, 0],
      [0, 'meeple', 0, -1, LYING],
    ],
    track: [[3, 0]],
    messages: [message],
    next: ['base-A'],
  })
    .lay(1, 0, 1)
    .move('scorer');

describe('German Monasteries', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-german.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 770 turns, 0 differences'],
      holds: true,
    });
  });

  it('a figure stands in it or lies down in it', () => {
    const game = new Scenario({ options: { sets: ['german'], abbot: true }, start: 'base-B', next: ['german-2'] });
    game.answer({ x: 1, y: 0, rotation: 0 });
    const places = (game.ask().from as readonly FigureChoice[]).flatMap((one) =>
      typeof one === 'object' && 'segment' in one ? [`${one.figure} ${one.segment}`] : [],
    );
    expect(places).toEqual(['meeple 0', 'abbot 0', 'meeple 1', 'meeple 2', 'abbot 2']);
  });

  it('whoever lies there is worth one and the tiles in row and column, up to the first gap', () => {
    expect(lying().feature(0, 0, LYING)).toMatchObject({ type: 'cloister', now: 1 + 2 + 1, complete: false });
    const beyond: readonly Laid[] = [
      ['base-B', 0, 2],
      ['german-4', 1, 2],
      ['german-5', 1, 3],
      ['german-6', 1, 4],
      ['base-E', 0, 4],
    ];
    const gap = lying({ tiles: [...around, ...beyond], next: ['base-C'] });
    expect(gap.feature(0, 0, LYING).now).toBe(1 + 2 + 2);
  });

  it('nobody comes home from there when the monastery is surrounded, and the last count gives the points', () => {
    const tiles: readonly Laid[] = [
      ['base-B', 1, 0],
      ['base-B', -1, 0],
      ['base-B', 0, 1],
      ['base-B', 0, -1],
      ['german-4', 1, 1],
      ['german-5', -1, 1],
      ['german-6', 1, -1],
    ];
    const game = lying({ tiles, next: ['base-E'], last: true });
    // A city to the north and the west, fields towards the land.
    game.lay(-1, -1, 0);
    expect(game.view.tiles).toHaveLength(9);
    expect(game.view.final).toMatchObject([{ seat: 0, points: 5, source: 'monastery', name: 'cloister' }]);
  });

  it('counts for message 3 with that value, and message 8 takes it home for it', () => {
    expect(offered(withMessage(3))).toContainEqual({ choice: { message: 3, tile: 1, segment: LYING }, points: 2 });
    const game = withMessage(8);
    game.message({ message: 8, tile: 1, segment: LYING }).move('scorer');
    expect(game.told('award').map(({ award }) => forWhat(award))).toContain(
      'the message: a monastery with 1 tile in line',
    );
    expect(game.seat(0).supply.meeple).toBe(7);
  });
});
