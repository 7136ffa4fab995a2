// Mark Jr..

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit } from './steps.ts';

describe('Mark Jr.', () => {
  const cast = ['Double Knight', 'Mark Jr.', 'Static Electricity', 'Kwon Ki Ku'];

  it('Heroism: with a black message he draws one and may give a black card to another', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['black trap'] });
    hit(game, 'black delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'card', about: { ability: 'Heroism' } });
    expect(game.offers(1)).toEqual(['pass', { card: 'black trap' }]);
    game.must(1, { card: 'black trap' });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }]);
    game.must(1, { to: 3 });
    expect(game.messages(3)).toEqual(['black trap']);
  });

  it('Heroism: a hand without a black card is asked all the same; no true message calls for it', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['red trap'] });
    hit(game, 'black delete', 1);
    expect(game.offers(1)).toEqual(['pass']);
    const red = scenario({ characters: cast, hands: [['red delete']] });
    hit(red, 'red delete', 1);
    expect(red.told(null, 'uses')).toEqual([]);
  });

  it('Heroism: his third black message may still take another down, then he falls (scenario 46)', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove'], [], ['black prove', 'black prove']],
      deck: ['black trap'],
    });
    hit(game, 'black delete', 1);
    game.must(1, { card: 'black trap' });
    game.must(1, { to: 3 });
    expect(game.view(null).fallen.map(({ seat, by }) => [seat, by])).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('Heroism by Distribute is resolved fully before the next card is dealt', () => {
    const game = scenario({
      characters: cast,
      hands: [['red distribute', 'red trap'], ['black lock-on']],
      deck: ['red prove', 'black trap', 'blue decode', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.messages(2)).toEqual([]);
    game.must(1, { card: 'black lock-on' });
    game.must(1, { to: 2 });
    expect(game.messages(2)).toEqual(['black lock-on', 'blue decode']);
  });

  it('Heroism: the last who lives, reached by an Elegy, has nobody to give a card to (R19)', () => {
    const game = scenario({
      seats: 3,
      characters: ['Mark Jr.', 'Double Knight', 'Nightmare'],
      up: [2],
      identities: ['KDR', 'FRS', 'FRS'],
      hands: [['red distribute', 'black lock-on'], [], ['black trap']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black decode', 'black delete'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(2, { to: 0 });
    expect(game.messages(0)).toContain('black trap');
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });

  const wins = {
    identities: ['KDR', 'FRS', 'KDR', 'KDR'] as const,
    hands: [['blue delete']],
    messages: [[], ['blue prove', 'blue prove']],
  };

  it('Break Through: declaring victory he must name a living woman who lies face-up (scenario 59, R25)', () => {
    const game = scenario({ ...wins, characters: ['Angel', 'Mark Jr.', 'Static Electricity', 'Swan'] });
    hit(game, 'blue delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Break Through' } });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 0 }]);
    game.must(1, { to: 0 });
    expect(game.result).toEqual({ winners: [0, 1], reason: 'three-blue' });
    expect(game.view(null).ending?.shares).toEqual([{ seat: 0, by: 'Break Through' }]);
  });

  it('Break Through: without such a woman nobody is named; the eliminated do not count (scenario 59)', () => {
    const game = scenario({ ...wins, characters: ['Viper', 'Mark Jr.', 'Kwon Ki Ku', 'Swan'] });
    hit(game, 'blue delete', 1);
    expect(game.result?.winners).toEqual([1]);
    const fallen = scenario({
      ...wins,
      characters: ['Fire', 'Mark Jr.', 'Kwon Ki Ku', 'Angel'],
      active: 3,
      hands: [[], [], [], ['red distribute']],
      messages: [[], ['blue prove', 'blue prove'], [], ['black prove', 'black prove']],
      deck: ['black prove', 'red prove', 'blue prove', 'red prove'],
    });
    fallen.play(3, { card: 'red distribute', as: 'distribute' });
    expect(fallen.alive(3)).toBe(false);
    expect(fallen.result?.winners).toEqual([1]);
  });

  it('Mission: one FRS and one KDR are eliminated; an identity that Alias took counts as it was (R18)', () => {
    const game = scenario({
      seats: 5,
      characters: ['Alias', 'Mark Jr.', 'Static Electricity', 'Kwon Ki Ku', 'Double Knight'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], [], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black prove', 'black prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(0, 'yes');
    // Alias is the one woman left, so Break Through names her.
    expect(game.result).toEqual({ winners: [0, 1], reason: 'mission Mark Jr.' });
  });

  it('Mission: two of one side are not enough', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['KDR', 'MOF', 'FRS', 'FRS', 'KDR'],
      hands: [['red distribute', 'red prove']],
      messages: [[], [], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black prove', 'black prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
  });
});
