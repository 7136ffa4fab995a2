// The Messages on the track: scenarios M1 to M13 and M33 of the rulings, by the rules of Hans im Glück.

import { describe, expect, it } from 'vitest';
import type { MessageId } from '../rules/names.ts';
import { closeRoad, drawMessage } from './closing.ts';
import { type Laid, Scenario } from './scenario.ts';

describe('figures on the track', () => {
  it('M1: the scorer from 3 to 5 draws a message, the messenger from 0 to 2 does not', () => {
    const scorer = closeRoad({ track: [[3, 0]] }).move('scorer');
    expect(scorer.seat(0)).toMatchObject({ scorer: 5, messenger: 0 });
    expect(scorer.told('message')).toHaveLength(1);
    expect(scorer.asked).toEqual(['0 message']);
    const messenger = closeRoad({ track: [[3, 0]] }).move('messenger');
    expect(messenger.seat(0)).toMatchObject({ scorer: 3, messenger: 2, score: 5 });
    expect(messenger.told('message')).toHaveLength(0);
    expect(messenger.asked).toEqual(['1 place']);
  });

  it('the question shows where both figures would land', () => {
    const game = closeRoad({ track: [[3, 0]] });
    expect(game.ask()).toMatchObject({
      kind: 'move',
      from: ['scorer', 'messenger'],
      about: {
        award: { points: 2, source: 'road' },
        scorer: { from: 3, to: 5, dark: true },
        messenger: { from: 0, to: 2, dark: false },
        counts: true,
      },
    });
    expect(game.view).toMatchObject({ phase: 'move', round: '3', awards: [{ marker: null }] });
  });

  it('M3: a city of 4 and a road of 3 bring both figures to 5: exactly one message', () => {
    const game = new Scenario({
      start: 'base-W',
      tiles: [
        ['base-U', 1, 0, 1],
        ['base-B', 1, -1],
        ['base-E', 2, -1, 2],
      ],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 2, -1, 0],
      ],
      track: [[1, 2]],
      next: ['base-L'],
    });
    game.lay(2, 0, 0);
    expect(game.ask().about).toMatchObject({ award: { source: 'city', points: 4 } });
    game.move('scorer');
    expect(game.ask().about).toMatchObject({ award: { source: 'road', points: 3 } });
    game.move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 5, messenger: 5 });
    expect(game.told('message')).toHaveLength(1);
    game.message('points').move('scorer');
    expect(game.asked).toEqual(['1 place']);
  });

  it('M5: a figure that stands on a dark space from before brings nothing', () => {
    const game = closeRoad({ track: [[10, 1]] }).move('messenger');
    expect(game.seat(0)).toMatchObject({ scorer: 10, messenger: 3 });
    expect(game.told('message')).toHaveLength(0);
  });

  it('M6: an award of nothing moves nothing and brings no message', () => {
    const game = drawMessage(6, { track: [[8, 0]] });
    expect(game.seat(0).scorer).toBe(10);
    game.message({ message: 6 });
    expect(game.told('resolves')).toMatchObject([{ message: 6, how: 'action', points: 0 }]);
    expect(game.asked).toEqual(['1 place']);
    expect(game.told('message')).toHaveLength(1);
  });

  it.each([
    ['45 and 5 stand on space 0, which is dark', 45, 1],
    ['47 and 5 stand on space 2', 47, 0],
  ])('M11: %s', (_name, from, messages) => {
    const game = new Scenario({
      start: 'base-W',
      tiles: [
        ['base-U', 1, 0, 1],
        ['base-U', 2, 0, 1],
        ['base-U', 3, 0, 1],
      ],
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[from, 0]],
      next: ['base-A'],
    });
    game.lay(4, 0, 1).move('scorer');
    expect(game.seat(0).scorer).toBe(from + 5);
    expect(game.told('message')).toHaveLength(messages);
  });

  it('M13: the count at the end brings no message', () => {
    const game = new Scenario({
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[60, 38]],
      next: ['base-U'],
      last: true,
    });
    game.lay(1, 0, 1);
    expect(game.match.result?.scores).toEqual([100, 0]);
    expect(game.told('merges')).toMatchObject([
      { seat: 0, total: 98 },
      { seat: 1, total: 0 },
    ]);
    expect(game.told('message')).toHaveLength(0);
  });

  it('whoever scores in another’s turn chooses after the active seat, and gets no message', () => {
    const game = closeRoad({
      seats: 3,
      figures: [
        [1, 'meeple', 0, 0, 0],
        [2, 'meeple', 0, 0, 0],
      ],
      track: [
        [0, 0],
        [3, 0],
        [3, 0],
      ],
    });
    expect(game.asked).toEqual(['0 move']);
    game.move('messenger');
    expect(game.asked).toEqual(['1 move', '2 move']);
    expect(game.ask(1).about).toMatchObject({ counts: false });
    game.move('scorer', 1).move('messenger', 2);
    expect(game.told('message')).toHaveLength(0);
    expect(game.asked).toEqual(['1 place']);
  });

  it('M33: a seat that does not answer moves the figure it moved last in another’s turn', () => {
    const game = closeRoad({
      figures: [
        [1, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, 0, 2],
      ],
      next: ['base-A', 'base-U', 'base-A'],
    });
    game.move('scorer', 0);
    expect(game.ask(1)).toMatchObject({ kind: 'move', fallback: 'scorer' });
    game.move('messenger', 1);
    game.lay(0, 1, 0);
    game.lay(-1, 0, 3);
    expect(game.ask(1)).toMatchObject({ kind: 'move', fallback: 'messenger' });
    game.answer(game.ask(1).fallback, 1);
    expect(game.seat(1)).toMatchObject({ scorer: 0, messenger: 4 });
  });
});

describe('the stack', () => {
  it('M8: after eight messages the first comes again', () => {
    const order: MessageId[] = [7, 1, 2, 3, 4, 5, 6, 8];
    const game = closeRoad({ track: [[3, 0]], messages: order, drawn: 8 }).move('scorer');
    expect(game.view.messages).toMatchObject({ stack: 7, drawn: 9, current: { message: 7 }, order: order.slice(1) });
  });

  it('the view knows the order of used messages only, and not even that without aids', () => {
    const game = drawMessage(7);
    game.message('points').move('messenger');
    expect(game.view.messages).toMatchObject({ stack: 8, order: [null, null, null, null, null, null, null, 7] });
    expect(drawMessage(7, { options: { aids: false } }).view.messages?.order).toBeNull();
  });

  describe('R8: message 4 is done first and goes under the stack then', () => {
    const order: MessageId[] = [4, 7, 1, 2, 3, 5, 6, 8];
    /** The first tile brings message 4, and the tile of message 4 brings message 7. */
    const begun = (): Scenario =>
      closeRoad({
        messages: order,
        track: [[3, 3]],
        figures: [[0, 'meeple', 0, 0, 1]],
        next: ['base-A', 'base-A'],
      })
        .move('scorer')
        .message({ message: 4 });

    it('R8: while its tile is played it is not in the stack, and what is drawn meanwhile goes under it first', () => {
      const game = begun();
      expect(game.view.messages).toMatchObject({ stack: 7, current: null, order: Array(7).fill(null) });
      game.lay(0, 1, 2).move('messenger');
      expect(game.view.messages).toMatchObject({ stack: 6, current: { message: 7 }, order: Array(6).fill(null) });
      game.message('points').move('scorer');
      expect(game.asked).toEqual(['1 place']);
      expect(game.view.messages).toMatchObject({ stack: 8, order: [null, null, null, null, null, null, 7, 4] });
    });

    it('R8: two points instead of its tile put it under the stack at once', () => {
      const game = closeRoad({ messages: order, track: [[3, 0]] }).move('scorer');
      game.message('points');
      expect(game.view.messages).toMatchObject({ stack: 8, order: [...Array(7).fill(null), 4] });
    });

    it('R8: it goes under the stack after the builder’s tile that its own tile earned', () => {
      const game = closeRoad({
        options: { builder: 'yes' },
        messages: order,
        track: [[3, 0]],
        figures: [
          [0, 'meeple', 0, 0, 1],
          [0, 'builder', 0, 0, 1],
        ],
        next: ['base-A', 'base-U', 'base-U'],
      });
      game.move('scorer').message({ message: 4 }).lay(0, 1, 0);
      expect(game.view.turns.map(({ kind }) => kind)).toEqual(['turn', 'builder']);
      expect(game.view.messages).toMatchObject({ stack: 7, order: Array(7).fill(null) });
      game.lay(0, 2, 0);
      expect(game.asked).toEqual(['1 place']);
      expect(game.view.messages).toMatchObject({ stack: 8, order: [...Array(7).fill(null), 4] });
    });
  });

  it('M10: every message’s points are a round of their own, and the chain has no cap', () => {
    const road: readonly Laid[] = [
      ['base-U', 0, 1],
      ['base-U', 0, 2],
      ['base-U', 0, 3],
      ['base-U', 0, 4],
    ];
    const game = closeRoad({ track: [[3, 3]], tiles: road, figures: [[0, 'meeple', 0, 0, 1]], messages: [7, 1, 6, 2] });
    game.move('scorer').message('points').move('messenger');
    expect(game.view.messages?.current?.message).toBe(1);
    game.message({ message: 1, tile: 0, segment: 1 });
    expect(game.view).toMatchObject({ phase: 'move', round: 'message' });
    game.move('scorer');
    expect(game.seat(0)).toMatchObject({ scorer: 10, messenger: 5 });
    expect(game.view.messages?.current?.message).toBe(6);
    game.message('points').move('messenger');
    expect(game.told('message')).toHaveLength(3);
    expect(game.asked).toEqual(['1 place']);
  });
});
