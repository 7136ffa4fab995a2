// Payments outside all passes, questions before the tile is drawn, and deeds beside the figure: what sets may bring.

import { describe, expect, it } from 'vitest';
import { askToAct } from '../rules/acting.ts';
import type { Deed } from '../rules/choices.ts';
import type { Module } from '../rules/module.ts';
import { canPay, payment } from '../rules/paying.ts';
import { type Position, Scenario } from './scenario.ts';

const TOLL = 3;
const toll: Deed = { do: 'toll' };

/** The active seat may pay the next one three points, before its tile and beside its figure. */
const tolls: Module = {
  id: 'tolls',
  plays: () => true,
  beside: ['toll'],
  offers: (s, onto) => {
    if (canPay(s, s.active, TOLL)) onto.add(() => toll, 0);
  },
  deeds: { toll: (s) => payment(s, s.active, (s.active + 1) % s.seats, TOLL, 'toll') },
  steps: {
    *before(s, table, box) {
      const deeds = canPay(s, s.active, TOLL) ? [toll] : [];
      return yield* askToAct(s, table, box, { seat: s.active, step: 'toll', deeds, mayPass: true });
    },
  },
};

const begin = (track: Position['track'], more: Partial<Position> = {}): Scenario =>
  new Scenario({ modules: [tolls], next: ['base-U', 'base-U'], messages: [7], ...more, ...(track ? { track } : {}) });

describe('payments between seats', () => {
  it('a set may ask before the tile is drawn', () => {
    const game = begin([[4, 0]], { options: { messages: 'off' } });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', toll] });
    expect(game.view.drawn).toBeNull();
    game.answer(toll);
    expect([game.seat(0).score, game.seat(1).score]).toEqual([1, 3]);
    expect(game.asked).toEqual(['0 place']);
    expect(game.view.drawn?.kind).toBe('base-U');
  });

  it('a deed beside the figure is done at once, and the figure is asked for again', () => {
    const game = begin([[4, 0]], { options: { messages: 'off' } });
    game.answer('pass');
    game.answer({ x: 1, y: 0, rotation: 1 });
    game.answer(toll);
    expect(game.told('places')).toEqual([]);
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'figure' });
    expect(game.ask().from).not.toContainEqual(toll);
    game.answer({ figure: 'meeple', segment: 0 });
    expect(game.seat(0)).toMatchObject({ score: 1, supply: { meeple: 6 } });
  });

  it.each(['hig', 'zmg', '2025'] as const)(
    'by %s neither paying nor being paid brings a message, wherever a figure stops',
    (messages) => {
      const game = begin(
        [
          [8, 3],
          [2, 0],
        ],
        { options: { messages } },
      );
      game.answer(toll);
      expect(game.ask()).toMatchObject({ seat: 0, kind: 'move' });
      game.move('scorer');
      game.move('scorer', 1);
      expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 3 });
      expect(game.seat(1)).toMatchObject({ scorer: 5, messenger: 0 });
      expect(game.asked).toEqual(['0 place']);
    },
  );

  it('by 2025 a payment binds no figure for the points of the turn', () => {
    const game = begin([[8, 3]], {
      options: { messages: '2025' },
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-A'],
    });
    game.answer(toll);
    game.move('scorer').move('scorer', 1).lay(1, 0, 1).move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5 });
  });

  it('the figure that has enough pays; if only both together have, one pays what it has and the other the rest', () => {
    const alone = begin([[2, 4]]);
    alone.answer(toll);
    expect(alone.seat(0)).toMatchObject({ scorer: 2, messenger: 1 });
    const both = begin([[2, 1]]);
    both.answer(toll);
    expect(both.seat(0)).toMatchObject({ scorer: 0, messenger: 0 });
    const even = begin([[2, 2]]);
    even.answer(toll);
    even.move('messenger');
    expect(even.seat(0)).toMatchObject({ scorer: 1, messenger: 0 });
    expect(begin([[1, 1]]).asked).toEqual(['0 place']);
  });
});
