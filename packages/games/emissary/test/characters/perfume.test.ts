// Perfume.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, takenBy } from './steps.ts';

describe('Perfume', () => {
  const cast = ['Perfume', 'Double Knight', 'Static Electricity', 'Viper'];

  it('Spread: any of her cards may be sent as an OM, or as it is stamped', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'black transfer']] });
    game.until('send');
    expect(game.offers(0)).toEqual(
      expect.arrayContaining([
        { card: 'red lock-on', by: 'CM' },
        { card: 'red lock-on', by: 'OM', to: 2 },
        { card: 'black transfer', by: 'EM' },
        { card: 'black transfer', by: 'OM', to: 3 },
      ]),
    );
    game.must(0, { card: 'black transfer', by: 'OM', to: 3 });
    // Face-down, whatever is stamped on it.
    expect(game.view(1).letter).toMatchObject({ stamp: 'OM', at: 3, face: null });
    takenBy(game, 3);
    expect(game.messages(3)).toEqual(['black transfer']);
  });

  it('Spread: declined, the OM comes back to her; others have no such choice', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']] });
    send(game, { card: 'red lock-on', by: 'OM', to: 2 });
    comesBack(game);
    expect(game.messages(0)).toEqual(['red lock-on']);
    const other = scenario({ characters: cast, active: 1, hands: [[], ['red lock-on']] });
    other.until('send');
    expect(other.offers(1)).toEqual([{ card: 'red lock-on', by: 'CM' }]);
  });

  it('Illusion: a Trap that took effect goes to her hand, a counteracted one is discarded (scenario 56)', () => {
    const position = { characters: cast, active: 1, hands: [[], ['red lock-on'], ['red trap'], ['red counteract']] };
    const game = scenario(position);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 3 });
    expect(game.hand(0)).toEqual(['red trap']);
    const countered = scenario(position);
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(2, { card: 'red trap', as: 'trap', to: 3 });
    countered.act(3, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(0)).toEqual([]);
    expect(countered.discards()).toContain('red trap');
  });

  it('Illusion: her own Trap comes back, a Lock On played as Trap is taken, a Trap played as Lock On is not', () => {
    const own = scenario({ characters: cast, hands: [['red lock-on', 'red trap']] });
    send(own, { card: 'red lock-on', by: 'CM' });
    own.play(0, { card: 'red trap', as: 'trap', to: 2 });
    expect(own.hand(0)).toEqual(['red trap']);
    const viper = scenario({ characters: cast, hands: [['red lock-on'], [], [], ['blue lock-on', 'red prove']] });
    send(viper, { card: 'red lock-on', by: 'CM' });
    viper.play(3, { card: 'blue lock-on', as: 'trap', to: 1 });
    expect(viper.hand(0)).toEqual(['blue lock-on']);
    const kwon = scenario({
      characters: ['Perfume', 'Kwon Ki Ku', 'Static Electricity', 'Viper'],
      active: 1,
      hands: [[], ['red trap', 'red prove']],
    });
    kwon.play(1, { card: 'red trap', as: 'lock-on', to: 2 });
    expect(kwon.hand(0)).toEqual([]);
  });

  it('Mission: another declares victory on her turn, and she wins too (scenario 57, R6)', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['blue delete']],
      messages: [[], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 1);
    expect(game.result).toEqual({ winners: [0, 1, 3], reason: 'three-blue' });
  });

  it('Mission: not on the turn of another', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      active: 2,
      hands: [[], [], ['blue delete']],
      messages: [[], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 1);
    expect(game.result?.winners).toEqual([1, 3]);
  });
});
