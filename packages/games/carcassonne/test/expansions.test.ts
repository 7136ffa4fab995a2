// Inns, builder, pig, goods, abbot, river: scenarios X1 to X8 of the rulings.

import { defaultsOf, FastChance } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { pileBetween } from '../rules/core/piles.ts';
import { carcassonne } from '../rules/game.ts';
import { kindId } from '../rules/kind-id.ts';
import { drawMessage, offered } from './closing.ts';
import { type Position, Scenario } from './scenario.ts';

describe('Inns & Cathedrals', () => {
  it('X1: an unfinished inn road is worth 0 and so the least; two points stay open', () => {
    const game = drawMessage(1, {
      options: { sets: ['inns'] },
      tiles: [
        ['inns-B', -1, 0],
        ['base-U', 0, 1],
        ['base-U', 0, 2],
        ['base-U', 0, 3],
      ],
      figures: [
        [0, 'meeple', -1, 0, 0],
        [0, 'meeple', 0, 1, 0],
      ],
    });
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: { message: 1, tile: 1, segment: 0 }, points: 0 },
    ]);
  });

  it('X3: message 8 on an unfinished inn road gives 0, and the meeple comes home', () => {
    const game = drawMessage(8, {
      options: { sets: ['inns'] },
      tiles: [['inns-B', -1, 0]],
      figures: [[0, 'meeple', -1, 0, 0]],
    });
    game.message({ message: 8, tile: 1, segment: 0 });
    expect(game.seat(0)).toMatchObject({ score: 5, supply: { meeple: 7 } });
  });

  it('a completed inn road gives 2 a tile, a completed cathedral city 3 a tile and pennant', () => {
    const road = new Scenario({
      options: { messages: 'off', sets: ['inns'] },
      start: 'base-W',
      tiles: [['inns-B', 1, 0]],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-A'],
    });
    road.lay(2, 0, 1);
    expect(road.told('award')[0]?.award).toMatchObject({ points: 6, inn: true, items: [{ count: 3, each: 2 }] });
    const city = new Scenario({
      options: { messages: 'off', sets: ['inns'] },
      start: 'base-E',
      tiles: [
        ['inns-K', 0, -1],
        ['base-E', 0, -2, 2],
        ['base-E', 1, -1, 3],
      ],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-E'],
    });
    expect(city.feature(0, 0, 0)).toMatchObject({ now: 0, whenComplete: 12, cathedrals: 1 });
    city.lay(-1, -1, 1);
    expect(city.seat(0).score).toBe(15);
  });

  it('B16: big and builder against two meeples are 2 to 2: both score', () => {
    const game = new Scenario({
      options: { messages: 'off', big: 'yes', builder: 'yes' },
      start: 'base-W',
      tiles: [
        ['base-U', 1, 0, 1],
        ['base-U', 2, 0, 1],
        ['base-U', 3, 0, 1],
      ],
      figures: [
        [0, 'big', 0, 0, 0],
        [0, 'builder', 1, 0, 0],
        [1, 'meeple', 2, 0, 0],
        [1, 'meeple', 3, 0, 0],
      ],
      next: ['base-A'],
    });
    expect(game.feature(0, 0, 0).owners).toEqual([
      { seat: 0, strength: 2, figures: ['big', 'builder'], leads: true },
      { seat: 1, strength: 2, figures: ['meeple', 'meeple'], leads: true },
    ]);
    game.lay(4, 0, 1);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([5, 5]);
    expect(game.seat(0).supply).toMatchObject({ big: 1, builder: 1 });
  });
});

describe('Traders & Builders', () => {
  const builder: Partial<Position> = {
    options: { builder: 'yes' },
    start: 'base-W',
    figures: [
      [0, 'meeple', 0, 0, 0],
      [0, 'builder', 0, 0, 0],
    ],
  };

  it('the builder goes only where an own follower is, on an open road or city', () => {
    const game = new Scenario({
      options: { builder: 'yes' },
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-U'],
    });
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.ask().from).toContainEqual({ figure: 'builder', segment: 0 });
    const closed = new Scenario({
      options: { builder: 'yes' },
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-A'],
    });
    closed.answer({ x: 1, y: 0, rotation: 1 });
    expect(closed.ask().from).not.toContainEqual({ figure: 'builder', segment: 1 });
  });

  it('X5: the builder brings a second tile, and the second tile no third', () => {
    const game = new Scenario({ ...builder, next: ['base-U', 'base-U', 'base-U'] });
    game.lay(1, 0, 1);
    expect(game.view).toMatchObject({ active: 0, turns: [{ kind: 'builder', builder: false }] });
    game.lay(2, 0, 1);
    expect(game.asked).toEqual(['1 place']);
  });

  it('X6: each half of a double turn has a round 3 of its own, and a message', () => {
    const game = new Scenario({
      ...builder,
      figures: [...(builder.figures ?? []), [0, 'meeple', 0, 0, 1]],
      track: [[3, 3]],
      next: ['base-A', 'base-A'],
      messages: [6, 7],
    });
    game.lay(1, 0, 1).move('scorer');
    expect(game.view.messages?.current?.message).toBe(6);
    game.message('points').move('scorer');
    expect(game.view.turns).toEqual([{ kind: 'builder', builder: false }]);
    game.lay(0, 1, 2).move('messenger');
    expect(game.view.messages?.current?.message).toBe(7);
    game.message('points').move('scorer');
    expect(game.asked).toEqual(['1 place']);
  });

  it('the official order: first tile, message-4 tile, its builder’s tile, the first tile’s builder’s tile', () => {
    const game = new Scenario({
      options: { builder: 'yes' },
      start: 'base-W',
      tiles: [
        ['base-B', 0, -1],
        ['base-E', -1, -1, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 2],
        [0, 'builder', 0, 0, 2],
        [0, 'meeple', -1, -1, 0],
      ],
      track: [[1, 0]],
      next: ['base-D', 'base-U', 'base-U', 'base-U'],
      messages: [4],
    });
    const order: string[] = [];
    const lay = (x: number, rotation: number): void => {
      order.push(game.view.turns.map(({ kind, builder: earned }) => (earned ? `${kind}+` : kind)).join(' '));
      game.lay(x, 0, rotation);
    };
    lay(-1, 0);
    game.move('scorer').message({ message: 4 });
    lay(-2, 1);
    lay(-3, 1);
    lay(-4, 1);
    expect(order).toEqual(['turn', 'turn+ message', 'turn+ builder', 'builder']);
    expect(game.told('builder')).toHaveLength(2);
    expect(game.asked).toEqual(['1 place']);
  });

  it('whoever closes a city takes its goods, knight or not; the most of a kind gives 10', () => {
    const game = new Scenario({
      options: { messages: 'off', sets: ['traders'] },
      start: 'base-E',
      tiles: [['traders-Q', 0, -1, 1]],
      figures: [[1, 'meeple', 0, 0, 0]],
      goods: [
        [0, 1, 0],
        [0, 1, 1],
      ],
      next: ['base-E'],
      last: true,
    });
    game.lay(0, -2, 2);
    expect(game.told('goods')).toEqual([{ kind: 'goods', seat: 0, wine: 1, grain: 0, cloth: 0 }]);
    expect(game.match.result).toMatchObject({ scores: [20, 26], parts: { city: [0, 6], goods: [20, 20] } });
  });

  it('goods are taken once, though a tile of message 4 closes the city before the tile that waits is scored', () => {
    const game = new Scenario({
      options: { sets: ['traders'], abbot: true },
      start: 'base-E',
      tiles: [['base-B', 1, 0]],
      figures: [[0, 'abbot', 1, 0, 0]],
      track: [[2, 0]],
      messages: [4],
      next: ['traders-Q', 'base-E'],
    });
    game.lay(0, -1, 1, { take: 'abbot' }).move('scorer').message({ message: 4 });
    game.lay(0, -2, 2);
    expect(game.told('goods')).toHaveLength(1);
    expect(game.seat(0).goods).toEqual({ wine: 1, grain: 0, cloth: 0 });
    expect(game.asked).toEqual(['1 place']);
  });

  it('a pig makes each city worth one more for its tied owner alone', () => {
    const game = new Scenario({
      options: { messages: 'off', pig: 'yes' },
      start: 'base-E',
      tiles: [
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0],
        ['base-B', 2, 0],
      ],
      figures: [
        [0, 'meeple', 0, 0, 1],
        [0, 'pig', 1, 0, 1],
        [1, 'meeple', 2, 0, 1],
      ],
      next: ['base-U'],
      last: true,
    });
    game.lay(0, 1, 1);
    expect(game.match.result?.scores).toEqual([4, 3]);
    expect(game.view.final[0]?.items).toEqual([
      { what: 'cities', count: 1, each: 3 },
      { what: 'pig', count: 1, each: 1 },
    ]);
  });
});

describe('the abbot', () => {
  it('X8: taking him back is round 2, the tile’s scoring round 3: two messages', () => {
    const game = new Scenario({
      options: { abbot: true },
      start: 'base-W',
      tiles: [
        ['base-B', 0, -1],
        ['base-E', 1, -1],
      ],
      figures: [
        [0, 'abbot', 0, -1, 0],
        [0, 'meeple', 0, 0, 0],
      ],
      track: [[1, 8]],
      next: ['base-A'],
      messages: [7, 6],
    });
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.ask().from).toContainEqual({ take: 'abbot' });
    game.answer({ take: 'abbot' });
    expect(game.ask().about).toMatchObject({ award: { round: '2', source: 'monastery', points: 4, complete: false } });
    game.move('scorer');
    expect(game.view.messages?.current?.message).toBe(7);
    game.message('points').move('scorer');
    expect(game.ask().about).toMatchObject({ award: { round: '3', source: 'road', points: 2 } });
    game.move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 7, messenger: 10, supply: { abbot: 1 } });
    expect(game.view.messages?.current?.message).toBe(6);
  });

  it('he stands on monasteries and gardens, where nobody else goes', () => {
    const game = new Scenario({ options: { abbot: true }, start: 'base-W', next: ['base-E+'] });
    game.answer({ x: 0, y: -1, rotation: 0 });
    expect(game.ask().from).toContainEqual({ figure: 'abbot', segment: 2 });
    expect(game.ask().from).not.toContainEqual({ figure: 'meeple', segment: 2 });
    expect(game.ask().from).not.toContainEqual({ figure: 'abbot', segment: 0 });
    game.answer({ figure: 'abbot', segment: 2 });
    expect(game.feature(0, -1, 2)).toMatchObject({ type: 'garden', now: 2, owners: [{ seat: 0 }] });
  });
});

describe('the river', () => {
  const river = { options: { messages: 'off', sets: ['river'] }, start: 'river-spring' } as const;

  it('begins with the spring, ends with the lake, and then the other tiles come', () => {
    const game = new Scenario({ ...river, next: ['river-straight', 'river-lake', 'base-B'] });
    expect(game.ask().from).toEqual([
      { x: 1, y: 0, rotation: 0 },
      { x: 1, y: 0, rotation: 2 },
    ]);
    game.lay(1, 0, 0).lay(2, 0, 0);
    expect(game.ask().from).toHaveLength(4 * 8);
  });

  it('may not turn back', () => {
    const game = new Scenario({ ...river, next: ['river-bend', 'river-bend+'] });
    game.lay(1, 0, 0);
    expect(game.ask().from).toEqual([{ x: 1, y: 1, rotation: 2 }]);
  });

  it('is dealt first, with the lake as its last tile', () => {
    const options = { ...defaultsOf(carcassonne.options), sets: ['river'] as const };
    const { land } = carcassonne.setup(2, options, new FastChance(3));
    const dealt = pileBetween(land, 0, 83).map(kindId);
    expect(dealt.slice(0, 10).every((kind) => kind.startsWith('river-'))).toBe(true);
    expect(dealt[10]).toBe('river-lake');
    expect(dealt.slice(11).every((kind) => kind.startsWith('base-'))).toBe(true);
  });
});
