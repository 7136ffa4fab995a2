// Bots and The Tower: whom they capture, where they build, and when they pay.

import { FastChance } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../../bot/index.ts';
import { capture } from '../../rules/core/captives.ts';
import { put } from '../../rules/core/figures.ts';
import { MEEPLE } from '../../rules/core/sizes.ts';
import { type Position, Scenario } from '../scenario.ts';

const LEVELS = bots.map(({ id }) => id);

/** What a bot answers to the open question. */
function says(id: string, game: Scenario): unknown {
  const bot = bots.find((kind) => kind.id === id)?.make();
  return bot?.decide(botInputAt(game.match, game.ask().seat), new FastChance(7));
}

describe.each(['easy', 'normal', 'hard'])('towers: %s', (id) => {
  const tower = { sets: ['tower'], messages: 'off' } as const;

  it('captures the knight of the other in the larger city, and nobody of its own', () => {
    const game = new Scenario({
      options: tower,
      start: 'tower-I',
      tiles: [
        ['base-E', 1, 0],
        ['base-F', 1, -1, 1],
        ['base-F', 1, -2, 1],
        ['base-E', 0, 1, 3],
      ],
      figures: [
        [1, 'meeple', 1, 0, 0],
        [1, 'meeple', 0, 1, 0],
        [0, 'meeple', 0, 0, 0],
      ],
      next: ['base-B'],
    });
    game.answer({ x: -1, y: 0, rotation: 0 });
    game.answer({ do: 'tower', tile: 0 });
    expect(says(id, game)).toEqual({ do: 'capture', seat: 1, figure: 'meeple', tile: 1, segment: 0 });
  });

  it('puts a floor where that takes a figure of worth', () => {
    const game = new Scenario({
      options: tower,
      meeples: [0, 7],
      start: 'tower-I',
      tiles: [['base-B', 1, 0]],
      figures: [[1, 'meeple', 1, 0, 0]],
      next: ['base-U'],
    });
    game.answer({ x: 0, y: 1, rotation: 1 });
    expect(says(id, game)).toEqual({ do: 'tower', tile: 0 });
  });
});

describe('ransom', () => {
  const held = (more: Partial<Position>): Scenario =>
    new Scenario({
      options: { sets: ['tower'], messages: 'off' },
      track: [[20, 0]],
      next: ['base-B'],
      prepare: (s) => {
        put(s.land, 0, MEEPLE, 0, 0);
        capture(s.land, 0, 0, 1);
      },
      ...more,
    });

  it.each(LEVELS)('%s waits for its tile', (id) => {
    expect(says(id, held({}))).toBe('pass');
  });

  it.each(['normal', 'hard'])('%s keeps its points while it has meeples', (id) => {
    const game = held({});
    game.answer('pass');
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(says(id, game)).not.toMatchObject({ do: 'ransom' });
  });

  it.each(['normal', 'hard'])('%s buys its only meeple back where a city is about to be scored', (id) => {
    const game = held({
      meeples: [1, 7],
      tiles: [
        ['base-F', 0, -1, 1],
        ['base-F', 0, -2, 1],
      ],
      next: ['base-E'],
      last: true,
    });
    game.answer('pass');
    game.answer({ x: 0, y: -3, rotation: 2 });
    expect(says(id, game)).toMatchObject({ do: 'ransom' });
  });
});
