// The Fruit-Bearing Trees: planting, harvesting, selling, and what is kept.

import { FastChance } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../../bot/index.ts';
import type { State } from '../../rules/state.ts';
import { fruitNamed, pick, plantOn } from '../../sets/fruit/orchard.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

const plain = { sets: ['fruit'] as const, messages: 'off' as const };

const awards = (game: Scenario): (readonly [seat: number, points: number, round: string, what: string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

const APPLE = fruitNamed('apple');
const MONK = { figure: 'meeple', segment: 0 } as const;

/** An apple tree to the north of the start, with what was picked from it and from others. */
const beside = (
  more: Partial<Position> = {},
  picked: readonly (readonly [seat: number, name: string, value: number])[] = [],
) =>
  new Scenario({
    options: plain,
    start: 'base-B',
    tiles: [['fruit-A', 0, -1]],
    next: ['base-B', 'base-B'],
    prepare: (s: State) => {
      plantOn(s.land, 1, APPLE);
      for (const [seat, name, value] of picked) pick(s.land, seat, fruitNamed(name), value);
    },
    ...more,
  });

describe('a tree', () => {
  it('bears the fruit that its layer chooses among those that grow nowhere yet', () => {
    const game = new Scenario({ options: plain, start: 'base-B', next: ['fruit-A', 'fruit-C', 'base-B'] });
    game.answer({ x: 0, y: -1, rotation: 0 });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', about: { step: 'plant' } });
    expect(game.ask().from).toHaveLength(6);
    game.answer({ do: 'plant', tile: 1, what: 'plum' });
    expect(game.view.tokens).toEqual([{ token: 'plum.tree', tile: 1, segment: -1, count: 4 }]);
    game.answer('pass');
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(game.ask().from).toHaveLength(5);
    expect(game.ask().from).not.toContainEqual({ do: 'plant', tile: 2, what: 'plum' });
  });

  it('bears on the turn in which it is laid, or by the first wording from the next turn on', () => {
    const lay = (options: NonNullable<Position['options']>): Scenario => {
      const game = new Scenario({ options, start: 'base-B', next: ['fruit-A', 'base-B'] });
      game.answer({ x: 0, y: -1, rotation: 0 });
      game.answer({ do: 'plant', tile: 1, what: 'pear' });
      game.answer({ figure: 'meeple', segment: 0 });
      return game;
    };
    expect(lay(plain).ask().from).toEqual(['pass', { do: 'harvest', tile: 1 }]);
    expect(lay({ ...plain, fruit: 'next' }).ask()).toMatchObject({ seat: 1, kind: 'place' });
  });
});

describe('a harvest', () => {
  it('is for whoever puts a follower on the tile just laid, also across a corner from the tree', () => {
    const game = beside().lay(1, 0, 0, MONK);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', { do: 'harvest', tile: 1 }] });
    game.answer({ do: 'harvest', tile: 1 });
    const value = game.told('draws').at(-1)?.count ?? 0;
    expect([2, 3, 4, 5]).toContain(value);
    expect(awards(game)).toEqual([[0, value, '2', 'a harvest']]);
    expect(game.seat(0).held).toEqual([{ what: 'apple', count: 1 }]);
    expect(game.view.tokens).toEqual([{ token: 'apple.tree', tile: 1, segment: -1, count: 3 }]);
  });

  it('is not offered without a follower there, nor away from trees', () => {
    expect(beside().lay(1, 0, 0).ask()).toMatchObject({ seat: 1, kind: 'place' });
    expect(beside().lay(0, 1, 0, MONK).ask()).toMatchObject({ seat: 1, kind: 'place' });
  });

  it('every token comes once; an empty tree lets one only sell', () => {
    const picked = [2, 3, 4].map((value) => [1, 'apple', value] as const);
    const last = beside({}, picked).lay(1, 0, 0, MONK);
    last.answer({ do: 'harvest', tile: 1 });
    expect(last.told('draws').at(-1)?.count).toBe(5);
    const empty = beside({}, [...picked, [0, 'apple', 5]]).lay(1, 0, 0, MONK);
    expect(empty.ask().from).toEqual(['pass', { do: 'trade', what: 'apple' }]);
  });

  it.each(['hig', 'zmg'] as const)('its message comes in round 2, before scoring, by %s', (messages) => {
    const picked = [2, 3, 4].map((value) => [1, 'apple', value] as const);
    const game = beside({ options: { sets: ['fruit'], messages }, messages: [6] }, picked).lay(1, 0, 0, MONK);
    game.answer({ do: 'harvest', tile: 1 });
    game.move('scorer');
    expect(game.asked).toEqual(['0 message']);
    expect(game.view.phase).toBe('message');
    expect(offered(game)).toContainEqual({ choice: { message: 6 }, points: 0 });
  });

  it('the tile of message 4 has a harvest of its own', () => {
    const picked = [2, 3, 4].map((value) => [1, 'apple', value] as const);
    const game = beside({ options: { sets: ['fruit'] }, messages: [4], next: ['base-B', 'base-B', 'base-B'] }, picked);
    game.lay(1, 0, 0, MONK).answer({ do: 'harvest', tile: 1 });
    game.move('scorer').message({ message: 4 });
    game.lay(-1, 0, 0, MONK);
    // The tree is empty: what was harvested may be sold.
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', { do: 'trade', what: 'apple' }] });
  });
});

const KEPT = [
  [0, 'apple', 2],
  [0, 'apple', 3],
  [0, 'plum', 2],
  [0, 'cherry', 2],
] as const;

describe('a sale', () => {
  it('R20: of different kinds only: 3, 6 or 10 points, and never two of a kind together', () => {
    const game = beside({}, KEPT).lay(1, 0, 0, MONK);
    const sales = game
      .ask()
      .from.flatMap((one) => (typeof one === 'object' && one !== null && 'what' in one ? [String(one.what)] : []));
    expect(sales).toEqual([
      'apple plum cherry',
      'apple plum',
      'apple cherry',
      'plum cherry',
      'apple',
      'plum',
      'cherry',
    ]);
    game.answer({ do: 'trade', what: 'apple plum cherry' });
    expect(awards(game)).toEqual([[0, 10, '2', 'fruit sold']]);
    expect(game.seat(0).held).toEqual([{ what: 'apple', count: 1 }]);
  });

  it.each([
    ['apple', 3],
    ['apple plum', 6],
    ['apple pear plum cherry', 15],
  ])('%s: %i points', (what, points) => {
    const game = beside({}, [...KEPT, [0, 'pear', 2]]).lay(1, 0, 0, MONK);
    game.answer({ do: 'trade', what });
    expect(game.seat(0).score).toBe(points);
  });

  it('what is not sold is worth 1 each at the end', () => {
    const game = beside({ next: ['base-B'], last: true }, KEPT).lay(0, 1, 0);
    expect(game.view.final.map((award) => [award.seat, award.points, forWhat(award)])).toEqual([
      [0, 4, '4 fruits kept'],
    ]);
  });
});

describe('bots', () => {
  const normal = bots.find(({ id }) => id === 'normal')?.make();
  const answer = (game: Scenario): unknown => normal?.decide(botInputAt(game.match, 0), new FastChance(7));

  it('sell four kinds on the last tile, and early harvest rather than sell one', () => {
    const four = beside({ next: ['base-B'], last: true }, [...KEPT, [0, 'pear', 2]]).lay(1, 0, 0, MONK);
    expect(answer(four)).toEqual({ do: 'trade', what: 'apple pear plum cherry' });
    const one = beside({}, [[0, 'apple', 2]]).lay(1, 0, 0, MONK);
    expect(answer(one)).toEqual({ do: 'harvest', tile: 1 });
  });
});
