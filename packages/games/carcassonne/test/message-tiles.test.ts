// The eight messages: scenarios M15 to M31 of the rulings, by the rules of Hans im Glück.

import { describe, expect, it } from 'vitest';
import { words } from '../words/en/index.ts';
import { drawMessage, offered } from './closing.ts';
import type { Laid, Position, Standing } from './scenario.ts';

describe('messages 1 to 3', () => {
  it('M15: the least of two roads is scored without a majority, and the figure stays', () => {
    const game = drawMessage(1, {
      tiles: [
        ['base-U', -1, 0, 1],
        ['base-U', -2, 0, 1],
        ['base-U', 0, 1],
        ['base-U', 0, 2],
        ['base-U', 0, 3],
        ['base-U', 0, 4],
      ],
      figures: [
        [0, 'meeple', 0, 0, 2],
        [1, 'meeple', -1, 0, 0],
        [1, 'meeple', -2, 0, 0],
        [0, 'meeple', 0, 1, 0],
      ],
    });
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: { message: 1, tile: 0, segment: 2 }, points: 3 },
    ]);
    game.message({ message: 1, tile: 0, segment: 2 }).move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 3, supply: { meeple: 5 } });
    expect(game.seat(1).score).toBe(0);
    expect(game.view.figures).toHaveLength(4);
  });

  it('M16: of two smallest roads either may be chosen, for equal points', () => {
    const game = drawMessage(1, {
      tiles: [
        ['base-U', -1, 0, 1],
        ['base-U', 0, 1],
      ],
      figures: [
        [0, 'meeple', -1, 0, 0],
        [0, 'meeple', 0, 1, 0],
      ],
    });
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: { message: 1, tile: 1, segment: 0 }, points: 2 },
      { choice: { message: 1, tile: 2, segment: 0 }, points: 2 },
    ]);
  });

  it('M18: cities count as at the end: three tiles are 3, two tiles with two pennants 4', () => {
    const game = drawMessage(2, {
      tiles: [
        ['base-E', 0, -1],
        ['base-G', 0, -2, 1],
        ['base-R', 0, -3, 2],
        ['base-U', -1, 0, 1],
        ['base-M', -1, 1, 2],
        ['base-F', -1, 2, 1],
      ],
      figures: [
        [0, 'meeple', 0, -1, 0],
        [0, 'meeple', -1, 1, 0],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 2, tile: 1, segment: 0 }, points: 3 }]);
    game.message({ message: 2, tile: 1, segment: 0 });
    expect(game.ask().about).toMatchObject({
      award: { source: 'message', name: 'city', message: 2, items: [{ what: 'tiles', count: 3, each: 1 }] },
    });
  });

  it('message 3 counts the monastery and its neighbours; a garden is no monastery', () => {
    const game = drawMessage(3, {
      options: { abbot: true },
      tiles: [
        ['base-B', 0, -1],
        ['base-E+', 1, -1],
      ],
      figures: [
        [0, 'meeple', 0, -1, 0],
        [0, 'abbot', 1, -1, 2],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 3, tile: 1, segment: 0 }, points: 4 }]);
  });

  it('what cannot be done is not offered: two points are left', () => {
    for (const message of [1, 2, 3, 8] as const)
      expect(offered(drawMessage(message))).toEqual([{ choice: 'points', points: 2 }]);
    const game = drawMessage(4, { last: true });
    expect(offered(game)).toEqual([{ choice: 'points', points: 2 }]);
  });
});

describe('messages 5 to 7', () => {
  const cities: readonly Laid[] = [
    ['base-E', 0, -1],
    ['base-F', 0, -2, 1],
    ['base-R', 0, -3, 2],
    ['base-U', -1, 0, 1],
    ['base-M', -1, 1, 2],
    ['base-F', -1, 2, 1],
  ];

  it('M20: pennants count once a city: two and one are 6 points', () => {
    const game = drawMessage(5, {
      tiles: cities,
      figures: [
        [0, 'meeple', -1, 1, 0],
        [0, 'meeple', -1, 2, 0],
        [0, 'meeple', 0, -1, 0],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 5 }, points: 6 }]);
  });

  it('M21: pennants count where others have the majority', () => {
    const game = drawMessage(5, {
      tiles: cities,
      figures: [
        [1, 'meeple', 0, -1, 0],
        [1, 'meeple', 0, -2, 0],
        [0, 'meeple', 0, -3, 0],
      ],
    });
    game.message({ message: 5 }).move('messenger');
    expect(game.seat(0).messenger).toBe(2);
    expect(game.told('award').at(-1)?.award.items).toEqual([{ what: 'pennants', count: 1, each: 2 }]);
  });

  it('message 6 gives 2 a knight, and a big meeple is one knight', () => {
    const game = drawMessage(6, {
      options: { big: 'yes' },
      tiles: cities,
      figures: [
        [0, 'big', -1, 1, 0],
        [0, 'meeple', 0, -1, 0],
        [1, 'meeple', 0, -3, 0],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 6 }, points: 4 }]);
  });

  it('M23: a meeple, a big meeple and a pig are two farmers: 4 points', () => {
    const game = drawMessage(7, {
      options: { big: 'yes', pig: 'yes' },
      tiles: [
        ['base-U', -1, 0, 1],
        ['base-U', 0, 1],
      ],
      figures: [
        [0, 'meeple', 0, 0, 3],
        [0, 'big', 0, 1, 2],
        [0, 'pig', -1, 0, 1],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 7 }, points: 4 }]);
    game.message({ message: 7 }).move('messenger');
    expect(game.view.figures).toHaveLength(3);
  });
});

describe('message 8', () => {
  const road: readonly Laid[] = [
    ['base-U', -1, 0, 1],
    ['base-U', -2, 0, 1],
    ['base-U', -3, 0, 1],
  ];

  it('M25: a tie is a majority: 4 points for me alone, and only my meeple comes home', () => {
    const game = drawMessage(8, {
      tiles: road,
      figures: [
        [0, 'meeple', 0, 0, 2],
        [1, 'meeple', -2, 0, 0],
      ],
    });
    game.message({ message: 8, tile: 0, segment: 2 }).move('messenger');
    expect(game.seat(0)).toMatchObject({ messenger: 4, supply: { meeple: 7 } });
    expect(game.seat(1)).toMatchObject({ score: 0, supply: { meeple: 6 } });
    expect(game.told('returns')).toEqual([{ kind: 'returns', seat: 0, figure: 'meeple', tile: 0 }]);
  });

  it('without a majority it gives nothing, but the meeple comes home', () => {
    const game = drawMessage(8, {
      tiles: road,
      figures: [
        [0, 'meeple', 0, 0, 2],
        [1, 'meeple', -2, 0, 0],
        [1, 'meeple', -1, 0, 0],
      ],
    });
    expect(offered(game).slice(1)).toEqual([{ choice: { message: 8, tile: 0, segment: 2 }, points: 0 }]);
    game.message({ message: 8, tile: 0, segment: 2 });
    expect(game.asked).toEqual(['1 place']);
    expect(game.seat(0)).toMatchObject({ score: 5, supply: { meeple: 7 } });
  });

  it('M26: a farmer gives 3 a completed city, and the field scores others at the end', () => {
    const game = drawMessage(8, {
      tiles: [
        ['base-E', 0, -1],
        ['base-E', 0, -2, 2],
        ['base-E', -1, -1],
        ['base-E', -1, -2, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 3],
        [1, 'meeple', -1, -1, 1],
      ],
      next: ['base-A', 'base-U'],
      last: true,
    });
    game.message({ message: 8, tile: 0, segment: 3 }).move('messenger');
    expect(game.seat(0)).toMatchObject({ messenger: 6, supply: { meeple: 7 } });
    game.toTheEnd();
    expect(game.match.result?.scores).toEqual([11, 6]);
  });

  it('a builder left alone comes home too', () => {
    const game = drawMessage(8, {
      options: { builder: 'yes' },
      tiles: road,
      figures: [
        [0, 'meeple', 0, 0, 2],
        [0, 'builder', -2, 0, 0],
      ],
    });
    game.message({ message: 8, tile: 0, segment: 2 }).move('messenger');
    expect(game.seat(0).supply).toMatchObject({ meeple: 7, builder: 1 });
    expect(game.seat(0).messenger).toBe(4);
    expect(game.told('returns').map(({ figure }) => figure)).toEqual(['meeple', 'builder']);
  });

  it('big meeple and abbot may come home, the builder not alone', () => {
    const game = drawMessage(8, {
      options: { big: 'yes', abbot: true, builder: 'yes' },
      tiles: [
        ['base-B', 0, -1],
        ['base-U', -1, 0, 1],
      ],
      figures: [
        [0, 'abbot', 0, -1, 0],
        [0, 'big', -1, 0, 0],
        [0, 'builder', -1, 0, 0],
      ],
    });
    const homes = offered(game).slice(1) as readonly { readonly choice: { readonly tile: number } }[];
    expect(
      homes.map(({ choice }) => game.view.figures.find(({ tile }) => tile === choice.tile)?.figure).sort(),
    ).toEqual(['abbot', 'big']);
  });

  it('the log says that the points were taken instead of the message', () => {
    const game = drawMessage(8, { tiles: road, figures: [[0, 'meeple', 0, 0, 2]] });
    game.message('points').move('messenger');
    const said = game.match.told.map(({ event }) => words.event(event, (seat) => `P${seat}`));
    expect(said.slice(-2)).toEqual(['P0 takes 2 points instead of the message.', "P0's messenger moves from 0 to 2."]);
  });

  it('with cities awarded once, a farmer gives 4 for those that would be awarded to its seat at the end', () => {
    const position: Partial<Position> = {
      options: { fields: 'city', big: 'yes', pig: 'yes' },
      tiles: [
        ['base-E', 0, -1],
        ['base-E', 0, -2, 2],
      ],
      next: ['base-A', 'base-U'],
      last: true,
    };
    const south = [0, 'meeple', 0, 0, 3] as const;
    const worth = (...more: readonly Standing[]): unknown =>
      offered(drawMessage(8, { ...position, figures: [south, ...more] })).at(1);
    const home = { message: 8, tile: 0, segment: 3 };
    expect(worth()).toEqual({ choice: home, points: 4 });
    expect(worth([0, 'pig', 0, 0, 3])).toEqual({ choice: home, points: 5 });
    expect(worth([1, 'big', 0, -2, 1])).toEqual({ choice: home, points: 0 });
    const game = drawMessage(8, { ...position, figures: [south, [1, 'big', 0, -2, 1]] });
    expect(game.feature(0, 0, 3).owners).toMatchObject([{ seat: 0, leads: false }]);
    expect(game.feature(0, -2, 1).owners).toMatchObject([{ seat: 1, leads: true }]);
  });
});

describe('message 4', () => {
  it('M28: the tile is a whole turn: a figure, a round of scoring, and another message', () => {
    const game = drawMessage(4, { next: ['base-A', 'base-A'], figures: [[0, 'meeple', 0, 0, 1]], track: [[3, 3]] });
    game.message({ message: 4 });
    expect(game.asked).toEqual(['0 place']);
    expect(game.view.turns).toEqual([
      { kind: 'turn', builder: false },
      { kind: 'message', builder: false },
    ]);
    game.answer({ x: 0, y: 1, rotation: 2 });
    expect(game.ask().from).toContainEqual({ figure: 'meeple', segment: 0 });
    game.answer({ figure: 'meeple', segment: 0 });
    game.move('messenger');
    expect(game.told('message')).toHaveLength(2);
    game.message('points').move('scorer');
    expect(game.asked).toEqual(['1 place']);
    expect(game.view.turns).toHaveLength(1);
  });

  it('M30: when it takes the last tile, the game ends after the turn and all its tiles', () => {
    const game = drawMessage(4, { next: ['base-A', 'base-U'], last: true });
    game.message({ message: 4 });
    expect(game.view.left).toBe(0);
    game.lay(0, 1, 0);
    expect(game.match.result?.scores).toEqual([5, 0]);
  });

  it('M31: a meeple that came home in the first scoring may stand on its tile', () => {
    const game = drawMessage(4, { next: ['base-A', 'base-U'], meeples: [1] });
    game.message({ message: 4 }).lay(0, 1, 0, { figure: 'meeple', segment: 0 });
    expect(game.view.figures).toMatchObject([{ seat: 0, figure: 'meeple', tile: 2 }]);
  });

  it('tiles that fit nowhere are removed; without one the turn goes on', () => {
    const game = drawMessage(4, { next: ['base-A', 'base-C'], last: true });
    game.message({ message: 4 });
    expect(game.told('removed')).toHaveLength(1);
    expect(game.match.result).not.toBeNull();
  });
});
