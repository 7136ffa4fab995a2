// Decisions about windows and about the moment at which victory is looked at.

import { describe, expect, it } from 'vitest';
import { hit, send } from '../characters/steps.ts';
import { scenario } from '../scenario.ts';

describe('windows', () => {
  it('a window in which nobody could do anything by public facts does not open', () => {
    const game = scenario({ hands: [['black lock-on']] });
    game.until('send');
    game.must(0, { card: 'black lock-on', by: 'CM' });
    expect(game.asked()).toEqual(['1 accept']);
  });

  it('a card is answered from the right of its player on', () => {
    const game = scenario({ active: 2, hands: [['red prove'], ['red prove'], ['red lock-on'], ['red prove']] });
    game.act(2, { card: 'red lock-on', as: 'lock-on', to: 0 });
    expect(game.asked()).toEqual(['3 counter', '0 counter', '1 counter']);
  });

  it('Lock On is not offered on oneself, nor on one who is locked on', () => {
    const game = scenario({ hands: [['red lock-on', 'blue lock-on']] });
    expect([0, 1, 2, 3].filter((to) => game.offered(0, { as: 'lock-on', to }))).toEqual([1, 2, 3]);
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    expect([0, 1, 2, 3].filter((to) => game.offered(0, { as: 'lock-on', to }))).toEqual([1, 3]);
  });

  it('a sender who gets the message back is locked on, and takes it without a question', () => {
    const game = scenario({ hands: [['black delete']] });
    send(game, { card: 'black delete', by: 'OM', to: 2 });
    game.until('accept');
    game.must(2, 'decline');
    expect(game.told(1, 'locked')).toMatchObject([{ seat: 0 }]);
    while (game.state.letter !== null) game.pass();
    expect(game.messages(0)).toEqual(['black delete']);
  });
});

describe('the moment of victory', () => {
  it('victory is looked at before abilities answer the message', () => {
    const game = scenario({
      characters: ['Alias'],
      identities: ['FRS', 'FRS', 'KDR', 'KDR'],
      hands: [['red delete', 'black trap']],
      messages: [[], [], ['red prove', 'red prove']],
    });
    hit(game, 'red delete', 2);
    expect(game.result).toEqual({ winners: [2, 3], reason: 'three-red' });
    expect(game.told(null, 'uses')).toEqual([]);
  });

  it('the last to live wins, even if the Elegy of the one before brings them down too', () => {
    const game = scenario({
      seats: 3,
      characters: ['Kwon Ki Ku', 'Double Knight', 'Nightmare'],
      up: [2],
      identities: ['KDR', 'FRS', 'FRS'],
      hands: [['red distribute'], [], ['black trap', 'black counteract', 'black intercept']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black decode', 'black delete'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(2, { to: 0 });
    expect(game.alive(0)).toBe(false);
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });
});
