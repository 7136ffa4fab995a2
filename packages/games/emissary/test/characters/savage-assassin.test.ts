// Savage Assassin.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send } from './steps.ts';

describe('Savage Assassin', () => {
  const cast = ['Savage Assassin', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Second Strike: his black message is obtained: he draws two and may give that player another black card', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove']],
      deck: ['black trap', 'red trap'],
    });
    hit(game, 'black delete', 1);
    expect(game.hand(0)).toEqual(['black trap', 'red trap']);
    expect(game.ask(0)).toMatchObject({ kind: 'card', about: { ability: 'Second Strike', to: 1 } });
    game.must(0, { card: 'black trap' });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0 }]);
    // What he gave is not transmitted: there is no third strike.
    expect(game.hand(0)).toEqual(['red trap']);
  });

  it('Second Strike: a hand without a black card is asked all the same; it may be left', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['blue trap', 'red trap'] });
    hit(game, 'black delete', 1);
    expect(game.offers(0)).toEqual(['pass']);
    game.must(0, 'pass');
    expect(game.tally(1)).toBe('0/0/1');
  });

  it('Second Strike: not by Distribute, not for a true message, not when it comes back to him', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'black trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.hand(0)).toEqual(['black trap']);
    const red = scenario({ characters: cast, hands: [['red delete', 'black trap']] });
    hit(red, 'red delete', 1);
    expect(red.hand(0)).toEqual(['black trap']);
    const back = scenario({ characters: cast, hands: [['black lock-on', 'black trap']] });
    send(back, { card: 'black lock-on', by: 'CM' });
    comesBack(back);
    expect(back.hand(0)).toEqual(['black trap']);
  });

  it('Fatal Strike: he plays Decode as Lock On', () => {
    const game = scenario({ characters: cast, hands: [['red decode', 'red prove']] });
    game.play(0, { card: 'red decode', as: 'lock-on', to: 2 });
    expect(game.view(null).seats[2]?.locked).toBe(true);
  });

  it('Fatal Strike: on his own turn only, and it can be counteracted; on arrival it is still a Decode', () => {
    const game = scenario({ characters: cast, hands: [['red decode', 'red prove'], ['red counteract']] });
    game.act(0, { card: 'red decode', as: 'lock-on', to: 2 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(null).seats[2]?.locked).toBe(false);
    const other = scenario({ characters: cast, active: 3, hands: [['red decode'], [], [], ['red lock-on']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    other.until('arrival');
    expect(other.offered(0, { as: 'decode' })).toBe(true);
    expect(other.offered(0, { as: 'lock-on' })).toBe(false);
  });

  const cull = {
    seats: 5,
    characters: cast,
    identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'] as const,
  };

  it('Mission: once somebody was eliminated, he eliminates another', () => {
    const game = scenario({
      ...cull,
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black trap', 'black trap', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.view(null).fallen.map((one) => one.seat)).toEqual([1, 2]);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Savage Assassin' });
  });

  it('Mission: not the first elimination, not that of another player', () => {
    const first = scenario({
      ...cull,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['red prove', 'red prove'],
    });
    hit(first, 'black delete', 1);
    first.must(0, 'pass');
    expect(first.alive(1)).toBe(false);
    expect(first.result).toBeNull();
    const others = scenario({
      ...cull,
      active: 4,
      hands: [[], [], [], [], ['red distribute', 'red trap']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black trap', 'black trap', 'blue prove'],
    });
    others.play(4, { card: 'red distribute', as: 'distribute' });
    expect(others.view(null).fallen).toHaveLength(2);
    expect(others.result).toBeNull();
  });
});
