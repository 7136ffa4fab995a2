// Answers that the rules do not allow are refused, and nothing changes.

import { encode, Match } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../rules/game.ts';
import { Scenario } from './scenario.ts';

const position = { start: 'base-W', next: ['base-U'], figures: [[0, 'meeple', 0, 0, 0]] } as const;

describe('answers that are refused', () => {
  it.each([
    ['a spot off the board', { x: 90, y: 90, rotation: 0 }],
    ['a spot that is taken', { x: 0, y: 0, rotation: 0 }],
    ['a spot not beside the land', { x: 3, y: 0, rotation: 1 }],
    ['a rotation that does not fit', { x: 1, y: 0, rotation: 0 }],
    ['a rotation there is not', { x: 1, y: 0, rotation: 5 }],
    ['half a spot', { x: 1, y: 0 }],
    ['no spot', 'pass'],
    ['nothing', null],
    ['a number that is none', { x: Number.NaN, y: 0, rotation: 1 }],
  ])('%s', (_name, choice) => {
    const game = new Scenario(position);
    const before = encode(game.match.state);
    expect(game.refuse(choice)).toMatchObject({ code: 'not-offered' });
    expect(encode(game.match.state)).toBe(before);
  });

  it.each([
    ['a figure not in supply', { figure: 'big', segment: 1 }],
    ['a figure there is not', { figure: 'dragon', segment: 1 }],
    ['a segment there is not', { figure: 'meeple', segment: 7 }],
    ['a road that is taken', { figure: 'meeple', segment: 0 }],
    ['an abbot who is not on the board', { take: 'abbot' }],
  ])('%s', (_name, choice) => {
    const game = new Scenario(position);
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.refuse(choice)).toMatchObject({ code: 'not-offered' });
    expect(game.view.figures).toHaveLength(1);
  });

  it('a marker or a message action that is not offered', () => {
    const game = new Scenario({ ...position, next: ['base-A'], track: [[3, 0]], messages: [1] });
    game.lay(1, 0, 1);
    game.refuse('both');
    game.move('scorer');
    for (const choice of [{ message: 4 }, { message: 1, tile: 0, segment: 0 }, 'action']) game.refuse(choice);
    expect(game.view.messages?.current?.message).toBe(1);
  });

  it('options and seats there are not', () => {
    const start = (seats: number, options: unknown) =>
      Match.start(carcassonne, { seats, options, fairness: { secret: '0f'.repeat(32), numbers: [] } });
    expect(start(7, {})).toMatchObject({ ok: false, code: 'bad-seats' });
    expect(start(2, { sets: ['dragon'] })).toMatchObject({ ok: false, code: 'bad-options' });
    expect(start(2, { messages: 'on' })).toMatchObject({ ok: false, code: 'bad-options' });
  });
});
