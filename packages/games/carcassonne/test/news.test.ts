// What just happened: which moves the toast tells, and where a line of the log lies on the land.

import { describe, expect, it } from 'vitest';
import { placeOf } from '../board/reading/lit.ts';
import { lastMoves, movesSince } from '../board/reading/news.ts';
import type { CarcassonneEvent } from '../rules/choices.ts';
import type { Award } from '../rules/names.ts';
import { Scenario } from './scenario.ts';

const places = (seat: number, tile = 'base-B'): CarcassonneEvent => ({
  kind: 'places',
  seat,
  tile,
  garden: false,
  x: seat,
  y: 1,
  rotation: 0,
  turn: 'turn',
  figure: null,
  segment: -1,
  on: null,
});

const award = (seat: number, points: number): CarcassonneEvent => ({
  kind: 'award',
  award: { ...ROAD, seat, points },
  marker: 'scorer',
  total: points,
  dark: false,
});

const ROAD: Award = {
  seat: 0,
  points: 3,
  source: 'road',
  round: '3',
  items: [],
  complete: true,
  inn: false,
  cathedral: false,
  tile: 0,
  segment: 0,
  message: 0,
  name: '',
};

describe('the toast', () => {
  const told = [places(1), places(0), award(0, 3), places(1), award(1, 4), award(0, 4), places(2), award(2, 1)];

  it('tells the moves of others since my last answer, with the points each brought', () => {
    const moves = movesSince(told, 1, 0);
    expect(moves.map(({ laid, gains }) => [laid.seat, [...gains]])).toEqual([
      [
        1,
        [
          [1, 4],
          [0, 4],
        ],
      ],
      [2, [[2, 1]]],
    ]);
  });

  it('says which move brought a message, and leaves out the count at the end', () => {
    const moves = movesSince([places(1), award(1, 5), { kind: 'message', seat: 1, message: 3 }, finalAward(9)], 0, 0);
    expect(moves.map(({ gains, message }) => [gains.get(1), message])).toEqual([[5, 3]]);
  });

  it('tells the last three and counts the others', () => {
    const moves = movesSince([places(1), places(2), places(1), places(2), places(1)], 0, 0);
    const { shown, more } = lastMoves(moves);
    expect(shown.map(({ at }) => at)).toEqual([2, 3, 4]);
    expect(more).toBe(2);
  });

  it('tells everything to those who watch, and nothing when nothing is new', () => {
    expect(movesSince(told, 0, null)).toHaveLength(4);
    expect(movesSince(told, told.length, 0)).toEqual([]);
  });
});

const finalAward = (points: number): CarcassonneEvent => ({
  kind: 'award',
  award: { ...ROAD, seat: 1, points, round: 'final' },
  marker: 'scorer',
  total: points,
  dark: false,
});

describe('a line of the log', () => {
  it('lies where its tile was laid, or on the feature that gave the points', () => {
    const game = new Scenario({ start: 'base-W', next: ['base-A'], figures: [[0, 'meeple', 0, 0, 0]] }).lay(1, 0, 1);
    game.move('scorer');
    const { view } = game;
    const [laid] = game.told('places');
    const [scored] = game.told('award');
    expect(placeOf(laid ?? null, view).cell).toMatchObject({ x: 1, y: 0 });
    const { feature } = placeOf(scored ?? null, view);
    expect(view.features[feature ?? -1]?.type).toBe('road');
    expect(placeOf({ kind: 'builder', seat: 0 }, view)).toEqual({ cell: null, feature: null });
  });
});
