// Darmstadt: churches and the Darmstadtium.

import { describe, expect, it } from 'vitest';
import { forWhat } from '../../words/en/award.ts';
import { drawMessage, offered } from '../closing.ts';
import { type Laid, Scenario, type Standing } from '../scenario.ts';

const plain = { sets: ['darmstadt'] as const, messages: 'off' as const };

const awards = (game: Scenario): (readonly [seat: number, points: number, round: string, what: string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

/** A church with seven neighbours: one is missing in the south-west. */
const AROUND: readonly Laid[] = [
  ['base-B', 0, -1],
  ['base-A', 1, 0, 1],
  ['base-A', 0, 1, 2],
  ['base-B', -1, 0],
  ['base-E', -1, -1],
  ['base-E', 1, -1],
  ['base-B', 1, 1],
];

const church = (figures: readonly Standing[], last = false): Scenario =>
  new Scenario({ options: plain, start: 'darmstadt-C', tiles: AROUND, figures, next: ['base-E'], last });

const MONK: Standing = [0, 'meeple', 0, 0, 0];

describe('a church', () => {
  it('is scored like a monastery, and then gives 3 to the most followers around it, those about to go home included', () => {
    const game = church([MONK]).lay(-1, 1, 2);
    expect(awards(game)).toEqual([
      [0, 9, '3', 'a monastery with 8 neighbours'],
      [0, 3, '3', 'the most figures round a church'],
    ]);
    expect(game.seat(0).supply.meeple).toBe(7);
  });

  it('in a tie each gets 3: 12 for its owner, 3 for the neighbour', () => {
    const game = church([MONK, [1, 'meeple', 0, -1, 0]]).lay(-1, 1, 2);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([12, 3]);
  });

  it('the most are rewarded though the church is not theirs; a big meeple is one of them', () => {
    const game = new Scenario({
      options: { ...plain, big: 'yes' },
      start: 'darmstadt-C',
      tiles: AROUND,
      figures: [
        [0, 'big', 0, 0, 0],
        [1, 'meeple', 0, -1, 0],
        [1, 'meeple', 1, 0, 0],
      ],
      next: ['base-E'],
    }).lay(-1, 1, 2);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([9, 3]);
  });

  it('an empty one rewards nobody, and nobody is rewarded at the end', () => {
    expect(awards(church([[1, 'meeple', 0, -1, 0]]).lay(-1, 1, 2))).toEqual([]);
    const end = church([MONK], true);
    // To the far north-west: the church stays open.
    end.lay(-2, 0, 3);
    expect(end.view.final.map((award) => [award.seat, award.points, award.source])).toEqual([[0, 8, 'monastery']]);
  });

  it('counts for message 3 without the 3', () => {
    const game = drawMessage(3, {
      options: { sets: ['darmstadt'] },
      tiles: [['darmstadt-C', 0, -1, 2]],
      figures: [[0, 'meeple', 0, -1, 0]],
    });
    expect(offered(game)).toContainEqual({ choice: { message: 3, tile: 1, segment: 0 }, points: 3 });
  });
});

/** The Darmstadtium with caps to the east, south and west. */
const CAPS: readonly Laid[] = [
  ['base-E', 1, 0, 3],
  ['base-E', 0, 1, 0],
  ['base-E', -1, 0, 1],
];
const KNIGHT: Standing = [0, 'meeple', 0, 0, 0];

const city = (figures: readonly Standing[]): Scenario =>
  new Scenario({ options: plain, start: 'darmstadt-A', tiles: CAPS, figures, next: ['base-E'] }).lay(0, -1, 2);

describe('the Darmstadtium', () => {
  it('R25: makes a completed city worth 3 more, as one award', () => {
    expect(awards(city([KNIGHT]))).toEqual([[0, 13, '3', 'a city of 5 tiles and the Darmstadtium']]);
  });

  it('R25: in a tie each gets them', () => {
    const game = city([KNIGHT, [1, 'meeple', 1, 0, 0]]);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([13, 13]);
  });

  it('R25: messages 2 and 8 and the last count give an unfinished city without them', () => {
    const far: readonly Laid[] = [
      ['base-E', 0, -1],
      ['darmstadt-A', 0, -2],
      ['base-E', 1, -2, 3],
      ['base-E', -1, -2, 1],
    ];
    for (const message of [2, 8] as const) {
      const game = drawMessage(message, {
        options: { sets: ['darmstadt'] },
        tiles: far,
        figures: [[0, 'meeple', 0, -2, 0]],
      });
      expect(offered(game)).toContainEqual({ choice: { message, tile: 2, segment: 0 }, points: 4 });
    }
    const end = new Scenario({
      options: plain,
      start: 'darmstadt-A',
      tiles: CAPS,
      figures: [KNIGHT],
      next: ['base-B'],
      last: true,
    }).lay(1, -1, 0);
    expect(end.view.final.map(({ points, source }) => [points, source])).toEqual([[4, 'city']]);
    expect(end.feature(0, 0, 0)).toMatchObject({ now: 4, whenComplete: 11 });
  });
});
