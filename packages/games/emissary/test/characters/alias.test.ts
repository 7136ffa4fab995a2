// Alias.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send } from './steps.ts';

describe('Alias', () => {
  const cast = ['Alias', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Moody: another obtains a true message of hers: she draws one and may give them a black card', () => {
    const game = scenario({
      characters: cast,
      hands: [['red delete', 'black trap']],
      deck: ['blue decode'],
    });
    hit(game, 'red delete', 1);
    expect(game.hand(0)).toEqual(['black trap', 'blue decode']);
    expect(game.ask(0)).toMatchObject({ kind: 'card', about: { ability: 'Moody', to: 1 } });
    expect(game.offers(0)).toEqual(['pass', { card: 'black trap' }]);
    game.must(0, { card: 'black trap' });
    expect(game.messages(1)).toEqual(['red delete', 'black trap']);
  });

  it('Moody: a hand without a black card is asked all the same', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], deck: ['blue decode'] });
    hit(game, 'red delete', 1);
    expect(game.offers(0)).toEqual(['pass']);
    game.pass();
    expect(game.messages(1)).toEqual(['red delete']);
  });

  it('Moody does not answer a black message, nor a true one that comes back to her', () => {
    const black = scenario({ characters: cast, hands: [['black delete', 'black trap']] });
    hit(black, 'black delete', 1);
    expect(black.hand(0)).toEqual(['black trap']);
    const back = scenario({ characters: cast, hands: [['red lock-on', 'black trap']] });
    send(back, { card: 'red lock-on', by: 'CM' });
    comesBack(back);
    expect(back.messages(0)).toEqual(['red lock-on']);
    expect(back.told(null, 'uses')).toEqual([]);
  });

  it('Moody does not answer a Distribute: it does not originate from her', () => {
    const game = scenario({
      characters: cast,
      hands: [['red distribute', 'black trap']],
      deck: ['black prove', 'red prove', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.kind()).toBe('play');
    expect(game.tally(2)).toBe('0/1/0');
  });

  it('Funeral: she gives up her identity unseen, takes that of the eliminated, and draws two', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['red trap', 'blue trap'],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Funeral', to: 1 } });
    game.must(0, 'yes');
    expect(game.view(0).seats[0]?.identity).toBe('FRS');
    expect(game.hand(0)).toEqual(['blue trap', 'red trap']);
    // Nobody else learns either identity; the one who fell knows what they held.
    expect(game.view(2).seats[0]?.identity).toBeNull();
    expect(game.view(2).seats[1]?.identity).toBeNull();
    expect(game.view(2).shelf).toEqual([]);
    expect(game.view(0).shelf).toEqual(['MOF']);
    expect(game.view(1).seats[0]?.identity).toBe('FRS');
  });

  it('Funeral may be left: then the eliminated player shows their identity', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(0, 'pass');
    expect(game.view(null).seats[1]).toMatchObject({ alive: false, identity: 'FRS', exposed: true });
    expect(game.hand(0)).toEqual([]);
  });

  it('Funeral (R8): with the new identity she wins at once, her new side with her', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['black delete']],
      messages: [
        ['blue prove', 'blue prove', 'blue prove'],
        ['black prove', 'black prove'],
      ],
    });
    hit(game, 'black delete', 1);
    game.must(0, 'yes');
    expect(game.result).toEqual({ winners: [0, 3], reason: 'three-blue' });
  });

  it('Mission: she has none; as MOF only the last survivor wins', () => {
    const game = scenario({
      seats: 3,
      characters: cast.slice(0, 3),
      identities: ['MOF', 'FRS', 'KDR'],
      hands: [['red distribute']],
      messages: [
        ['red prove', 'red prove', 'red prove', 'blue prove', 'blue prove'],
        ['black prove', 'black prove'],
        ['black prove', 'black prove'],
      ],
      deck: ['blue prove', 'black prove', 'black prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(0, 'pass');
    expect(game.result).toBeNull();
    game.must(0, 'pass');
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });
});
