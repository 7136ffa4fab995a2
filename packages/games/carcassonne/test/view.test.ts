// What is shown: features with owners and values, the piles, aids, and the count at the end.

import { describe, expect, it } from 'vitest';
import type { PlaceChoice } from '../rules/choices.ts';
import { closeRoad } from './closing.ts';
import { Scenario } from './scenario.ts';

describe('features', () => {
  it('name their members, owners, values and open ends', () => {
    const game = new Scenario({
      start: 'base-E',
      tiles: [['base-F', 0, -1, 1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, -1, 0],
      ],
      next: ['base-U'],
    });
    expect(game.feature(0, 0, 0)).toEqual({
      type: 'city',
      members: [
        { tile: 0, segment: 0 },
        { tile: 1, segment: 0 },
      ],
      owners: [
        { seat: 0, strength: 1, figures: ['meeple'], leads: true },
        { seat: 1, strength: 1, figures: ['meeple'], leads: true },
      ],
      tiles: 2,
      pennants: 1,
      inns: 0,
      cathedrals: 0,
      goods: { wine: 0, grain: 0, cloth: 0 },
      open: [{ x: 0, y: -2, edge: 0 }],
      complete: false,
      now: 3,
      whenComplete: 6,
      items: [
        { what: 'tiles', count: 2, each: 1 },
        { what: 'pennants', count: 1, each: 1 },
      ],
      cities: [],
    });
    expect(game.view.tiles[1]).toMatchObject({ kind: 'base-F', rotation: 1, edges: 'CFCF', garden: false });
  });

  it('stand for the place of figures', () => {
    const game = new Scenario({ start: 'base-W', figures: [[1, 'meeple', 0, 0, 2]], next: ['base-U'] });
    const [figure] = game.view.figures;
    expect(figure).toMatchObject({ seat: 1, figure: 'meeple', tile: 0, segment: 2 });
    expect(figure?.feature).toBe(game.view.tiles[0]?.features[2]);
  });
});

describe('the number of a feature', () => {
  it('stays while it grows, and that of the earlier one when two are joined', () => {
    const game = new Scenario({
      start: 'base-E',
      tiles: [
        ['base-E', 1, 0, 2],
        ['base-E', 1, -1, 3],
      ],
      next: ['base-N', 'base-U'],
    });
    const numberAt = (x: number, y: number): number | undefined =>
      game.view.tiles.find((one) => one.x === x && one.y === y)?.features[0];
    const [first, second, other] = [numberAt(0, 0), numberAt(1, -1), numberAt(1, 0)];
    expect(first).not.toBe(second);
    const corner = game.ask().from.find((spot) => (spot as PlaceChoice).x === 0 && (spot as PlaceChoice).y === -1);
    game.answer(corner ?? null);
    expect([numberAt(0, 0), numberAt(1, -1), numberAt(0, -1)]).toEqual([first, first, first]);
    expect(numberAt(1, 0)).toBe(other);
    expect(game.view.features[second ?? -1]).toBeUndefined();
  });
});

describe('the seats', () => {
  it('have supplies, points by source and an outlook', () => {
    const game = closeRoad({ options: { messages: 'off', big: 'yes' }, figures: [[1, 'meeple', 0, 0, 2]] });
    expect(game.seat(0)).toMatchObject({
      supply: { meeple: 7, big: 1, abbot: 0, builder: 0, pig: 0 },
      figures: { meeple: 7, big: 1, abbot: 0, builder: 0, pig: 0 },
      tally: { road: 2, city: 0 },
      outlook: 2,
    });
    expect(game.seat(1)).toMatchObject({ supply: { meeple: 6 }, score: 0, outlook: 1 });
    expect(game.view.messages).toBeNull();
  });

  it('see the awards of the turn until the next seat begins its own', () => {
    const game = closeRoad();
    expect(game.view.awards).toMatchObject([{ marker: null, award: { points: 2 } }]);
    game.move('messenger');
    expect(game.view.awards).toEqual([]);
    expect(game.told('award')).toMatchObject([{ marker: 'messenger', total: 2, dark: false }]);
  });
});

describe('aids', () => {
  const corner = {
    start: 'base-C',
    tiles: [
      ['base-E', 0, 1],
      ['base-U', 1, 1],
    ] as const,
    next: ['base-U', 'base-U', 'base-B'],
    last: true,
  };

  it('count what is to come and mark spots that nothing can fill', () => {
    const game = new Scenario(corner);
    expect(game.view).toMatchObject({ left: 2, drawn: { kind: 'base-U' } });
    expect(game.view.remaining).toEqual([
      { kind: 'base-B', count: 1, gardens: 0 },
      { kind: 'base-U', count: 1, gardens: 0 },
    ]);
    expect(game.view.dead).toEqual([
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ]);
  });

  it('are off as on a real table', () => {
    const game = new Scenario({ ...corner, options: { aids: false } });
    expect(game.view).toMatchObject({
      remaining: null,
      dead: null,
      messages: { order: null },
      seats: [{ outlook: null }, {}],
    });
  });
});

describe('the end', () => {
  it('shows the count line by line', () => {
    const game = new Scenario({
      options: { sets: ['inns'] },
      start: 'base-E',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, 0, 1],
      ],
      next: ['inns-B'],
      last: true,
    });
    game.lay(0, 1, 0, { figure: 'meeple', segment: 0 });
    expect(game.view.phase).toBe('over');
    expect(game.view.final.map(({ seat, source, points, inn }) => [seat, source, points, inn])).toEqual([
      [0, 'road', 0, true],
      [0, 'city', 1, false],
      [1, 'field', 0, false],
    ]);
    expect(game.seat(0)).toMatchObject({ score: 1, outlook: 1 });
  });
});
