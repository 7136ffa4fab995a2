// Answers that the rules do not allow are refused, and nothing changes.

import { encode, Match, reasonIn } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../rules/game.ts';
import { words } from '../words/en/index.ts';
import { Scenario } from './scenario.ts';

const position = { start: 'base-W', next: ['base-U'], figures: [[0, 'meeple', 0, 0, 0]] } as const;

describe('answers that are refused', () => {
  it.each([
    ['a spot off the board', { x: 90, y: 90, rotation: 0 }, 'That is not beside the land.'],
    ['a spot that is taken', { x: 0, y: 0, rotation: 0 }, 'A tile lies there already.'],
    ['a spot not beside the land', { x: 3, y: 0, rotation: 1 }, 'That is not beside the land.'],
    ['a rotation that does not fit', { x: 1, y: 0, rotation: 0 }, 'Turned so, the tile does not fit there.'],
    ['a rotation there is not', { x: 1, y: 0, rotation: 5 }, 'A rotation is 0, 1, 2 or 3 quarters of a turn.'],
    ['half a spot', { x: 1, y: 0 }, 'Say where the tile goes: x, y and rotation.'],
    ['no spot', 'pass', 'Say where the tile goes: x, y and rotation.'],
    ['nothing', null, 'Say where the tile goes: x, y and rotation.'],
    ['a number that is none', { x: Number.NaN, y: 0, rotation: 1 }, 'Say where the tile goes: x, y and rotation.'],
  ])('%s', (_name, choice, reason) => {
    const game = new Scenario(position);
    const before = encode(game.match.state);
    expect(game.refuse(choice)).toMatchObject({ code: 'not-offered', reason });
    expect(encode(game.match.state)).toBe(before);
  });

  it.each([
    ['a figure not in supply', { figure: 'big', segment: 1 }, 'You have no big meeple in supply.'],
    ['a figure there is not', { figure: 'catapult', segment: 1 }, 'There is no such figure.'],
    ['a segment there is not', { figure: 'meeple', segment: 7 }, 'The tile has no such part.'],
    ['a road that is taken', { figure: 'meeple', segment: 0 }, 'Somebody stands there already.'],
    ['an abbot who is not on the board', { take: 'abbot' }, 'Your abbot is not on the land.'],
  ])('%s', (_name, choice, reason) => {
    const game = new Scenario(position);
    game.answer({ x: 1, y: 0, rotation: 1 });
    expect(game.refuse(choice)).toMatchObject({ code: 'not-offered', reason });
    expect(game.view.figures).toHaveLength(1);
  });

  it('a marker or a message action that is not offered', () => {
    const game = new Scenario({ ...position, next: ['base-A'], track: [[3, 0]], messages: [1] });
    game.lay(1, 0, 1);
    expect(game.refuse('both').reason).toBe('Choose the scoring meeple or the messenger.');
    game.move('scorer');
    for (const choice of [{ message: 4 }, { message: 1, tile: 0, segment: 0 }, 'action'])
      expect(game.refuse(choice).reason).toBe('The message on the table does not offer that.');
    expect(game.view.messages?.current?.message).toBe(1);
  });

  it('an object that cannot be looked at', () => {
    const trap = Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expect(new Scenario(position).refuse(trap)).toMatchObject({ code: 'not-offered' });
  });

  it('options and seats there are not', () => {
    const start = (seats: number, options: unknown) =>
      Match.start(carcassonne, { seats, options, fairness: { secret: '0f'.repeat(32), contributions: [] } });
    expect(start(7, {})).toMatchObject({ ok: false, code: 'bad-seats' });
    expect(start(2, { sets: ['catapult'] })).toMatchObject({ ok: false, code: 'bad-options' });
    expect(start(2, { messages: 'on' })).toMatchObject({ ok: false, code: 'bad-options' });
  });

  it.each([
    ['a pig', { pig: 'yes' }, 'Without farmers there is no field for a pig: play with farmers, or without it.'],
    [
      'another count of fields',
      { fields: 'city' },
      'Without farmers no field is scored: play with farmers, or leave the scoring of fields as it is.',
    ],
  ])('R10: without farmers %s is refused with the reason', (_name, more, reason) => {
    const start = (options: unknown) =>
      Match.start(carcassonne, { seats: 2, options, fairness: { secret: '0f'.repeat(32), contributions: [] } });
    const refused = start({ farmers: false, ...more });
    expect(refused).toMatchObject({ ok: false, code: 'bad-options' });
    expect(refused instanceof Match ? '' : reasonIn(words, refused)).toBe(reason);
    expect(start(more)).toBeInstanceOf(Match);
  });

  it('R10: without farmers the pig of Traders & Builders stays in the box', () => {
    const pigs = (farmers: boolean): unknown =>
      new Scenario({ options: { farmers, sets: ['traders'] }, next: ['base-U'] }).view.seats.map(
        ({ figures, supply }) => [figures.pig, supply.pig],
      );
    expect(pigs(false)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(pigs(true)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
