// Angel.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit } from './steps.ts';

describe('Angel', () => {
  const cast = ['Double Knight', 'Angel', 'Static Electricity', 'Kwon Ki Ku'];

  it('Collection: a message deleted by anybody goes to her hand', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], messages: [[], [], ['black trap']] });
    game.play(0, { card: 'red delete', as: 'delete', at: 2, place: 0 });
    expect(game.hand(1)).toEqual(['black trap']);
    expect(game.discards()).toEqual(['red delete']);
  });

  it('Collection: messages discarded by an elimination are not deleted (scenario 36)', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove', 'red prove']],
    });
    hit(game, 'black delete', 2);
    expect(game.alive(2)).toBe(false);
    expect(game.told(1, 'picks-up')).toEqual([]);
    expect(game.discards()).toHaveLength(4);
  });

  it('Cure: red and blue Lock On delete, also on the turn of another; black ones do not', () => {
    const game = scenario({
      characters: cast,
      hands: [['red trap'], ['blue lock-on', 'black lock-on', 'red lock-on']],
      messages: [['black trap']],
    });
    expect(game.offered(1, { card: 'blue lock-on', as: 'delete' })).toBe(true);
    expect(game.offered(1, { card: 'red lock-on', as: 'delete' })).toBe(true);
    expect(game.offered(1, { card: 'black lock-on', as: 'delete' })).toBe(false);
    game.play(1, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    expect(game.messages(0)).toEqual([]);
    expect(game.hand(1)).toEqual(['black lock-on', 'black trap', 'red lock-on']);
    expect(game.discards()).toEqual(['blue lock-on']);
  });

  it('Cure: the Lock On stays a card and can be counteracted', () => {
    const game = scenario({
      characters: cast,
      hands: [['red counteract'], ['blue lock-on']],
      messages: [['black trap']],
    });
    game.act(1, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    game.act(0, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.messages(0)).toEqual(['black trap']);
    expect(game.hand(1)).toEqual([]);
  });

  it('Mission: six black cards in her hand, the moment they are there', () => {
    const hands = [
      ['red delete'],
      ['black prove', 'black prove', 'black prove', 'black prove', 'black prove', 'red prove'],
    ];
    const messages = [['black trap']];
    const game = scenario({ characters: cast, identities: ['KDR', 'MOF', 'FRS', 'KDR'], hands, messages });
    game.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Angel' });
    const other = scenario({ characters: cast, identities: ['KDR', 'FRS', 'MOF', 'KDR'], hands, messages });
    other.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(other.result).toBeNull();
  });
});
