// Detective.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit } from './steps.ts';

describe('Detective', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Detective', 'Kwon Ki Ku'];

  it('Track: he may look at the Prove card of another; nobody else sees it', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS draw']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.ask(2)).toMatchObject({ kind: 'use', about: { ability: 'Track', to: 1 } });
    game.must(2, 'yes');
    expect(game.view(2).claims[0]?.card?.prove).toEqual({ bet: 'FRS', kind: 'draw' });
    expect(game.view(3).claims[0]?.card).toBeNull();
    expect(game.view(null).claims[0]?.card).toBeNull();
    expect(game.view(2).removedSeen).toHaveLength(1);
  });

  it('Track may be left', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS draw']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    game.must(2, 'pass');
    expect(game.view(2).claims[0]).toMatchObject({ card: null, kind: 'draw', acts: true });
  });

  it('Track: not when the Prove is counteracted, nor when he is the one proved', () => {
    const countered = scenario({ characters: cast, hands: [['red prove FRS draw'], ['red counteract']] });
    countered.act(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).not.toBe('use');
    const proved = scenario({ characters: cast, hands: [['red prove FRS draw', 'red trap']] });
    proved.play(0, { card: 'red prove FRS draw', as: 'prove', to: 2 });
    expect(proved.kind()).toBe('play');
    expect(proved.view(2).claims[0]?.card?.prove?.bet).toBe('FRS');
  });

  it('Search: gaining a black message he may take a message of another into his hand', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [['blue trap'], ['red trap', 'black trap'], ['red lock-on']],
    });
    hit(game, 'black delete', 2);
    expect(game.ask(2)).toMatchObject({ kind: 'message', about: { ability: 'Search' } });
    expect(game.offers(2)).toEqual(['pass', { at: 0, place: 0 }, { at: 1, place: 0 }, { at: 1, place: 1 }]);
    game.must(2, { at: 1, place: 1 });
    expect(game.hand(2)).toEqual(['black trap']);
    expect(game.messages(1)).toEqual(['red trap']);
    expect(game.messages(2)).toEqual(['red lock-on', 'black delete']);
  });

  it('Search answers Distribute and abilities as well, and a third black message before he falls', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute']],
      deck: ['red prove', 'blue prove', 'black prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.ask(2).about).toEqual({ ability: 'Search' });
    dealt.must(2, { at: 0, place: 0 });
    expect(dealt.hand(2)).toHaveLength(1);
    const given = scenario({
      characters: ['Lark', 'Static Electricity', 'Detective', 'Kwon Ki Ku'],
      hands: [[], ['black trap']],
      messages: [[], ['red trap'], ['black prove', 'black prove']],
    });
    given.act(0, { ability: 'Best Show', to: 1 });
    given.must(0, { to: 2 });
    expect(given.ask(2).about).toEqual({ ability: 'Search' });
    given.must(2, { at: 1, place: 0 });
    expect(given.alive(2)).toBe(false);
    expect(given.discards()).toContain('red trap');
  });

  it('Search: not for true messages, and he is not asked when nobody else has a message', () => {
    const game = scenario({ characters: cast, hands: [['red delete', 'black delete']], messages: [['red prove']] });
    hit(game, 'red delete', 2);
    expect(game.told(null, 'uses')).toEqual([]);
    const alone = scenario({ characters: cast, hands: [['black delete']] });
    hit(alone, 'black delete', 2);
    expect(alone.kind()).not.toBe('message');
  });

  it('Mission: three red and three blue cards in his hand', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'KDR'],
      hands: [['black delete'], [], ['red prove', 'red prove', 'blue prove', 'blue prove', 'blue prove']],
      messages: [['blue trap'], ['red trap']],
    });
    hit(game, 'black delete', 2);
    game.must(2, { at: 1, place: 0 });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Detective' });
  });
});
