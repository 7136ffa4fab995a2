// The base game: scenarios B of the rulings.

import { describe, expect, it } from 'vitest';
import { type Laid, Scenario } from './scenario.ts';

const off = { messages: 'off' } as const;

describe('tiles', () => {
  it('B1: a tile that fits nowhere leaves the game and the same seat draws again', () => {
    const game = new Scenario({ options: off, start: 'base-B', next: ['base-C', 'base-A'] });
    expect(game.view).toMatchObject({ active: 0, drawn: { kind: 'base-A' }, removed: [{ kind: 'base-C' }] });
    expect(game.told('removed')).toEqual([{ kind: 'removed', tile: 'base-C', garden: false }]);
  });

  it('B1: if none is left the game ends', () => {
    const game = new Scenario({ options: off, start: 'base-B', next: ['base-B', 'base-C'], last: true });
    game.lay(1, 0, 0);
    expect(game.match.result).toMatchObject({ reason: 'points', scores: [0, 0] });
    expect(game.view.removed.some((tile) => tile.kind === 'base-C')).toBe(true);
  });

  it('all four rotations that fit are offered, and no others', () => {
    const game = new Scenario({ options: off, start: 'base-B', next: ['base-E'] });
    const rotations = (x: number, y: number): unknown[] =>
      game.ask().from.filter((one) => (one as { x: number }).x === x && (one as { y: number }).y === y);
    expect(game.ask().from).toHaveLength(12);
    expect(rotations(0, -1)).toEqual([0, 1, 3].map((rotation) => ({ x: 0, y: -1, rotation })));
  });
});

describe('cities', () => {
  it('B2: one tile with two segments in a city counts once: four tiles are 8 points', () => {
    const game = new Scenario({
      options: off,
      start: 'base-I',
      tiles: [
        ['base-N', 0, -1, 3],
        ['base-N', -1, -1, 2],
      ],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-N+'],
    });
    game.lay(-1, 0, 1);
    expect(game.seat(0).score).toBe(8);
    expect(game.told('award')[0]?.award).toMatchObject({
      source: 'city',
      complete: true,
      items: [{ what: 'tiles', count: 4, each: 2 }],
    });
  });

  it('B4: a tie scores in full for both: five tiles and a pennant are 12 each', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      tiles: [
        ['base-G', 0, -1, 1],
        ['base-F', 0, -2, 1],
        ['base-N', 0, -3, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, -3, 0],
      ],
      next: ['base-E'],
    });
    game.lay(1, -3, 3);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([12, 12]);
    expect(game.told('award')[0]?.award.items).toEqual([
      { what: 'tiles', count: 5, each: 2 },
      { what: 'pennants', count: 1, each: 2 },
    ]);
    expect(game.seat(1).supply.meeple).toBe(7);
  });

  it('B7: a tile that joins an occupied city offers its free field, not the city', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      figures: [[1, 'meeple', 0, 0, 0]],
      next: ['base-G'],
    });
    game.answer({ x: 0, y: -1, rotation: 1 });
    expect(game.ask().from).toEqual(['pass', { figure: 'meeple', segment: 1 }, { figure: 'meeple', segment: 2 }]);
  });

  it('B12: two city caps that meet only at a corner are different cities', () => {
    const game = new Scenario({ options: off, start: 'base-I', next: ['base-U'] });
    expect(Object.values(game.view.features).filter((feature) => feature.type === 'city')).toHaveLength(2);
  });

  it('B14: a city without a follower scores nobody but counts for fields', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      figures: [[0, 'meeple', 0, 0, 1]],
      next: ['base-E'],
      last: true,
    });
    game.lay(0, -1, 2);
    expect(game.told('award').map(({ award }) => [award.source, award.points])).toEqual([['field', 3]]);
  });

  it('by the first edition a city of two tiles gives 2 points', () => {
    const game = new Scenario({
      options: { ...off, tiny: 'two' },
      start: 'base-E',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-E'],
    });
    expect(game.lay(0, -1, 2).seat(0).score).toBe(2);
  });
});

describe('figures', () => {
  it('B6: the last meeple on the road that is closed comes home only after scoring', () => {
    const game = new Scenario({
      options: off,
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      meeples: [1],
      next: ['base-A'],
    });
    game.lay(1, 0, 1);
    expect(game.asked).toEqual(['1 place']);
    expect(game.seat(0)).toMatchObject({ score: 2, supply: { meeple: 1 } });
  });

  it('a follower may stand on a road that its own tile completes', () => {
    const game = new Scenario({ options: off, start: 'base-W', next: ['base-A'] });
    game.lay(1, 0, 1, { figure: 'meeple', segment: 1 });
    expect(game.seat(0)).toMatchObject({ score: 2, supply: { meeple: 7 } });
  });

  it('without farmers no field is offered', () => {
    const game = new Scenario({ options: { ...off, farmers: false }, start: 'base-W', next: ['base-A'] });
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.ask().from).toEqual(['pass', { figure: 'meeple', segment: 0 }, { figure: 'meeple', segment: 1 }]);
  });
});

describe('monasteries', () => {
  const around: readonly Laid[] = [
    ['base-B', 0, 1],
    ['base-B', 1, 1],
    ['base-B', 2, 1],
    ['base-B', 3, 1],
    ['base-E', 2, 0],
    ['base-E', 3, 0],
    ['base-N', 0, 2, 3],
    ['base-A', 1, 2],
    ['base-A', 2, 2],
    ['base-N', 3, 2, 2],
  ];

  it('B11: one tile completes two monasteries of different owners: 9 each', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      tiles: around,
      figures: [
        [0, 'meeple', 1, 1, 0],
        [1, 'meeple', 2, 1, 0],
      ],
      next: ['base-E'],
    });
    expect(game.feature(1, 1, 0)).toMatchObject({ now: 8, whenComplete: 9, open: [{ x: 1, y: 0, edge: -1 }] });
    game.lay(1, 0, 0);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([9, 9]);
  });

  it('at the end a monastery gives one for itself and one for each neighbour', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      tiles: around,
      figures: [[0, 'meeple', 1, 1, 0]],
      next: ['base-V'],
      last: true,
    });
    game.lay(-1, 0, 0);
    expect(game.match.result?.scores).toEqual([8, 0]);
    expect(game.view.final[0]?.items).toEqual([
      { what: 'monastery', count: 1, each: 1 },
      { what: 'neighbours', count: 7, each: 1 },
    ]);
  });
});

describe('fields', () => {
  /** A city of two tiles with the field of one seat to the south and of the other to the north. */
  const twoFields = {
    start: 'base-E',
    tiles: [['base-E', 0, -1, 2]] as readonly Laid[],
    figures: [
      [0, 'meeple', 0, 0, 1],
      [1, 'meeple', 0, -1, 1],
    ] as const,
    next: ['base-B'],
    last: true,
  };

  it('B9: a completed city between two fields gives 3 to both farmers', () => {
    const game = new Scenario({ options: off, ...twoFields });
    game.lay(0, 1, 0);
    expect(game.match.result?.scores).toEqual([3, 3]);
  });

  it('B9: one field that touches the city on three tiles gets 3 once', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      tiles: [
        ['base-G', 0, -1, 1],
        ['base-E', 0, -2, 2],
        ['base-B', 1, 0],
        ['base-B', 1, -1],
        ['base-B', 1, -2],
      ],
      figures: [[0, 'meeple', 0, 0, 1]],
      next: ['base-B'],
      last: true,
    });
    expect(game.feature(0, 0, 1)).toMatchObject({ type: 'field', now: 3 });
    expect(game.feature(0, 0, 1).cities).toHaveLength(1);
    game.lay(2, 0, 0);
    expect(game.match.result?.scores).toEqual([3, 0]);
    expect(game.view.final).toMatchObject([{ source: 'field', items: [{ what: 'cities', count: 1, each: 3 }] }]);
  });

  it('by the first edition a city is awarded once, 4 points, to the most farmers of all its fields', () => {
    const tied = new Scenario({ options: { ...off, fields: 'city' }, ...twoFields });
    expect(tied.lay(0, 1, 0).match.result?.scores).toEqual([4, 4]);
    const more = new Scenario({
      options: { ...off, fields: 'city', big: 'yes' },
      ...twoFields,
      figures: [
        [0, 'big', 0, 0, 1],
        [1, 'meeple', 0, -1, 1],
      ],
    });
    expect(more.lay(0, 1, 0).match.result?.scores).toEqual([4, 0]);
  });
});

describe('the end', () => {
  it('unfinished roads and cities give one point a tile and pennant', () => {
    const game = new Scenario({
      options: off,
      start: 'base-E',
      tiles: [['base-F', 0, -1, 1]],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-U'],
      last: true,
    });
    game.lay(1, 0, 0, { figure: 'meeple', segment: 0 });
    expect(game.match.result).toMatchObject({ winners: [0], scores: [4, 0], parts: { city: [3, 0], road: [1, 0] } });
  });

  it('equal points share the win', () => {
    const game = new Scenario({
      options: off,
      next: ['base-U'],
      last: true,
      track: [
        [5, 0],
        [5, 0],
      ],
    });
    expect(game.lay(0, 1, 1).match.result).toMatchObject({ winners: [0, 1] });
  });
});
