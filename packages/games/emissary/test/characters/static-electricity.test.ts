// Static Electricity.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Static Electricity', () => {
  const cast = ['Static Electricity', 'Double Knight', 'Dark Flow', 'Kwon Ki Ku'];

  it('Invasion: proving somebody she may take a random card from their hand, before the Prove works', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS discard'], ['blue trap']] });
    game.play(0, { card: 'red prove FRS discard', as: 'prove', to: 1 });
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Invasion', to: 1 } });
    game.must(0, 'yes');
    expect(game.hand(0)).toEqual(['blue trap']);
    // FRS must discard, but has nothing left: it is only announced (R12).
    expect(game.view(null).claims).toMatchObject([{ to: 1, kind: 'discard', acts: true }]);
    expect(game.kind()).toBe('play');
  });

  it('Invasion may be left; an empty hand, a Counteract or the Prove of another calls for no question', () => {
    const left = scenario({ characters: cast, hands: [['red prove KDR draw', 'red trap'], ['blue trap']] });
    left.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    left.must(0, 'pass');
    expect(left.hand(1)).toEqual(['blue trap']);
    const empty = scenario({ characters: cast, hands: [['red prove KDR draw', 'red trap']] });
    empty.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(empty.kind()).toBe('play');
    const countered = scenario({
      characters: cast,
      hands: [
        ['red prove KDR draw', 'red trap'],
        ['red counteract', 'blue trap'],
      ],
    });
    countered.act(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).toBe('play');
    expect(countered.hand(1)).toEqual(['blue trap']);
    const other = scenario({ characters: cast, active: 1, hands: [['blue trap'], ['red prove KDR draw', 'red trap']] });
    other.play(1, { card: 'red prove KDR draw', as: 'prove', to: 0 });
    expect(other.hand(0)).toContain('blue trap');
    expect(other.kind()).toBe('play');
  });

  it('Decipher: she plays Lock On as Decode when a message reaches her', () => {
    const game = scenario({ characters: cast, active: 3, hands: [['blue lock-on'], [], [], ['black lock-on']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(0, { as: 'decode' })).toBe(false);
    game.until('arrival');
    game.play(0, { card: 'blue lock-on', as: 'decode' });
    expect(game.view(0).letter?.face).toMatchObject({ colour: 'black', effect: 'lock-on' });
    expect(game.view(1).letter?.face).toBeNull();
  });

  it('Decipher: it can be counteracted, and on her own turn the card is still a Lock On', () => {
    const game = scenario({
      characters: cast,
      active: 3,
      hands: [['blue lock-on'], ['red counteract'], [], ['black lock-on']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(0, { card: 'blue lock-on', as: 'decode' });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(0).letter?.face).toBeNull();
    const own = scenario({ characters: cast, hands: [['blue lock-on', 'red prove']] });
    own.play(0, { card: 'blue lock-on', as: 'lock-on', to: 2 });
    expect(own.view(null).seats[2]?.locked).toBe(true);
  });

  it('Mission: two red and two blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      active: 1,
      hands: [[], ['red delete']],
      messages: [['red prove', 'blue prove', 'blue prove']],
    });
    hit(game, 'red delete', 0);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Static Electricity' });
  });
});
