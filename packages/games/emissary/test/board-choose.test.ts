// Picking a choice on the board, part by part.

import { describe, expect, it } from 'vitest';
import { offered, openWith, partsOf, pick } from '../board/choose/parts.ts';

const at = (map: ReturnType<typeof offered>): Record<string, unknown> =>
  Object.fromEntries([...map].map(([part, values]) => [part, [...values]]));

const WINDOW = [
  'pass',
  { card: 4, as: 'intercept' },
  { card: 7, as: 'lock-on', to: 1 },
  { card: 7, as: 'lock-on', to: 2 },
  { card: 7, as: 'delete', at: 2, place: 0 },
  { card: 7, as: 'delete', at: 2, place: 3 },
  { card: 7, as: 'delete', at: 0, place: 1 },
  { ability: 'Cruel', to: 1 },
  { ability: 'Cruel', to: 2 },
  { ability: 'Substitute', card: 4 },
  { ability: 'Substitute', card: 9 },
];

describe('what may be touched', () => {
  it('at first the cards that can be played and the abilities, no seat', () => {
    expect(at(offered(WINDOW, {}))).toEqual({ ability: ['Cruel', 'Substitute'], card: [4, 7] });
  });

  it('a card with one use is a whole choice at once', () => {
    const picked = pick(WINDOW, {}, 'card', 4);
    expect(openWith(WINDOW, picked)).toEqual([{ card: 4, as: 'intercept' }]);
  });

  it('a card with two uses asks for the use, then for the seat', () => {
    const card = pick(WINDOW, {}, 'card', 7);
    expect(at(offered(WINDOW, card))).toMatchObject({ as: ['lock-on', 'delete'] });
    expect(offered(WINDOW, card).has('to')).toBe(false);
    const use = pick(WINDOW, card, 'as', 'lock-on');
    expect(at(offered(WINDOW, use))).toMatchObject({ to: [1, 2] });
  });

  it('a message is picked by its seat, then by its place; one message of a seat needs no second touch', () => {
    const use = pick(WINDOW, { card: 7 }, 'as', 'delete');
    expect(at(offered(WINDOW, use))).toMatchObject({ at: [2, 0] });
    expect(openWith(WINDOW, pick(WINDOW, use, 'at', 0))).toHaveLength(1);
    const seat = pick(WINDOW, use, 'at', 2);
    expect(at(offered(WINDOW, seat))).toMatchObject({ place: [0, 3] });
  });

  it('an ability that wants a card offers the cards it takes, and no seats before that', () => {
    const picked = pick(WINDOW, {}, 'ability', 'Substitute');
    expect([...(offered(WINDOW, picked).get('card') ?? [])].sort()).toEqual([4, 7, 9]);
    expect(openWith(WINDOW, pick(WINDOW, picked, 'card', 9))).toEqual([{ ability: 'Substitute', card: 9 }]);
  });

  it('a card that the ability does not take is played by itself', () => {
    expect(pick(WINDOW, { ability: 'Substitute' }, 'card', 7)).toEqual({ card: 7 });
  });

  it('another use lets go of the target', () => {
    expect(pick(WINDOW, { card: 7, as: 'lock-on', to: 2 }, 'as', 'delete')).toEqual({ card: 7, as: 'delete' });
  });

  it('the target of a whole choice may still be changed', () => {
    expect(at(offered(WINDOW, { card: 7, as: 'lock-on', to: 2 }))).toMatchObject({ to: [1, 2] });
  });
});

describe('questions without a card', () => {
  it('for a seat: all seats at once, also when there is only one', () => {
    expect(at(offered([{ to: 3 }, { to: 4 }, 'pass'], {}))).toEqual({ to: [3, 4] });
    expect(at(offered([{ to: 3 }], {}))).toEqual({ to: [3] });
  });

  it('for a message: the seats that have one', () => {
    const from = [
      { at: 1, place: 0 },
      { at: 1, place: 2 },
      { at: 3, place: 0 },
    ];
    expect(at(offered(from, {}))).toEqual({ at: [1, 3] });
    expect(at(offered(from, { at: 1 }))).toEqual({ at: [1, 3], place: [0, 2] });
  });

  it('words are left to the prompt bar', () => {
    expect(partsOf('accept')).toEqual({});
    expect(at(offered(['accept', 'decline'], {}))).toEqual({});
  });
});
