// The Princess & the Dragon: recorded games, the fairy's points and messages, the walk of the dragon, princess and portal.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { Deed, FigureChoice } from '../../rules/choices.ts';
import type { FigureKind } from '../../rules/names.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';

const PLAIN = { sets: ['dragon'], messages: 'off' } as const;

const at = (name: string, seat: number, tile: number, segment: number, figure: FigureKind = 'meeple'): Deed => ({
  do: name,
  seat,
  figure,
  tile,
  segment,
});

const dragonOn = (tile: number): Deed => ({ do: 'dragon', tile });

const game = (more: Partial<Position>): Scenario => new Scenario({ options: PLAIN, next: [], ...more });

const awards = (played: Scenario): unknown[] =>
  played.told('award').map(({ award }) => [award.seat, award.points, award.round, forWhat(award)]);

const choices = (played: Scenario): readonly FigureChoice[] => played.ask().from as readonly FigureChoice[];

/** The fairy beside the knight of seat 0 at the start, as the turn of seat 0 begins. */
const withFairy = (more: Partial<Position> = {}): Scenario =>
  game({
    options: { sets: ['dragon'] },
    start: 'base-E',
    figures: [[0, 'meeple', 0, 0, 0]],
    done: [[0, at('fairy', 0, 0, 0)]],
    next: ['base-B', 'base-B', 'base-B'],
    ...more,
  });

describe('The Princess & the Dragon', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-dragon.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 1010 turns, 0 differences'],
      holds: true,
    });
  });
});

describe('the fairy', () => {
  it('Y1: brings a point as the turn begins, and its message before a tile is drawn', () => {
    const played = withFairy({ track: [[4, 1]], messages: [7] });
    expect(played.asked).toEqual(['0 move']);
    expect(played.view.drawn).toBeNull();
    played.move('scorer');
    expect(played.asked).toEqual(['0 message']);
    expect(played.view.drawn).toBeNull();
    played.message('points').move('messenger');
    expect(played.asked).toEqual(['0 place']);
  });

  it('Y1: the other figure brings no message', () => {
    expect(withFairy({ track: [[4, 1]], messages: [7] }).move('messenger').asked).toEqual(['0 place']);
  });

  it('gives its point once a turn: not before a tile by message 4, nor before another seat', () => {
    const played = withFairy({ track: [[4, 0]], messages: [4] })
      .move('scorer')
      .message({ message: 4 });
    expect(played.asked).toEqual(['0 place']);
    played.lay(1, 0, 0);
    expect(played.asked).toEqual(['0 place']);
    played.lay(2, 0, 0);
    expect(played.asked).toEqual(['1 place']);
    expect(played.told('award')).toHaveLength(1);
  });

  it('Y3: gives three points to an outvoted knight when the city closes, after the city', () => {
    const played = game({
      options: { ...PLAIN, big: 'yes' },
      start: 'base-E',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'big', 0, 0, 0],
      ],
      done: [[0, at('fairy', 0, 0, 0)]],
      next: ['base-E', 'base-B'],
    }).lay(0, -1, 2);
    expect(awards(played)).toEqual([
      [0, 1, '1A', 'the fairy'],
      [1, 4, '3', 'a city of 2 tiles'],
      [0, 3, '3', 'the fairy at the scored feature'],
    ]);
    expect(played.view.tokens).toEqual([{ token: 'fairy', tile: 0, segment: -1, count: 1 }]);
  });

  it('gives three points in the last count', () => {
    const played = withFairy({ options: PLAIN, next: ['base-B'], last: true }).lay(1, 0, 0);
    expect(played.view.final.map(({ points }) => points)).toEqual([3, 1]);
  });

  it('Y4: message 8 takes the follower beside her home with three points more; she stays and pays nobody', () => {
    const played = game({
      options: { sets: ['dragon'] },
      start: 'base-W',
      tiles: [['base-E', 0, -1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, -1, 0],
      ],
      done: [[0, at('fairy', 0, 1, 0)]],
      track: [[3, 0]],
      messages: [8],
      next: ['base-A', 'base-B', 'base-B'],
    });
    played.move('messenger').lay(1, 0, 1).move('scorer');
    expect(offered(played)).toContainEqual({ choice: { message: 8, tile: 1, segment: 0 }, points: 4 });
    played.message({ message: 8, tile: 1, segment: 0 }).move('scorer');
    expect(played.view.tokens).toEqual([{ token: 'fairy', tile: 1, segment: -1, count: 1 }]);
    played.lay(-1, -1, 0);
    expect(played.asked).toEqual(['0 place']);
  });

  it('goes to an own follower instead of a figure, never to where she is', () => {
    const played = game({
      start: 'base-E',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-B', 'base-B', 'base-B'],
    });
    played.lay(1, 0, 0, at('fairy', 0, 0, 0)).lay(2, 0, 0);
    expect(played.view.tokens).toEqual([{ token: 'fairy', tile: 0, segment: 0, count: 1 }]);
    played.answer({ x: -1, y: 0, rotation: 0 });
    expect(choices(played)).not.toContainEqual(at('fairy', 0, 0, 0));
    expect(played.seat(0).score).toBe(1);
  });
});

describe('the dragon', () => {
  /** The dragon north of the start; a dragon tile closes the road of seat 0 there. */
  const closing = (more: Partial<Position> = {}): Scenario =>
    game({
      start: 'base-W',
      tiles: [['dragon-2', 0, -1]],
      figures: [[0, 'meeple', 0, 0, 0]],
      done: [[0, dragonOn(1)]],
      next: ['dragon-I', 'base-B'],
      ...more,
    });

  it('comes to a volcano, where nobody is put', () => {
    const played = game({ start: 'base-B', next: ['dragon-2', 'base-B'] }).lay(1, 0, 0);
    expect(played.view.tokens).toEqual([{ token: 'dragon', tile: 1, segment: -1, count: 1 }]);
    expect(played.asked).toEqual(['1 place']);
  });

  it('Y7: before the first volcano a dragon tile is set aside, also by message 4, and another drawn', () => {
    const played = withFairy({ track: [[4, 0]], messages: [4], next: ['dragon-G', 'base-B', 'dragon-2'] });
    played.move('scorer').message({ message: 4 });
    expect(played.told('aside')).toEqual([{ kind: 'aside', tile: 'dragon-G', garden: false }]);
    expect(played.view.drawn?.kind).toBe('base-B');
    played.lay(1, 0, 0).lay(2, 0, 0);
    expect(played.match.rest.aside).toEqual([]);
  });

  it('Y6: eats before scoring: the road that the tile closed gives nothing, and no message', () => {
    const played = closing({ options: { sets: ['dragon'] }, track: [[3, 0]] }).lay(1, 0, 0);
    expect(played.ask()).toMatchObject({ seat: 0, kind: 'act', from: [dragonOn(0)] });
    played.answer(dragonOn(0));
    expect(played.told('returns')).toEqual([{ kind: 'returns', seat: 0, figure: 'meeple', tile: 0 }]);
    expect(played.ask()).toMatchObject({ seat: 1, kind: 'act', from: [dragonOn(2)] });
    played.answer(dragonOn(2));
    expect(played.asked).toEqual(['1 place']);
    expect(played.told('award')).toEqual([]);
  });

  it('ruling: by the option "after" it walks when all is scored and the messages are read: the road gives its points', () => {
    const options = { sets: ['dragon'], dragonWalk: 'after' } as const;
    const played = closing({ options, track: [[3, 0]], messages: [6] }).lay(1, 0, 0);
    played.move('scorer');
    expect(awards(played)).toEqual([[0, 2, '3', 'a road of 2 tiles']]);
    expect(played.asked).toEqual(['0 message']);
    played.message('points').move('messenger');
    expect(played.ask()).toMatchObject({ seat: 0, kind: 'act', from: [dragonOn(0)] });
    played.answer(dragonOn(0));
    played.answer(dragonOn(2));
    expect(played.asked).toEqual(['1 place']);
  });

  it('never enters the tile of the fairy: in a dead end the walk is over', () => {
    const played = closing({
      done: [
        [0, dragonOn(1)],
        [0, at('fairy', 0, 0, 0)],
      ],
    }).lay(1, 0, 0);
    expect(played.asked).toEqual(['1 place']);
    expect(awards(played)).toContainEqual([0, 2, '3', 'a road of 2 tiles']);
  });

  it('takes builder and follower alike', () => {
    const played = closing({
      options: { ...PLAIN, builder: 'yes' },
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'builder', 0, 0, 0],
      ],
    }).lay(1, 0, 0);
    played.answer(dragonOn(0));
    expect(played.told('returns').map(({ figure }) => figure)).toEqual(['meeple', 'builder']);
  });
});

describe('princess and portal', () => {
  it('the princess sends a knight of the city home, instead of a figure', () => {
    const played = game({ start: 'base-E', figures: [[1, 'meeple', 0, 0, 0]], next: ['dragon-B', 'base-B'] });
    played.answer({ x: 0, y: -1, rotation: 2 });
    expect(choices(played)).toContainEqual(at('princess', 1, 0, 0));
    played.answer(at('princess', 1, 0, 0));
    expect(played.told('returns')).toEqual([{ kind: 'returns', seat: 1, figure: 'meeple', tile: 0 }]);
    expect(played.seat(1).supply.meeple).toBe(7);
  });

  it('ruling: by the option "must" a knight has to go, also an own one, and nothing else is asked', () => {
    const options = { ...PLAIN, princess: 'must' } as const;
    const played = game({ options, start: 'base-E', figures: [[0, 'meeple', 0, 0, 0]], next: ['dragon-B', 'base-B'] });
    played.answer({ x: 0, y: -1, rotation: 2 });
    expect(played.ask()).toMatchObject({ seat: 0, kind: 'act', from: [at('princess', 0, 0, 0)] });
    played.answer(at('princess', 0, 0, 0));
    expect(played.told('places')).toMatchObject([{ tile: 'dragon-B', figure: null }]);
    expect(played.seat(0).supply.meeple).toBe(7);
    expect(played.asked).toEqual(['1 place']);
  });

  it('ruling: by the option "must" figures are placed as always where no knight is', () => {
    const played = game({ options: { ...PLAIN, princess: 'must' }, start: 'base-E', next: ['dragon-B', 'base-B'] });
    played.answer({ x: 0, y: -1, rotation: 2 });
    expect(played.asked).toEqual(['0 figure']);
  });

  it('a portal leads to what is free and not complete, and not to the dragon', () => {
    const played = game({
      start: 'base-E',
      tiles: [
        ['base-E', 0, -1, 2],
        ['dragon-2', 1, 0],
        ['base-B', 2, 0],
      ],
      done: [[0, dragonOn(2)]],
      next: ['dragon-R', 'base-B'],
    });
    played.answer({ x: 3, y: 0, rotation: 3 });
    const far = choices(played).flatMap((one) =>
      typeof one === 'object' && 'figure' in one && one.tile !== undefined
        ? [`${one.figure} ${one.tile} ${one.segment}`]
        : [],
    );
    // The city is complete; all tiles share the field, which is free.
    expect(far).toEqual(['meeple 0 1', 'meeple 1 1', 'meeple 3 0', 'meeple 3 1']);
    played.answer({ figure: 'meeple', tile: 3, segment: 0 });
    expect(played.told('puts')).toEqual([
      { kind: 'puts', seat: 0, figure: 'meeple', tile: 3, where: 'base-B', on: 'monastery' },
    ]);
    expect(played.feature(2, 0, 0).owners).toMatchObject([{ seat: 0, strength: 1 }]);
  });
});
