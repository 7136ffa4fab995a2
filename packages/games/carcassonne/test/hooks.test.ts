// What a set may do beside its tiles: deeds in the figure step, questions of its own, numbers that it keeps.

import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { FigureChoice } from '../rules/choices.ts';
import { carcassonneWith } from '../rules/game.ts';
import { errands } from './errands.ts';
import { type Position, Scenario } from './scenario.ts';

const knight = { seat: 0, figure: 'meeple', tile: 0, segment: 0 } as const;

const begin = (more: Partial<Position> = {}): Scenario =>
  new Scenario({ modules: [errands], figures: [[0, 'meeple', 0, 0, 0]], next: ['base-U', 'base-U'], ...more });

describe('a set of its own', () => {
  it('offers deeds beside the figures, which name the figure, its tile and its segment', () => {
    const game = begin({ options: { messages: 'off' } });
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.ask().from as readonly FigureChoice[]).toContainEqual({ do: 'errand', ...knight });
    game.answer({ do: 'errand', ...knight });
    expect(game.told('does')).toEqual([{ kind: 'does', seat: 0, deed: { do: 'errand', ...knight } }]);
    expect(game.seat(0).score).toBe(1);
    expect(game.view.tokens).toEqual([{ token: 'bell', tile: 0, segment: -1, count: 1 }]);
    expect(game.seat(0).held).toEqual([{ what: 'bell', count: 1 }]);
  });

  it('its points in the figure step are a pass of their own, whose message comes before what the set asks next', () => {
    const game = begin({ track: [[4, 0]], messages: [7] });
    game.lay(1, 0, 1, { do: 'errand', ...knight }).move('scorer');
    expect(game.asked).toEqual(['0 message']);
    game.message('points').move('messenger');
    expect(game.asked).toEqual(['1 act']);
  });

  it('asks a seat by itself, with or without leave to do nothing', () => {
    const game = begin({ options: { messages: 'off' } }).lay(1, 0, 1);
    expect(game.ask()).toMatchObject({ seat: 1, kind: 'act', from: ['pass', { do: 'wave', tile: 1 }] });
    game.answer('pass');
    game.lay(2, 0, 1);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: [{ do: 'wave', tile: 2 }] });
  });

  it('a tile that may not come yet is set aside, and shuffled in when it may', () => {
    const game = begin({ options: { messages: 'off' }, next: ['base-A', 'base-U'] });
    expect(game.told('aside')).toEqual([{ kind: 'aside', tile: 'base-A', garden: false }]);
    const { left } = game.view;
    expect(game.match.rest.aside).toHaveLength(1);
    game.lay(1, 0, 1, { do: 'errand', ...knight });
    game.answer('pass');
    expect(game.match.rest.aside).toEqual([]);
    expect(game.view.left).toBe(left - 1);
  });

  it('a figure that it sends away goes home with nothing', () => {
    const game = begin({ options: { messages: 'off' } }).lay(1, 0, 1, { do: 'dismiss', ...knight });
    expect(game.told('returns')).toEqual([{ kind: 'returns', seat: 0, figure: 'meeple', tile: 0 }]);
    expect(game.seat(0)).toMatchObject({ score: 0, supply: { meeple: 7 } });
  });

  it('keeps invariants, replays and secrets', () => {
    const tally = checkGame(carcassonneWith([errands]), {
      seats: [3],
      options: [{ messages: 'hig', abbot: true }],
      every: 12,
      budget: { histories: 0, worlds: 50 },
    });
    expect(tally.relaxed).toBe(0);
  });
});
