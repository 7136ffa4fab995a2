// Hills & Sheep: recorded games, tiles under hills, ties, vineyards, and the flock.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { addSheep, bagOf } from '../../sets/hills/flocks.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Laid, type Position, Scenario, type Standing } from '../scenario.ts';

const plain = { sets: ['hills'] as const, messages: 'off' as const };

/** Seat 0's shepherd with three sheep in the field north of a road from west to east; more tiles may lie there. */
const flock = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: { sets: ['hills'] },
    start: 'base-U',
    figures: [[0, 'shepherd', 0, 0, 1]],
    next: ['base-U', 'base-U'],
    ...more,
    prepare: (s) => {
      if (!more.figures || more.figures.length > 1) addSheep(s.land, 0, 3);
      more.prepare?.(s);
    },
  });

const awards = (game: Scenario): (readonly [number, number, string])[] =>
  game.told('award').map(({ award }) => [award.seat, award.points, forWhat(award)]);

const asked = (game: Scenario): readonly unknown[] => game.ask().from;

describe('Hills & Sheep', () => {
  it('replay twenty recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-hills.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['20 games, 1639 turns, 0 differences'],
      holds: true,
    });
  });
});

describe('a hill', () => {
  it('takes a tile that nobody has seen out of the game; it stays among those to come', () => {
    const game = new Scenario({ options: { sets: ['hills'] }, next: ['hills-E', 'base-U'] });
    const { left, remaining } = game.view;
    const unseen = (all: typeof remaining): number => (all ?? []).reduce((sum, { count }) => sum + count, 0);
    game.lay(1, 0, 0);
    // One was drawn for the next seat, one lies under the hill.
    expect(game.view.left).toBe(left - 2);
    expect(unseen(game.view.remaining)).toBe(unseen(remaining) - 1);
  });

  it('message 4 with a hill tile: another unseen tile leaves the pile', () => {
    const game = new Scenario({
      options: { sets: ['hills'] },
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[3, 0]],
      messages: [4],
      next: ['base-A', 'hills-F', 'base-U'],
    }).lay(1, 0, 1);
    game.move('scorer').message({ message: 4 });
    const { left } = game.view;
    game.lay(0, 1, 0);
    expect(game.view.left).toBe(left - 2);
  });

  it('as the last tile it takes nothing', () => {
    const game = new Scenario({ options: plain, next: ['hills-E'], last: true }).lay(1, 0, 0);
    expect(game.view.phase).toBe('over');
  });
});

/** A road from the hill at the start: seat 0 on the hill, seat 1 beyond it. */
const tie = (figures: readonly Standing[], more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: plain,
    start: 'hills-F',
    tiles: [['base-U', 0, 1]],
    figures,
    next: ['base-A'],
    ...more,
  });

const ON_HILL: Standing = [0, 'meeple', 0, 0, 1];
const BELOW: Standing = [1, 'meeple', 0, 1, 0];

describe('ties', () => {
  it('are won by whoever stands on a hill', () => {
    const game = tie([ON_HILL, BELOW]);
    expect(game.feature(0, 1, 0).owners.map(({ seat, leads, hill }) => [seat, leads, hill])).toEqual([
      [0, true, true],
      [1, false, undefined],
    ]);
    game.lay(0, 2, 2);
    expect(awards(game)).toEqual([[0, 3, 'a road of 3 tiles']]);
  });

  it('a hill does not help whoever has fewer', () => {
    const game = tie([ON_HILL, BELOW, [1, 'big', 0, 1, 0]], { options: { ...plain, big: 'yes' } }).lay(0, 2, 2);
    expect(awards(game)).toEqual([[1, 3, 'a road of 3 tiles']]);
  });

  it('if several stand on hills they stay tied', () => {
    const game = tie([ON_HILL, [1, 'meeple', 0, 0, 1]]).lay(0, 2, 2);
    expect(awards(game).map(([seat]) => seat)).toEqual([0, 1]);
  });

  const lost: Partial<Position> = {
    options: { sets: ['hills'] },
    start: 'base-W',
    tiles: [
      ['hills-F', 0, 1],
      ['base-U', 0, 2],
    ],
    figures: [
      [0, 'meeple', 0, 0, 0],
      [1, 'meeple', 0, 1, 1],
      [0, 'meeple', 0, 2, 0],
    ],
    track: [[3, 0]],
  };

  it('Y18: message 8 gives nothing for a tie that the other wins on a hill', () => {
    const game = new Scenario({ ...lost, messages: [8], next: ['base-A'] }).lay(1, 0, 1).move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 8, tile: 2, segment: 0 }, points: 0 });
  });

  it('message 1 needs no majority, hill or not', () => {
    const game = new Scenario({ ...lost, messages: [1], next: ['base-A'] }).lay(1, 0, 1).move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 1, tile: 2, segment: 0 }, points: 2 });
  });

  it('a city awarded once, by the first edition, goes to the farmer on a hill', () => {
    const tiles: Laid[] = [['base-E', 0, -1, 2]];
    const figures: Standing[] = [
      [0, 'meeple', 0, 0, 2],
      [1, 'meeple', 0, -1, 1],
    ];
    const game = new Scenario({
      options: { ...plain, fields: 'city' },
      start: 'hills-C',
      tiles,
      figures,
      next: ['base-V'],
      last: true,
    }).lay(1, 0, 2);
    expect(
      game.view.final.filter(({ source }) => source === 'field').map(({ seat, points }) => [seat, points]),
    ).toEqual([[0, 4]]);
  });
});

/** A monastery of seat 0 between two vineyards. */
const BESIDE: readonly Laid[] = [
  ['base-E', 0, -1, 0],
  ['hills-O', 1, 0, 1],
  ['hills-P', -1, 0, 1],
  ['base-E', 1, 1, 0],
];

describe('a vineyard', () => {
  it('Y19: message 3 gives a monastery with 5 neighbours 6 points, vineyards or not', () => {
    const game = new Scenario({
      options: { sets: ['hills'] },
      start: 'base-B',
      tiles: [...BESIDE, ['base-B', 0, 1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', -1, 0, 1],
      ],
      track: [[3, 0]],
      messages: [3],
      next: ['base-A'],
    }).lay(-2, 0, 3);
    game.move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 3, tile: 0, segment: 0 }, points: 6 });
  });

  it('Y19: two of them make it 9 + 6 when it is complete', () => {
    const game = new Scenario({
      options: plain,
      start: 'base-B',
      tiles: [...BESIDE, ['base-E', 1, -1, 2], ['base-A', -1, -1, 0], ['base-A', -1, 1, 2]],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-B'],
    });
    expect(game.feature(0, 0, 0)).toMatchObject({ now: 8, whenComplete: 15 });
    game.lay(0, 1, 0);
    expect(awards(game)).toEqual([[0, 15, 'a monastery with 8 neighbours and 2 vineyards']]);
  });
});

describe('a shepherd', () => {
  it('goes into a field without a shepherd, farmers or not, and draws a token', () => {
    const game = new Scenario({
      options: plain,
      start: 'base-U',
      figures: [[1, 'meeple', 0, 0, 1]],
      next: ['base-U'],
    });
    game.answer({ x: 0, y: 1, rotation: 0 });
    const spots = (asked(game) as FigureChoice[]).filter(
      (one) => one !== 'pass' && 'figure' in one && one.figure === 'shepherd',
    );
    expect(spots).toEqual([
      { figure: 'shepherd', segment: 1 },
      { figure: 'shepherd', segment: 2 },
    ]);
    game.answer({ figure: 'shepherd', segment: 1 });
    const [drawn] = game.told('draws');
    const out = game.view.figures.some(({ figure }) => figure === 'shepherd');
    expect(drawn?.token === 'wolf' ? !out : out).toBe(true);
    expect(game.view.tokens?.map(({ count }) => count) ?? []).toEqual(out ? [drawn?.count] : []);
  });

  it('is refused where another one is', () => {
    const game = flock();
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(game.refuse({ figure: 'shepherd', segment: 1 }).reason).toContain('no shepherd');
  });

  it('is asked when his own tile extends his field, and scores all sheep there in round 2', () => {
    const game = flock({ options: plain }).lay(0, 1, 0);
    expect(game.asked).toEqual(['0 act']);
    expect(asked(game)).toEqual([{ do: 'stable' }, { do: 'grow' }]);
    game.answer({ do: 'stable' });
    expect(awards(game)).toEqual([[0, 3, 'a flock of 3 sheep']]);
    expect(game.told('award')[0]?.award.round).toBe('2');
    expect(game.seat(0).supply.shepherd).toBe(1);
  });

  it('is not asked when another seat extends it', () => {
    const game = flock({
      options: plain,
      figures: [[1, 'shepherd', 0, 0, 1]],
      prepare: (s) => addSheep(s.land, 1, 2),
    }).lay(0, 1, 0);
    expect(game.asked).toEqual(['1 place']);
  });

  it('scores at once when his field is enclosed, by whomever', () => {
    const game = new Scenario({
      options: plain,
      start: 'base-V',
      tiles: [
        ['base-V', -1, 0, 3],
        ['base-V', -1, 1, 2],
      ],
      figures: [[1, 'shepherd', 0, 0, 2]],
      prepare: (s) => addSheep(s.land, 1, 2),
      next: ['base-V'],
    }).lay(0, 1, 1);
    expect(awards(game)).toEqual([[1, 2, 'a flock of 2 sheep']]);
    expect(game.seat(1).supply.shepherd).toBe(1);
  });

  it('all shepherds of a field score all of its sheep', () => {
    const game = flock({
      options: plain,
      tiles: [['base-U', 0, -1]],
      figures: [
        [0, 'shepherd', 0, 0, 1],
        [1, 'shepherd', 0, -1, 1],
      ],
      prepare: (s) => addSheep(s.land, 1, 4),
    }).lay(0, 1, 0);
    game.answer({ do: 'stable' });
    expect(awards(game)).toEqual([
      [0, 7, 'a flock of 7 sheep'],
      [1, 7, 'a flock of 7 sheep'],
    ]);
  });

  it('who draws on gets more sheep or loses all', () => {
    const game = flock({ options: plain }).lay(0, 1, 0);
    game.answer({ do: 'grow' });
    const drawn = game.told('draws')[0];
    expect(game.view.tokens?.map(({ count }) => count)).toEqual(
      drawn?.token === 'wolf' ? [] : [3 + (drawn?.count ?? 0)],
    );
    expect(awards(game)).toEqual([]);
  });

  it('tokens go back into the bag with him', () => {
    const game = flock({ options: plain }).lay(0, 1, 0);
    expect(bagOf(game.match.state.land)).toHaveLength(17);
    game.answer({ do: 'stable' });
    expect(bagOf(game.match.state.land)).toHaveLength(18);
  });

  it('the message of a flock comes before phase 3', () => {
    const game = flock({ track: [[2, 0]], messages: [7] }).lay(0, 1, 0);
    game.answer({ do: 'stable' });
    game.move('scorer');
    expect(game.asked).toEqual(['0 message']);
    expect(game.view.messages?.current?.message).toBe(7);
  });

  it('is no farmer for message 7', () => {
    const game = flock({ track: [[2, 0]], messages: [7] }).lay(0, 1, 0);
    game.answer({ do: 'stable' });
    game.move('scorer');
    expect(offered(game)).toContainEqual({ choice: { message: 7 }, points: 0 });
  });

  it('message 8 cannot take him, and he stays when it takes the last farmer beside him', () => {
    const game = new Scenario({
      options: { sets: ['hills'] },
      start: 'base-W',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'shepherd', 0, 0, 5],
        [0, 'meeple', 0, 0, 5],
      ],
      prepare: (s) => addSheep(s.land, 0, 2),
      track: [[3, 0]],
      messages: [8],
      next: ['base-A'],
    }).lay(1, 0, 1);
    game.move('scorer');
    const home = { message: 8, tile: 0, segment: 5 } as const;
    expect(offered(game)).toEqual([
      { choice: 'points', points: 2 },
      { choice: home, points: 0 },
    ]);
    game.message(home);
    expect(game.view.figures.map(({ figure }) => figure)).toEqual(['shepherd']);
    expect(game.view.tokens).toMatchObject([{ token: 'sheep', count: 2 }]);
  });
});
