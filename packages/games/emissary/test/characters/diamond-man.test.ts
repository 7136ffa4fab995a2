// Diamond Man.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send } from './steps.ts';

describe('Diamond Man', () => {
  const sends = ['Diamond Man', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];
  const takes = ['Double Knight', 'Diamond Man', 'Static Electricity', 'Kwon Ki Ku'];

  it('Plan A: a black message of his is obtained: he may take a card at random from any other hand', () => {
    const game = scenario({
      characters: sends,
      hands: [['black delete'], [], ['red trap', 'red lock-on'], ['blue prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'seat', about: { ability: 'Plan A' } });
    expect(game.offers(0)).toEqual(['pass', { to: 2 }, { to: 3 }]);
    game.must(0, { to: 2 });
    expect(game.hand(0)).toHaveLength(1);
    expect([...game.hand(0), ...game.hand(2)].sort()).toEqual(['red lock-on', 'red trap']);
    expect(game.told(3, 'taken')).toEqual([]);
    expect(game.told(2, 'taken')).toHaveLength(1);
  });

  it('Plan A: also when his own black message comes back to him, and then not Plan B', () => {
    const game = scenario({ characters: sends, hands: [['black lock-on'], [], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    expect(game.ask(0).about).toEqual({ ability: 'Plan A' });
    game.must(0, { to: 2 });
    expect(game.hand(0)).toEqual(['red trap']);
    expect(game.told(null, 'uses')).toHaveLength(1);
  });

  it('Plan A: not for true messages, and nobody is asked when all other hands are empty', () => {
    const game = scenario({ characters: sends, hands: [['red delete'], [], ['red trap']] });
    hit(game, 'red delete', 1);
    expect(game.kind()).not.toBe('seat');
    const poor = scenario({ characters: sends, hands: [['black delete', 'red trap']] });
    hit(poor, 'black delete', 1);
    expect(poor.kind()).not.toBe('seat');
  });

  it('Plan B: a black message of another reaches him', () => {
    const game = scenario({ characters: takes, hands: [['black delete'], [], ['red trap']] });
    hit(game, 'black delete', 1);
    expect(game.ask(1).about).toEqual({ ability: 'Plan B' });
    game.must(1, { to: 2 });
    expect(game.told(null, 'takes')).toEqual([{ kind: 'takes', seat: 1, from: 2 }]);
  });

  it('Plan B works with the third black message, and then he falls (scenario 47)', () => {
    const game = scenario({
      characters: takes,
      hands: [['black delete'], [], ['red trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 2 });
    expect(game.alive(1)).toBe(false);
    expect(game.discards()).toContain('red trap');
  });

  it('Plan B: not by Distribute or an ability (scenario 47)', () => {
    const dealt = scenario({
      characters: takes,
      hands: [['red distribute', 'red prove'], [], ['red trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.kind()).toBe('play');
    expect(dealt.tally(1)).toBe('0/0/1');
    const given = scenario({
      characters: ['Lark', 'Diamond Man', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [[], [], ['black trap'], ['red prove']],
    });
    given.act(0, { ability: 'Best Show', to: 2 });
    given.must(0, { to: 1 });
    expect(given.tally(1)).toBe('0/0/1');
    expect(given.kind()).not.toBe('seat');
  });

  it('Plan A: a black message dealt by his Distribute is not his', () => {
    const game = scenario({
      characters: sends,
      hands: [['red distribute', 'red prove'], ['blue prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.kind()).toBe('play');
  });

  it('Mission: ten cards in his hand', () => {
    const game = scenario({
      characters: takes,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [
        ['black delete'],
        [...new Array<string>(6).fill('red prove'), ...new Array<string>(3).fill('blue prove')],
        ['red trap'],
      ],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 2 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Diamond Man' });
  });
});
