// Besieged Cities: recorded games, what such a city gives, and the flight.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

const knight = { seat: 0, figure: 'meeple', tile: 0, segment: 0 } as const;

/** A besieged city to the north of the start; seat 0 is its knight. */
const besieged = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: { sets: ['siege'], messages: 'off' },
    start: 'siege-C3',
    figures: [[0, 'meeple', 0, 0, 0]],
    next: ['base-B', 'base-E'],
    ...more,
  });

/** A road of seat 0 closes and brings a message; its knights are in a besieged city and in a free one of three tiles. */
const withMessage = (message: 2 | 5 | 6 | 8): Scenario =>
  new Scenario({
    options: { sets: ['siege'] },
    start: 'base-W',
    tiles: [
      ['siege-C3', 0, -1],
      ['base-E', -1, -1],
      ['base-G', -1, -2, 1],
      ['base-F', -1, -3, 1],
    ],
    figures: [
      [0, 'meeple', 0, 0, 0],
      [0, 'meeple', 0, -1, 0],
      [0, 'meeple', -1, -1, 0],
    ],
    track: [[3, 0]],
    messages: [message],
    next: ['base-A'],
  })
    .lay(1, 0, 1)
    .move('scorer');

describe('Besieged Cities', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-siege.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 810 turns, 0 differences'],
      holds: true,
    });
  });

  it('a besieged city gives one point per tile when it is closed, and nothing before', () => {
    const game = besieged({ next: ['base-E'] });
    expect(game.feature(0, 0, 0)).toMatchObject({ now: 0, whenComplete: 1 });
    game.lay(0, -1, 2);
    expect(game.told('award').map(({ award }) => [award.seat, award.points, forWhat(award)])).toEqual([
      [0, 2, 'a city of 2 tiles'],
    ]);
  });

  it('a closed one feeds a field twice, also where cities are awarded once', () => {
    const position: Partial<Position> = {
      tiles: [['base-E', 0, -1, 2]],
      figures: [[0, 'meeple', 0, 0, 1]],
      next: ['base-E'],
      last: true,
    };
    const game = besieged(position);
    expect(game.feature(0, 0, 1).now).toBe(6);
    game.lay(1, -1, 0);
    expect(game.view.final.map((award) => forWhat(award))).toEqual([
      'a field with 1 completed city, 1 of them besieged',
    ]);
    const first = besieged({ ...position, options: { sets: ['siege'], messages: 'off', fields: 'city' } });
    expect(first.lay(1, -1, 0).seat(0).score).toBe(8);
  });

  it('at the end of a turn one of its knights may flee to a monastery nearby, without points', () => {
    const game = besieged().lay(1, 0, 0);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', { do: 'escape', ...knight }] });
    game.answer({ do: 'escape', ...knight });
    expect(game.told('returns')).toEqual([{ kind: 'returns', seat: 0, figure: 'meeple', tile: 0 }]);
    expect(game.seat(0)).toMatchObject({ score: 0, supply: { meeple: 7 } });
    expect(game.asked).toEqual(['1 place']);
  });

  it('nobody flees without a monastery, from a free city, or before a second tile by the builder', () => {
    expect(besieged({ next: ['base-E', 'base-B'] }).lay(1, 0, 0).asked).toEqual(['1 place']);
    expect(besieged({ start: 'base-E' }).lay(1, 0, 0).asked).toEqual(['1 place']);
    const game = besieged({
      options: { sets: ['siege'], messages: 'off', builder: 'yes' },
      tiles: [['base-B', 1, 0]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'builder', 0, 0, 0],
      ],
      next: ['base-R', 'base-B'],
    }).lay(0, -1, 2);
    expect(game.asked).toEqual(['0 place']);
    expect(game.lay(2, 0, 0).asked).toEqual(['0 act']);
  });

  it('Y25: message 2 must take the besieged city, worth nothing; two points stay possible', () => {
    const game = withMessage(2);
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: { message: 2, tile: 1, segment: 0 }, points: 0 },
    ]);
  });

  it('its knights count for messages 5 and 6, and message 8 takes one home for nothing', () => {
    expect(offered(withMessage(5))).toContainEqual({ choice: { message: 5 }, points: 2 });
    expect(offered(withMessage(6))).toContainEqual({ choice: { message: 6 }, points: 4 });
    const game = withMessage(8);
    expect(offered(game)).toContainEqual({ choice: { message: 8, tile: 1, segment: 0 }, points: 0 });
    game.message({ message: 8, tile: 1, segment: 0 });
    expect(game.asked).toEqual(['1 place']);
  });
});
