// Bots lay a tile where what a set offers there is worth most.

import { type Answer, FastChance } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { Scenario } from './scenario.ts';

/** What a bot does in the figure step, when it has laid the tile where it likes. */
function does(id: string, game: Scenario): unknown {
  const says = (): Answer | undefined => {
    const bot = bots.find((kind) => kind.id === id)?.make();
    return bot?.decide(botInputAt(game.match, game.ask().seat), new FastChance(7));
  };
  game.answer(says() as Parameters<Scenario['answer']>[0]);
  return says();
}

describe.each(['normal', 'hard'])('%s lays a tile', (id) => {
  it('with a tower base in reach of the knight whom it takes, rather than of two farmers with nothing to gain', () => {
    const game = new Scenario({
      options: { sets: ['tower'], messages: 'off' },
      start: 'base-E',
      tiles: [
        ['base-F', 0, -1, 1],
        ['base-F', 0, -2, 1],
        ['base-B', 0, 1],
        ['base-B', 0, 2],
      ],
      figures: [
        [1, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, 2, 1],
        [1, 'meeple', 0, 2, 1],
      ],
      meeples: [0, 7],
      next: ['tower-I'],
    });
    does(id, game);
    game.answer({ do: 'tower', tile: 5 });
    expect(game.ask().from).toContainEqual({ do: 'capture', seat: 1, figure: 'meeple', tile: 0, segment: 0 });
  });

  it('with the princess where she sends the knight of the other home', () => {
    const game = new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'base-E',
      tiles: [
        ['base-F', 0, -1, 1],
        ['base-F', 0, -2, 1],
        ['base-R', 0, -3, 3],
      ],
      figures: [[1, 'meeple', 0, 0, 0]],
      meeples: [0, 7],
      next: ['dragon-B'],
    });
    expect(does(id, game)).toEqual({ do: 'princess', seat: 1, figure: 'meeple', tile: 0, segment: 0 });
  });
});
