// Kwon Ki Ku.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Kwon Ki Ku', () => {
  const cast = ['Kwon Ki Ku', 'Double Knight', 'Static Electricity', 'Viper'];

  it('Revenge: he plays Trap as Lock On, on his own turn', () => {
    const game = scenario({ characters: cast, hands: [['black trap', 'red prove']] });
    game.play(0, { card: 'black trap', as: 'lock-on', to: 1 });
    expect(game.view(null).seats[1]).toMatchObject({ locked: true, trapped: false });
    expect(game.discards()).toEqual(['black trap']);
    const other = scenario({ characters: cast, active: 1, hands: [['black trap'], ['red lock-on']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    expect(other.offered(0, { as: 'trap' })).toBe(true);
    expect(other.offered(0, { as: 'lock-on' })).toBe(false);
  });

  it('Revenge: the Trap stays a card and can be counteracted; it may still be played as a Trap', () => {
    const game = scenario({ characters: cast, hands: [['black trap', 'red trap', 'red lock-on'], ['red counteract']] });
    game.act(0, { card: 'black trap', as: 'lock-on', to: 1 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(null).seats[1]?.locked).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 2 });
    expect(game.view(null).seats[2]).toMatchObject({ locked: false, trapped: true });
  });

  it('Interfere: a player who obtains a black message of his may lose a true one to him', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'red trap'], ['red prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'message', about: { ability: 'Interfere' } });
    expect(game.offers(0)).toEqual(['pass', { at: 1, place: 1 }]);
    game.must(0, { at: 1, place: 1 });
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.messages(1)).toHaveLength(2);
  });

  it('Interfere comes before the elimination by a third black message', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove', 'red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.alive(1)).toBe(true);
    game.must(0, { at: 1, place: 2 });
    expect(game.alive(1)).toBe(false);
    expect(game.messages(0)).toEqual(['red trap']);
  });

  it('Interfere: not by Distribute (scenario 49), and not for a true message', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'red prove']],
      messages: [[], ['red prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.kind()).toBe('play');
    const red = scenario({ characters: cast, hands: [['red delete']], messages: [[], ['blue prove']] });
    hit(red, 'red delete', 1);
    expect(red.kind()).not.toBe('message');
  });

  it('Mission: two red and two blue messages, Interfere counted', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['black delete']],
      messages: [['red prove', 'red prove', 'blue prove'], ['blue trap']],
    });
    hit(game, 'black delete', 1);
    game.must(0, { at: 1, place: 0 });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Kwon Ki Ku' });
  });
});
