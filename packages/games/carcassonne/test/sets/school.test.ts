// The School: who takes the teacher, and what the teacher copies.

import { type Choice, FastChance, readOptions } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../rules/box.ts';
import { tileX, tileY, variantAt } from '../../rules/core/tiles.ts';
import { kindId } from '../../rules/kind-id.ts';
import { type SetId, schema } from '../../rules/options.ts';
import { setup } from '../../rules/setup.ts';
import { forWhat } from '../../words/en/award.ts';
import { words } from '../../words/en/index.ts';
import { type Laid, type Position, Scenario } from '../scenario.ts';

const plain = { sets: ['school'] as const, messages: 'off' as const };
const SCHOOL: readonly Laid[] = [
  ['school-A', 1, 0],
  ['school-B', 2, 0],
];

const awards = (game: Scenario): (readonly [seat: number, points: number, round: string, what: string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

/** Seat 0 closes the road from the start tile to the school, and has the teacher; then seat 1 lays a tile far off. */
const taught = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: plain,
    ...more,
    tiles: [...SCHOOL, ...(more.tiles ?? [])],
    next: ['base-A', 'base-B', ...(more.next ?? ['base-E'])],
  })
    .lay(-1, 0, 3)
    .lay(-2, 0, 0);

const beginning = (sets: readonly SetId[]): string[] => {
  const read = readOptions(schema, { sets });
  if (!read.ok) throw new Error(read.reason);
  const { land } = setup(2, read.options, new FastChance(3));
  return Array.from({ length: land.laid }, (_, tile) =>
    [kindId(variantAt(land, tile)), tileX(land, tile), tileY(land, tile)].join(' '),
  );
};

describe('the school', () => {
  it('lies beside the start tile, and is not in the pile', () => {
    expect(beginning(['school'])).toEqual(['base-D 0 0', 'school-A 1 0', 'school-B 2 0']);
    const read = readOptions(schema, { sets: ['school'] });
    expect(read.ok && boxOf(read.options).pile.parts.flat()).toHaveLength(71);
  });

  it('lies on the other side of the wind rose, and across the corner behind a spring', () => {
    expect(beginning(['school', 'wind'])).toEqual(['wind-1 0 0', 'school-A -2 0', 'school-B -1 0']);
    expect(beginning(['school', 'river'])).toEqual(['river-spring 0 0', 'school-A -2 -1', 'school-B -1 -1']);
  });

  it('its six roads end there; grass runs on over the seam', () => {
    const game = new Scenario({ options: plain, tiles: SCHOOL, next: ['base-A'] });
    expect([0, 1, 2].map((segment) => game.feature(1, 0, segment).type)).toEqual(['road', 'road', 'road']);
    // Behind the school one field lies on both of its tiles, on either side.
    expect([game.feature(1, 0, 3).tiles, game.feature(1, 0, 4).tiles]).toEqual([2, 2]);
    expect(game.view.tokens).toEqual([{ token: 'teacher', tile: 1, segment: -1, count: 1 }]);
  });
});

/** What a choice is called. */
const label = (game: Scenario, choice: unknown): string => {
  const ask = game.ask();
  return words.choice(choice as Choice, ask, game.match.view(ask.seat), (seat) => `Seat ${seat}`);
};

describe('the teacher', () => {
  it('goes to whoever completes a school road, though nobody stands on it', () => {
    const game = taught();
    expect(awards(game)).toEqual([]);
    expect(game.seat(0).held).toEqual([{ what: 'teacher', count: 1 }]);
    expect(game.view.tokens).toEqual([]);
  });

  it('R14: the holder gets what somebody else scores once more; the teacher is back in school, and a message comes in round 3', () => {
    const game = taught({
      options: { sets: ['school'] },
      figures: [[1, 'meeple', 0, 0, 0]],
      track: [[1, 0]],
      messages: [6],
    });
    game.lay(0, -1, 2);
    game.move('scorer');
    game.move('scorer', 1);
    expect(awards(game)).toEqual([
      [0, 4, '3', 'what the teacher copied'],
      [1, 4, '3', 'a city of 2 tiles'],
    ]);
    expect(game.asked).toEqual(['0 message']);
    expect(game.seat(0).held).toEqual([]);
    expect(game.view.tokens).toMatchObject([{ token: 'teacher' }]);
  });

  it('R15: an own feature counts twice, two awards and one message', () => {
    const game = taught({
      options: { sets: ['school'] },
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[1, 1]],
      messages: [6],
    });
    game.lay(0, -1, 2).move('scorer').move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5, held: [] });
    expect(game.asked).toEqual(['0 message']);
    game.message('points').move('scorer');
    expect(game.asked).toEqual(['1 place']);
  });

  it('is taken over with the next school road: first the lesson, then the road’s completer takes the teacher', () => {
    const game = taught({ figures: [[1, 'meeple', 2, 0, 1]], next: ['base-A', 'base-B', 'base-U'] });
    game.lay(3, 0, 1);
    // Seat 0 completed the road of seat 1 to the east: 2 points for both, and the teacher stays with seat 0.
    expect(awards(game)).toEqual([
      [1, 2, '3', 'a road of 2 tiles'],
      [0, 2, '3', 'what the teacher copied'],
    ]);
    expect(game.seat(0).held).toEqual([{ what: 'teacher', count: 1 }]);
  });

  it('is not used up by a road without an owner', () => {
    const game = taught({ next: ['base-A', 'base-B'] });
    game.lay(3, 0, 1);
    expect(game.seat(0).held).toEqual([{ what: 'teacher', count: 1 }]);
    expect(awards(game)).toEqual([]);
  });

  /** Seat 0, who has the teacher, completes a city of two tiles at the start and one of three beyond. */
  const twoCities = (figures: NonNullable<Position['figures']>): Scenario =>
    taught({
      tiles: [
        ['base-U', 1, -1],
        ['base-A', 1, -2],
        ['base-G', 0, -2, 1],
        ['base-E', 0, -3, 2],
      ],
      figures,
      next: ['base-H'],
    }).lay(0, -1, 0);

  it('of several features for several players the holder picks', () => {
    const game = twoCities([
      [1, 'meeple', 0, 0, 0],
      [0, 'meeple', 0, -3, 0],
    ]);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', about: { step: 'teach' } });
    expect(game.ask().from).toHaveLength(2);
    const larger = game.ask().from.find((one) => label(game, one).includes('3 tiles'));
    game.answer(larger as Choice);
    expect(game.told('award').map(({ award }) => [award.seat, award.points, award.name])).toContainEqual([
      0,
      6,
      'teacher',
    ]);
  });

  it('of several features for one player that player says which comes first', () => {
    const game = twoCities([
      [1, 'meeple', 0, 0, 0],
      [1, 'meeple', 0, -3, 0],
    ]);
    expect(game.ask()).toMatchObject({ seat: 1, kind: 'act', about: { step: 'teach' } });
    const smaller = game.ask().from.find((one) => label(game, one).includes('2 tiles'));
    game.answer(smaller as Choice);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([4, 10]);
  });
});

describe('the dragon', () => {
  it('on the school eats the teacher, who is out of the game', () => {
    const game = new Scenario({
      options: { ...plain, sets: ['school', 'dragon'] },
      tiles: SCHOOL,
      next: ['base-A', 'base-B'],
      done: [[0, { do: 'dragon', tile: 1 }]],
    });
    expect(game.view.tokens).toEqual([{ token: 'dragon', tile: 1, segment: -1, count: 1 }]);
    game.lay(-1, 0, 3);
    expect(game.seat(0).held).toEqual([]);
  });
});
