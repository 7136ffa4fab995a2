// Dutch & Belgian Monasteries and Japanese Buildings: the rules of the German ones, and the option that leaves plain ones out.

import { defaultsOf, Match, reasonIn } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../rules/box.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { carcassonne } from '../../rules/game.ts';
import type { Options, SetId } from '../../rules/options.ts';
import { kindNumber } from '../../tiles/index.ts';
import { english, words } from '../../words/en/index.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

const LYING = 2;
const CASES = [
  ['dutch', 'dutch-C'],
  ['japan', 'japan-C'],
] as const;

/** A road of seat 0 closes and brings a message; to the north somebody lies in a monastery, with one tile in line. */
const withMessage = (set: SetId, tile: string, message: 3 | 8, more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: { sets: [set] },
    start: 'base-W',
    tiles: [[tile, 0, -1]],
    figures: [
      [0, 'meeple', 0, 0, 0],
      [0, 'meeple', 0, -1, LYING],
    ],
    track: [[3, 0]],
    messages: [message],
    next: ['base-A'],
    ...more,
  })
    .lay(1, 0, 1)
    .move('scorer');

describe.each(CASES)('%s, by the rules of the German monasteries', (set, tile) => {
  it('a figure stands in it or lies down in it', () => {
    const game = new Scenario({ options: { sets: [set], abbot: true }, start: 'base-B', next: [tile] });
    game.answer({ x: 1, y: 0, rotation: 0 });
    const places = (game.ask().from as readonly FigureChoice[]).flatMap((one) =>
      typeof one === 'object' && 'segment' in one ? [`${one.figure} ${one.segment}`] : [],
    );
    expect(places).toEqual(['meeple 0', 'abbot 0', 'meeple 1', 'meeple 2', 'abbot 2']);
  });

  it('whoever lies there stays to the end, for the tiles in row and column', () => {
    const game = new Scenario({
      options: { sets: [set], messages: 'off' },
      start: tile,
      tiles: [
        ['base-B', 1, 0],
        ['base-B', 2, 0],
      ],
      figures: [[0, 'meeple', 0, 0, LYING]],
      next: ['base-B'],
      last: true,
    }).lay(0, 1, 0);
    expect(game.view.final).toMatchObject([{ seat: 0, points: 1 + 2 + 1, source: 'monastery', name: 'cloister' }]);
  });

  it('counts for message 3 with that value, and message 8 takes it home for it', () => {
    expect(offered(withMessage(set, tile, 3))).toContainEqual({
      choice: { message: 3, tile: 1, segment: LYING },
      points: 2,
    });
    const game = withMessage(set, tile, 8);
    game.message({ message: 8, tile: 1, segment: LYING }).move('scorer');
    expect(game.seat(0)).toMatchObject({ score: 3 + 2 + 2, supply: { meeple: 7 } });
  });

  it('a monk who stands there is a monk for message 3', () => {
    const figures = [
      [0, 'meeple', 0, 0, 0],
      [0, 'meeple', 0, -1, 0],
    ] as const;
    expect(offered(withMessage(set, tile, 3, { figures }))).toContainEqual({
      choice: { message: 3, tile: 1, segment: 0 },
      points: 1 + 2,
    });
  });
});

describe('the monasteries of the base game', () => {
  const options = (more: Partial<Options>): Options => ({ ...defaultsOf(carcassonne.options), ...more });
  const many = (more: Partial<Options>): number => {
    const plain = ['base-A', 'base-B'].map(kindNumber);
    const { table, parts } = boxOf(options(more)).pile;
    return [...table.map(({ variant }) => variant), ...parts.flat()].filter((variant) => plain.includes(variant >> 1))
      .length;
  };

  it('stay in the box, or are left out beside such a set', () => {
    expect(many({ sets: ['dutch'] })).toBe(6);
    for (const set of ['german', 'dutch', 'japan'] as const) {
      expect(many({ sets: [set, 'river'], monasteries: false })).toBe(0);
      // What is said of the box knows it.
      expect(english.advice?.(2, options({ sets: [set], monasteries: false }))).toMatch(/^72 tiles/);
    }
  });

  it('cannot be left out where no others take their place', () => {
    const fairness = { secret: '0f'.repeat(32), contributions: [] };
    const refused = Match.start(carcassonne, { seats: 2, options: { monasteries: false }, fairness });
    expect(refused).toMatchObject({ ok: false, code: 'bad-options' });
    expect(refused instanceof Match ? '' : reasonIn(words, refused)).toMatch(/^The monasteries of the base game stay/);
  });
});
