// Under the Big Top: recorded games, the tent, the acrobats, the ringmaster.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario, type Standing } from '../scenario.ts';

const plain = { sets: ['bigtop'] as const, messages: 'off' as const };

const awards = (game: Scenario): (readonly [seat: number, points: number, round: string, what: string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

const asked = (game: Scenario): readonly unknown[] => game.ask().from;

/** What was turned up under the tent. */
const animal = (game: Scenario): number => game.told('draws').at(-1)?.count ?? 0;

describe('Under the Big Top', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-bigtop.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 909 turns, 0 differences'],
      holds: true,
    });
  });
});

/** A circus at (1, 0), laid by seat 0, has the tent. */
const circus = (more: Partial<Position> = {}): Scenario =>
  new Scenario({ options: plain, start: 'base-W', next: ['bigtop-H', 'bigtop-F', 'base-B'], ...more }).lay(1, 0, 0);

describe('the tent', () => {
  it('stands on the first circus, and pays nothing yet', () => {
    const game = circus();
    expect(game.view.tokens).toEqual([{ token: 'tent', tile: 1, segment: -1, count: 0 }]);
    expect(game.told('draws')).toEqual([]);
  });

  it('pays for every follower on its nine tiles when another circus is laid, one award per player', () => {
    const game = circus({
      figures: [
        [0, 'meeple', 0, 0, 1],
        [1, 'meeple', 0, 0, 2],
        [1, 'meeple', 0, 0, 3],
      ],
    });
    game.lay(-1, 0, 3);
    const worth = animal(game);
    expect([1, 3, 4, 5, 6, 7]).toContain(worth);
    // The road to the west, a tile and a circus long, is closed first, and its highwayman is home.
    expect(awards(game)).toEqual([
      [1, 2, '3', 'a road of 2 tiles'],
      [1, worth, '3', '1 figure round the tent'],
      [0, worth, '3', '1 figure round the tent'],
    ]);
    expect(game.view.tokens).toEqual([{ token: 'tent', tile: 2, segment: -1, count: 0 }]);
  });

  it('Y24: who stood on a road that the new circus closes is home before the old tent is scored', () => {
    const game = circus({ figures: [[1, 'meeple', 0, 0, 2]] });
    game.lay(-1, 0, 3);
    expect(awards(game)).toEqual([[1, 2, '3', 'a road of 2 tiles']]);
    expect(game.seat(1).supply.meeple).toBe(7);
  });

  it('features and tent are one round: one message at most', () => {
    const game = new Scenario({
      options: { sets: ['bigtop'] },
      start: 'base-W',
      tiles: [],
      figures: [
        [1, 'meeple', 0, 0, 2],
        [1, 'meeple', 0, 0, 3],
      ],
      next: ['bigtop-H', 'bigtop-F', 'base-B'],
    }).lay(1, 0, 0);
    game.lay(-1, 0, 3);
    expect(game.asked).toEqual(['1 move']);
    game.move('scorer');
    expect(game.asked).toEqual(['1 move']);
    game.move('messenger');
    expect(game.told('award').map(({ award }) => award.round)).toEqual(['3', '3']);
  });

  it('the last tent pays at the end', () => {
    const game = new Scenario({
      options: plain,
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 3]],
      next: ['bigtop-H'],
      last: true,
    }).lay(1, 0, 0);
    const last = game.view.final.find(({ name }) => name === 'bigtop');
    expect(last).toMatchObject({ seat: 0, points: animal(game), round: 'final' });
    expect(game.match.result?.scores?.[0]).toBe(animal(game));
  });
});

const three = (figures: readonly Standing[]): Partial<Position> => ({ start: 'bigtop-A', figures });
const PYRAMID: readonly Standing[] = [
  [0, 'meeple', 0, 0, 1],
  [0, 'meeple', 0, 0, 1],
  [1, 'meeple', 0, 0, 1],
];

describe('acrobats', () => {
  it('a meeple may climb on the tile just laid and on those around, but no other figure', () => {
    const game = new Scenario({ options: { ...plain, big: 'yes' }, start: 'bigtop-A', next: ['bigtop-B', 'base-B'] });
    game.answer({ x: 1, y: 0, rotation: 0 });
    const climbs = asked(game).filter(
      (one) => JSON.stringify(one).includes('tile') || JSON.stringify(one).includes('"segment":2'),
    );
    expect(climbs).toEqual([
      { figure: 'meeple', segment: 1, tile: 0 },
      { figure: 'meeple', segment: 2 },
    ]);
    game.answer({ figure: 'meeple', segment: 1, tile: 0 });
    expect(game.view.figures).toMatchObject([{ seat: 0, figure: 'meeple', tile: 0, segment: 1 }]);
    expect(game.told('puts')).toMatchObject([{ seat: 0, tile: 0, on: 'place' }]);
  });

  it('three may be scored by anybody, wherever the tile lies: 5 per meeple to its owner, in round 2', () => {
    const game = new Scenario({ options: plain, ...three(PYRAMID), next: ['base-B', 'base-B'] });
    game.answer({ x: 1, y: 0, rotation: 0 });
    expect(asked(game)).toContainEqual({ do: 'acrobats', tile: 0 });
    game.answer({ do: 'acrobats', tile: 0 });
    expect(awards(game)).toEqual([
      [0, 10, '2', '2 acrobats'],
      [1, 5, '2', '1 acrobat'],
    ]);
    expect([game.seat(0).supply.meeple, game.seat(1).supply.meeple]).toEqual([7, 7]);
  });

  it('the message of acrobats comes before phase 3', () => {
    const game = new Scenario({
      options: { sets: ['bigtop'] },
      ...three(PYRAMID),
      track: [[0, 5]],
      messages: [6],
      next: ['base-B', 'base-B'],
    });
    game.answer({ x: 1, y: 0, rotation: 0 });
    game.answer({ do: 'acrobats', tile: 0 });
    game.move('scorer').move('scorer', 1);
    expect(game.asked).toEqual(['0 message']);
    // Acrobats were no knights, and they are home.
    expect(offered(game)).toContainEqual({ choice: { message: 6 }, points: 0 });
  });

  it('are worth 5 each at the end, complete or not', () => {
    const game = new Scenario({
      options: plain,
      ...three([PYRAMID[0] as Standing, PYRAMID[2] as Standing]),
      next: ['base-B'],
      last: true,
    }).lay(1, 0, 0);
    expect(game.view.final.map((award) => [award.seat, award.points, forWhat(award)])).toEqual([
      [0, 5, '1 acrobat'],
      [1, 5, '1 acrobat'],
    ]);
  });

  it('message 8 takes one of them for 5 per own meeple there; the others step down', () => {
    const game = new Scenario({
      options: { sets: ['bigtop'] },
      start: 'base-W',
      tiles: [['bigtop-A', 0, -1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, -1, 1],
        [0, 'meeple', 0, -1, 1],
        [1, 'meeple', 0, -1, 1],
      ],
      track: [[3, 0]],
      messages: [8],
      next: ['base-A'],
    }).lay(1, 0, 1);
    game.move('scorer');
    const home = { message: 8, tile: 1, segment: 1 } as const;
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: home, points: 10 },
    ]);
    game.message(home);
    game.move('messenger');
    expect(game.view.figures.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

/** Seat 0's ringmaster on the road between the start and a monastery, beside a circus. */
const ringmaster = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: plain,
    start: 'base-W',
    tiles: [['bigtop-J', 0, -1, 0]],
    figures: [[0, 'ringmaster', 0, 0, 0]],
    next: ['base-A'],
    ...more,
  }).lay(1, 0, 1);

describe('the ringmaster', () => {
  it('brings 2 more for each circus and mat around when the feature is scored, as an award of its own', () => {
    expect(awards(ringmaster())).toEqual([
      [0, 2, '3', 'a road of 2 tiles'],
      [0, 2, '3', 'a ringmaster beside 1 show'],
    ]);
  });

  it('the bonus is part of message 8 and not of message 1', () => {
    const waiting: Partial<Position> = {
      options: { sets: ['bigtop'] },
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'ringmaster', 0, 0, 1],
      ],
      track: [[3, 0]],
    };
    const eighth = ringmaster({ ...waiting, messages: [8] }).move('scorer');
    expect(offered(eighth)).toContainEqual({ choice: { message: 8, tile: 0, segment: 1 }, points: 3 });
    const first = ringmaster({ ...waiting, messages: [1] }).move('scorer');
    expect(offered(first)).toContainEqual({ choice: { message: 1, tile: 0, segment: 1 }, points: 1 });
  });

  it('is a farmer for message 7', () => {
    const game = ringmaster({
      options: { sets: ['bigtop'] },
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'ringmaster', 0, 0, 3],
      ],
      track: [[3, 0]],
      messages: [7],
    }).move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 7 }, points: 2 });
  });

  it('counts at the end too', () => {
    const game = ringmaster({ figures: [[0, 'ringmaster', 0, 0, 1]], last: true });
    expect(game.view.final.map((award) => [award.points, forWhat(award)])).toContainEqual([
      2,
      'a ringmaster beside 1 show',
    ]);
  });
});
