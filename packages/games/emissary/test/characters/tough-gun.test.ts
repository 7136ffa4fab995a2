// Tough Gun.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Tough Gun', () => {
  const cast = ['Double Knight', 'Tough Gun', 'Titanium', 'Kwon Ki Ku'];

  it('Resist: he draws two when he obtains a black message, also the third', () => {
    const game = scenario({ characters: cast, hands: [['black delete']] });
    hit(game, 'black delete', 1);
    // Two by Resist, two because his turn has come.
    expect(game.told(null, 'uses')).toEqual([{ kind: 'uses', seat: 1, ability: 'Resist' }]);
    expect(game.hand(1)).toHaveLength(4);
    const third = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(third, 'black delete', 1);
    expect(third.alive(1)).toBe(false);
    expect(third.told(null, 'uses')).toHaveLength(1);
  });

  it('Resist answers Distribute and abilities, not true messages', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'red trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.hand(1)).toHaveLength(2);
    const given = scenario({
      characters: ['Double Knight', 'Tough Gun', 'Lark', 'Kwon Ki Ku'],
      hands: [['black trap'], [], [], ['red prove']],
    });
    given.act(2, { ability: 'Best Show', to: 0 });
    given.must(2, { to: 1 });
    expect(given.told(null, 'uses').map((one) => one.ability)).toEqual(['Best Show', 'Resist']);
    const red = scenario({ characters: cast, hands: [['red delete']] });
    hit(red, 'red delete', 1);
    expect(red.told(null, 'uses')).toEqual([]);
  });

  it('Strategy: playing Decode he may close an exposed special character, whose gender is unknown then (scenario 61)', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on'], ['red decode']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Strategy' } });
    expect(game.offers(1)).toEqual(['pass', { to: 2 }]);
    game.must(1, { to: 2 });
    expect(game.view(null).seats[2]).toMatchObject({ up: false, gender: 'unknown', character: 'Titanium' });
    expect(game.view(1).letter?.face).toMatchObject({ effect: 'lock-on' });
  });

  it('Strategy: with a Trap too, and it may be left', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on'], ['red trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(1, { card: 'red trap', as: 'trap', to: 3 });
    game.must(1, 'pass');
    expect(game.up(2)).toBe(true);
    expect(game.view(null).seats[3]?.trapped).toBe(true);
  });

  it('Strategy: no question without an exposed special character, when counteracted, or for the card of another', () => {
    const hidden = scenario({ characters: cast, hands: [['red lock-on'], ['red trap']] });
    send(hidden, { card: 'red lock-on', by: 'CM' });
    hidden.play(1, { card: 'red trap', as: 'trap', to: 3 });
    expect(hidden.kind()).not.toBe('seat');
    const countered = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red counteract'], ['red trap']] });
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(1, { card: 'red trap', as: 'trap', to: 3 });
    countered.act(0, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).not.toBe('seat');
    const other = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    other.play(0, { card: 'red trap', as: 'trap', to: 3 });
    expect(other.kind()).not.toBe('seat');
    expect(other.up(2)).toBe(true);
  });

  it('fault R5: Strategy needs a card that takes effect: a counteracted Decode closes nobody, and a saved one does', () => {
    const position = {
      characters: cast,
      up: [2],
      hands: [['red lock-on', 'red counteract'], ['red decode'], [], ['blue counteract']],
    };
    const countered = scenario(position);
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.until('arrival');
    countered.act(1, { card: 'red decode', as: 'decode' });
    countered.act(0, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).not.toBe('seat');
    expect(countered.up(2)).toBe(true);
    const saved = scenario(position);
    send(saved, { card: 'red lock-on', by: 'CM' });
    saved.until('arrival');
    saved.act(1, { card: 'red decode', as: 'decode' });
    saved.act(0, { card: 'red counteract', as: 'counteract' });
    saved.act(3, { card: 'blue counteract', as: 'counteract' });
    saved.resolve();
    expect(saved.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Strategy' } });
  });

  it('Mission: a special character declares victory, face-up or face-down (R6)', () => {
    const winners = (characters: string[], up: number[]) => {
      const game = scenario({
        characters,
        up,
        identities: ['KDR', 'MOF', 'FRS', 'KDR'],
        hands: [['blue delete']],
        messages: [[], [], ['blue prove', 'blue prove']],
      });
      hit(game, 'blue delete', 2);
      return game.result?.winners;
    };
    expect(winners(cast, [2])).toEqual([1, 2]);
    expect(winners(cast, [])).toEqual([1, 2]);
    expect(winners(['Double Knight', 'Tough Gun', 'Viper', 'Kwon Ki Ku'], [])).toEqual([2]);
  });
});
