// J.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit } from './steps.ts';

describe('J', () => {
  const cast = ['Double Knight', 'J', 'Static Electricity', 'Kwon Ki Ku'];

  it('Recycle: the Delete card of another goes to his hand', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], messages: [['black trap']] });
    game.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['red delete']);
    expect(game.discards()).toEqual(['black trap']);
  });

  it('Recycle: not when it is counteracted, and not his own', () => {
    const countered = scenario({
      characters: cast,
      hands: [['red delete'], [], ['red counteract']],
      messages: [['black trap']],
    });
    countered.act(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    countered.act(2, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.discards().sort()).toEqual(['red counteract', 'red delete']);
    const own = scenario({ characters: cast, hands: [['red prove'], ['red delete']], messages: [['black trap']] });
    own.play(1, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(own.hand(1)).toEqual([]);
    expect(own.discards()).toContain('red delete');
  });

  it('Recycle takes a Lock On that Angel played as Delete; if it is counteracted he takes nothing (scenario 41)', () => {
    const position = {
      characters: ['Angel', 'J', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['blue lock-on', 'red prove'], [], ['red counteract']],
      messages: [['black trap']],
    };
    const game = scenario(position);
    game.play(0, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['blue lock-on']);
    expect(game.hand(0)).toContain('black trap');
    const countered = scenario(position);
    countered.act(0, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    countered.act(2, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(1)).toEqual([]);
    expect(countered.discards()).toContain('blue lock-on');
  });

  it('Erase: his Delete cards delete true messages, those of others do not', () => {
    const game = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['blue delete']],
      messages: [['black prove'], [], ['red trap']],
    });
    expect(game.offered(0, { as: 'delete', at: 2 })).toBe(false);
    expect(game.offered(1, { as: 'delete', at: 2 })).toBe(true);
    game.play(1, { card: 'blue delete', as: 'delete', at: 2, place: 0 });
    expect(game.messages(2)).toEqual([]);
  });

  it('Erase: with Angel at the table she gets the red message, and his Delete is discarded (scenario 42)', () => {
    const game = scenario({
      characters: ['J', 'Angel', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['blue delete', 'red prove']],
      messages: [[], [], ['red trap']],
    });
    game.play(0, { card: 'blue delete', as: 'delete', at: 2, place: 0 });
    expect(game.hand(1)).toEqual(['red trap']);
    expect(game.discards()).toEqual(['blue delete']);
  });

  it('Mission: a woman declares victory and he wins along (R6)', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['blue delete']],
      messages: [[], [], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 2);
    expect(game.result).toEqual({ winners: [1, 2], reason: 'three-blue' });
    expect(game.view(null).ending?.shares).toEqual([{ seat: 1, by: 'mission' }]);
  });

  it('Mission: not by a man, not by a woman face-down, not by one who only shares', () => {
    const outcome = (characters: string[], identities: ('KDR' | 'FRS' | 'MOF')[], up: number[] = []) => {
      const game = scenario({
        characters,
        identities,
        up,
        hands: [['blue delete']],
        messages: [[], [], ['blue prove', 'blue prove']],
      });
      hit(game, 'blue delete', 2);
      return game.result?.winners;
    };
    expect(outcome(['Double Knight', 'J', 'Viper', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'])).toEqual([2]);
    expect(outcome(['Double Knight', 'J', 'Swan', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'])).toEqual([2]);
    expect(outcome(['Double Knight', 'J', 'Swan', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'], [2])).toEqual([1, 2]);
    expect(outcome(['Trinity', 'J', 'Viper', 'Kwon Ki Ku'], ['FRS', 'MOF', 'FRS', 'KDR'])).toEqual([0, 2]);
  });
});
