// Wheel of Fortune: the pig, the six sectors, the crowns, and messages before the tile is laid.

import { describe, expect, it } from 'vitest';
import type { FigureChoice } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';
import { movePig } from '../../sets/wheel/crowns.ts';
import { SECTORS, type Sector } from '../../tiles/schema.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Laid, type Position, Scenario } from '../scenario.ts';

const plain = { sets: ['wheel'] as const, messages: 'off' as const };
const told = { sets: ['wheel'] as const };

/** The four tiles in the middle of the wheel; the start lies beside them. */
const HUB: readonly Laid[] = [
  ['wheel-11', 1, 5],
  ['wheel-21', 2, 5],
  ['wheel-12', 1, 6],
  ['wheel-22', 2, 6],
];

/** The pig stands one sector before this one, and seat 0 draws a tile with 1. */
const before = (sector: Sector, more: Partial<Position> = {}, number = 1): Scenario =>
  new Scenario({
    options: plain,
    next: ['wheel-V1', 'base-V'],
    ...more,
    prepare: (s: State) => movePig(s.land, (SECTORS.indexOf(sector) + SECTORS.length - number) % SECTORS.length),
  });

const awards = (game: Scenario): (readonly [seat: number, points: number, round: string, what: string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

const points = (game: Scenario): number[] => game.view.seats.map(({ score }) => score);

describe('the wheel', () => {
  it('is the start of the land, and its numbers lie on tiles of the base game', () => {
    const game = new Scenario({ options: plain, start: 'base-B', next: ['base-B'] });
    expect(game.view.left).toBe(16 + 72 - 2);
  });

  it('fortune: the active player scores 3 before the tile is placed', () => {
    const game = before('fortune');
    expect(awards(game)).toEqual([[0, 3, '1B', 'fortune']]);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'place' });
    expect(game.told('does')).toMatchObject([{ seat: 0, deed: { do: 'wheel', what: 'fortune' } }]);
  });

  it('passing a sector does nothing', () => {
    const game = new Scenario({ options: plain, next: ['wheel-V2', 'base-V'] });
    // From fortune two on: famine, and nobody has a farmer.
    expect(awards(game)).toEqual([]);
    expect(game.told('does')).toMatchObject([{ deed: { what: 'famine' } }]);
  });

  it('R1: the tax is pennants and own knights of the city, for each own knight', () => {
    const game = before('tax', {
      start: 'base-C',
      tiles: [
        ['base-F', 1, 0],
        ['base-E', -1, 0, 1],
        ['base-E', 0, 1, 0],
        ['base-E', 1, 1, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 1, 0, 0],
        [0, 'meeple', 1, 1, 0],
        [1, 'meeple', -1, 0, 0],
      ],
    });
    expect(awards(game)).toEqual([
      [0, 2 * (2 + 2) + 1 * (0 + 1), '1B', 'the tax'],
      [1, 2 + 1, '1B', 'the tax'],
    ]);
  });

  it('famine: a point per completed city for each farmer', () => {
    const game = before('famine', {
      start: 'base-E',
      tiles: [['base-E', 0, -1, 2]],
      figures: [
        [0, 'meeple', 0, 0, 1],
        [1, 'meeple', 0, -1, 1],
        [1, 'meeple', 0, -1, 1],
      ],
    });
    expect(points(game)).toEqual([1, 2]);
  });

  it('storm: a point per follower in supply; a builder is none', () => {
    const game = before('storm', {
      options: { ...plain, big: 'yes', builder: 'yes' },
      figures: [[1, 'meeple', 0, 0, 1]],
    });
    expect(points(game)).toEqual([8, 7]);
  });

  it('R4: the inquisition: 2 per monk, also lying down, but not for an abbot in a garden', () => {
    const game = before('inquisition', {
      options: { ...plain, sets: ['wheel', 'dutch'], abbot: true },
      start: 'base-B',
      tiles: [
        ['dutch-C', 1, 0],
        ['base-E+', 0, 1, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 1, 0, 2],
        [0, 'abbot', 0, 1, 2],
      ],
    });
    expect(points(game)).toEqual([4, 0]);
  });
});

/** The middle of the wheel lies south of the start: a crown of every sector. */
const crowned = (sector: Sector, more: Partial<Position> = {}): Scenario =>
  before(sector, {
    start: 'wheel-11',
    tiles: HUB.slice(1).map(([kind, x, y]) => [kind, x - 1, y - 5] as const),
    ...more,
  });

/** Where a crown of these sectors lies. */
const CROWN = { fortune: [1, 0, 0], tax: [1, 0, 1], plague: [0, 0, 0], storm: [0, 1, 0] } as const;

describe('the plague', () => {
  it('R5: everybody takes one follower from the land, in turn; crowns are safe from it, and are scored then', () => {
    const game = crowned('plague', {
      options: told,
      figures: [
        [0, 'meeple', ...CROWN.plague],
        [0, 'meeple', ...CROWN.tax],
        [1, 'meeple', ...CROWN.storm],
      ],
      track: [[2, 0]],
      messages: [6],
    });
    // Nobody stands on the land itself: the plague takes nobody.
    expect(game.told('returns')).toMatchObject([{ seat: 0, figure: 'meeple' }]);
    game.move('scorer');
    expect(awards(game)).toEqual([[0, 3, '1B', 'a crown of the wheel']]);
    expect(game.asked).toEqual(['0 message']);
    game.message('points').move('messenger');
    expect(game.asked).toEqual(['0 place']);
  });

  it('R5: who has several on the land chooses, the active seat first; a single one goes without a question', () => {
    const game = before('plague', {
      start: 'base-W',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, 0, 1],
        [1, 'meeple', 0, 0, 2],
      ],
    });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', about: { step: 'plague' } });
    expect(game.view.phase).toBe('act');
    expect(game.ask().from).toHaveLength(2);
    game.answer({ do: 'plague', seat: 0, figure: 'meeple', tile: 0, segment: 1 });
    expect(game.told('returns').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(game.asked).toEqual(['0 place']);
  });
});

describe('a crown', () => {
  it('takes one follower in the figure step, instead of one on the tile', () => {
    const game = crowned('tax', { next: ['base-V', 'base-V'] });
    const [spot] = game.ask().from;
    game.answer(spot as never);
    const crowns = (game.ask().from as readonly FigureChoice[]).filter(
      (one) => typeof one === 'object' && 'tile' in one,
    );
    expect(crowns).toHaveLength(9);
    game.answer({ figure: 'meeple', segment: 0, tile: 0 });
    expect(game.view.figures).toMatchObject([{ seat: 0, tile: 0, segment: 0 }]);
    const [next] = game.ask().from;
    game.answer(next as never);
    const free = (game.ask().from as readonly FigureChoice[]).filter((one) => typeof one === 'object' && 'tile' in one);
    expect(free).toHaveLength(8);
  });

  it('R8: event and crowns are one round: both figures on dark spaces bring one message', () => {
    const game = crowned('fortune', {
      options: told,
      figures: [[0, 'meeple', ...CROWN.fortune]],
      track: [[2, 2]],
      messages: [6],
    });
    game.move('scorer').move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5 });
    expect(game.asked).toEqual(['0 message']);
    game.message('points').move('scorer');
    expect(game.asked).toEqual(['0 place']);
    expect(game.seat(0).supply.meeple).toBe(7);
  });

  it('is no knight, monk or farmer; message 8 takes whoever stands there for nothing', () => {
    const game = crowned('fortune', {
      options: told,
      figures: [[0, 'meeple', ...CROWN.tax]],
      track: [[2, 0]],
      messages: [8],
    });
    game.move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 8, tile: 1, segment: 1 }, points: 0 });
    game.message({ message: 8, tile: 1, segment: 1 });
    expect(game.seat(0).supply.meeple).toBe(7);
  });
});

describe('messages at the wheel', () => {
  it.each(['hig', 'zmg'] as const)('R7: come before the drawn tile is placed, by %s', (messages) => {
    const game = before('fortune', { options: { sets: ['wheel'], messages }, track: [[2, 0]], messages: [4] });
    game.move('scorer');
    expect(game.asked).toEqual(['0 message']);
  });

  it('R7: with message 4 another tile is drawn, placed and scored first, then the one in hand, without a second turn of the wheel', () => {
    const game = before('fortune', {
      options: told,
      track: [[2, 0]],
      messages: [4],
      next: ['wheel-V1', 'base-B', 'base-U'],
    });
    game.move('scorer').message({ message: 4 });
    expect(game.view.drawn?.kind).toBe('base-B');
    game.lay(0, 1, 0);
    expect(game.view.drawn?.kind).toBe('wheel-V1');
    expect(game.asked).toEqual(['0 place']);
    expect(game.told('does')).toHaveLength(1);
  });

  it('by the rules of 2025 the track is looked at after pass 3', () => {
    const game = before('fortune', { options: { sets: ['wheel'], messages: '2025' }, track: [[2, 0]] });
    game.move('scorer');
    expect(game.asked).toEqual(['0 place']);
  });

  it('the wheel acts at a tile that fits nowhere too, which then leaves the game', () => {
    const game = before('fortune', { start: 'base-C', next: ['wheel-V1', 'base-E'] });
    expect(awards(game)).toEqual([[0, 3, '1B', 'fortune']]);
    expect(game.told('removed')).toMatchObject([{ tile: 'wheel-V1' }]);
    expect(game.view.drawn?.kind).toBe('base-E');
  });
});
