// Passes of scoring in a turn, for expansions that are not in this box: scenarios X10 to X16 of the rulings.

import { describe, expect, it } from 'vitest';
import { plainAward } from '../rules/awards.ts';
import type { Module, TurnPass } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import { drawMessage, offered } from './closing.ts';
import { type Position, Scenario } from './scenario.ts';

describe('passes of a turn for other expansions', () => {
  /** Points in one pass of seat 0's turns, as an expansion would give them. */
  const hook = (pass: TurnPass, points: number, bonus = 0) =>
    ({
      id: 'favour',
      plays: () => true,
      passes: [pass],
      awards: (s: State) =>
        s.active === 0
          ? [plainAward(0, 'other', pass, [{ what: 'bonus', count: 1, each: points }], { name: 'a favour' })]
          : [],
      bonus: () => bonus,
    }) satisfies Module;

  it.each([
    ['1A', 'place'],
    ['1B', 'place'],
    ['1C', 'figure'],
    ['2', 'place'],
    ['4', 'place'],
  ] as const)('X10: three points in round %s land on a dark space: a message, then play goes on', (round, next) => {
    const game = new Scenario({ modules: [hook(round, 3)], track: [[2, 0]], next: ['base-U'], messages: [7] });
    while (game.ask().kind !== 'move') game.answer(game.ask().kind === 'place' ? { x: 0, y: 1, rotation: 1 } : 'pass');
    expect(game.view.round).toBe(round);
    const laid = game.view.tiles.length;
    game.move('scorer');
    expect(game.asked).toEqual(['0 message']);
    game.message('points').move('messenger');
    expect(game.asked).toEqual([`${round === '2' || round === '4' ? 1 : 0} ${next}`]);
    expect(laid).toBe(round === '1A' || round === '1B' ? 1 : 2);
  });

  it('round 1A belongs to a turn of one’s own, not to the second tile of the builder', () => {
    const game = new Scenario({
      options: { messages: 'off', builder: 'yes' },
      modules: [hook('1A', 1)],
      start: 'base-W',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'builder', 0, 0, 0],
      ],
      next: ['base-U', 'base-U'],
    });
    game.lay(1, 0, 1).lay(2, 0, 1);
    expect(game.asked).toEqual(['1 place']);
    expect(game.seat(0).score).toBe(1);
  });

  it('round 1A belongs to a turn of one’s own, not to the tile of message 4', () => {
    const game = new Scenario({
      modules: [hook('1A', 1)],
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[3, 0]],
      messages: [4],
      next: ['base-A', 'base-U'],
    });
    game.move('messenger').lay(1, 0, 1).move('scorer').message({ message: 4 });
    expect(game.asked).toEqual(['0 place']);
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 1 });
  });

  it('a road that the tile of message 4 has closed and scored is not offered to the tile that waits, nor scored again', () => {
    const favour = hook('1C', 3);
    const game = new Scenario({
      modules: [{ ...favour, awards: (s) => (s.turn === 'turn' ? favour.awards(s) : []) }],
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[2, 0]],
      messages: [4],
      next: ['base-U', 'base-A'],
    });
    game.answer({ x: 1, y: 0, rotation: 1 });
    game.move('scorer').message({ message: 4 });
    game.lay(2, 0, 1).move('messenger');
    expect(game.ask().kind).toBe('figure');
    expect(game.ask().from).not.toContainEqual({ figure: 'meeple', segment: 0 });
    expect(game.refuse({ figure: 'meeple', segment: 0 }).reason).toBe('That is complete and scored.');
    game.answer('pass');
    expect(game.told('award').filter(({ award }) => award.source === 'road')).toHaveLength(1);
  });

  describe('R9: a message in round 2 and the city that this very tile has closed', () => {
    /** Seat 0 closes a city of two tiles that both seats hold, and takes the abbot home onto a dark space. */
    const closed = (message: 2 | 8): Scenario => {
      const game = new Scenario({
        options: { abbot: true },
        start: 'base-W',
        tiles: [
          ['base-B', 0, -1],
          ['base-E', 0, -2],
        ],
        figures: [
          [0, 'abbot', 0, -1, 0],
          [0, 'meeple', 0, -2, 0],
          [1, 'meeple', 0, -2, 0],
        ],
        track: [[2, 0]],
        next: ['base-E'],
        messages: [message],
      });
      game.answer({ x: 0, y: -3, rotation: 2 });
      game.answer({ take: 'abbot' });
      return game.move('scorer');
    };
    const cities = (game: Scenario): unknown =>
      game
        .told('award')
        .map(({ award }) => award)
        .filter(({ source, name }) => source === 'city' || name === 'city')
        .map(({ seat, round, points, complete }) => ({ seat, round, points, complete }));

    it('R9: message 2 counts the city as complete, and phase 3 scores it again', () => {
      const game = closed(2);
      expect(offered(game).slice(1)).toEqual([{ choice: { message: 2, tile: 2, segment: 0 }, points: 4 }]);
      game.message({ message: 2, tile: 2, segment: 0 }).move('messenger');
      game.move('messenger', 0).move('scorer', 1);
      expect(cities(game)).toEqual([
        { seat: 0, round: 'message', points: 4, complete: true },
        { seat: 0, round: '3', points: 4, complete: true },
        { seat: 1, round: '3', points: 4, complete: true },
      ]);
    });

    it('R9: the knight that message 8 takes home scores then, and phase 3 scores for those still there', () => {
      const game = closed(8);
      game.message({ message: 8, tile: 2, segment: 0 }).move('messenger').move('scorer', 1);
      expect(cities(game)).toEqual([
        { seat: 0, round: 'message', points: 4, complete: true },
        { seat: 1, round: '3', points: 4, complete: true },
      ]);
    });
  });

  it('X11: a payment moves a figure back onto 15: no message', () => {
    const game = new Scenario({ modules: [hook('1C', -3)], track: [[18, 18]], next: ['base-U'] });
    game.answer({ x: 0, y: 1, rotation: 1 });
    game.move('scorer');
    expect(game.seat(0).scorer).toBe(15);
    expect(game.told('message')).toHaveLength(0);
  });

  it('X11: points received in one’s own turn move forward onto 15: a message', () => {
    const game = new Scenario({ modules: [hook('1C', 3)], track: [[12, 0]], next: ['base-U'] });
    game.answer({ x: 0, y: 1, rotation: 1 });
    game.move('scorer');
    expect(game.told('message')).toHaveLength(1);
  });

  it('X13: a monk is no knight', () => {
    const game = drawMessage(6, {
      tiles: [
        ['base-B', 0, -1],
        ['base-E', 1, -1],
      ],
      figures: [
        [0, 'meeple', 0, -1, 0],
        [0, 'meeple', 1, -1, 0],
      ],
    });
    expect(offered(game)[1]).toEqual({ choice: { message: 6 }, points: 2 });
  });

  it('X15: message 3 counts every monastery with a figure of yours, whatever figure it is', () => {
    const game = drawMessage(3, {
      options: { abbot: true },
      tiles: [['base-B', 0, -1]],
      figures: [[0, 'abbot', 0, -1, 0]],
    });
    expect(offered(game)[1]).toEqual({ choice: { message: 3, tile: 1, segment: 0 }, points: 3 });
  });

  it('X16: what a meeple brings for itself counts with message 8, not with messages 1 to 3', () => {
    const position: Partial<Position> = {
      modules: [hook('4', 0, 3)],
      tiles: [['base-U', -1, 0, 1]],
      figures: [[0, 'meeple', -1, 0, 0]],
    };
    expect(offered(drawMessage(8, position))[1]).toMatchObject({ points: 5 });
    expect(offered(drawMessage(1, position))[1]).toMatchObject({ points: 2 });
  });
});
