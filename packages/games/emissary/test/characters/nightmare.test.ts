// Nightmare.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit } from './steps.ts';

describe('Nightmare', () => {
  const cast = ['Double Knight', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'];

  it('Echo: proved, she may turn up and draw two before the Prove works', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove KDR draw', 'red prove']],
      deck: ['red trap', 'blue trap'],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(game.ask(1)).toMatchObject({ kind: 'use', about: { ability: 'Echo' } });
    game.must(1, 'yes');
    expect(game.up(1)).toBe(true);
    expect(game.hand(1)).toEqual(['blue trap', 'red trap']);
    expect(game.kind()).toBe('answer');
  });

  it('Echo: locked on by a card, she may; by Cruel, which is none, she may not', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red prove']] });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.must(1, 'yes');
    expect(game.hand(1)).toHaveLength(2);
    expect(game.view(null).seats[1]).toMatchObject({ up: true, locked: true });
    const cruel = scenario({
      characters: ['Fire', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['red prove']],
    });
    cruel.act(0, { ability: 'Cruel', to: 1 });
    expect(cruel.kind()).toBe('play');
  });

  it('Echo: not when the card is counteracted, nor when she is not its target', () => {
    const countered = scenario({ characters: cast, hands: [['red lock-on', 'red prove'], ['red counteract']] });
    countered.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).toBe('play');
    expect(countered.up(1)).toBe(false);
    const other = scenario({ characters: cast, hands: [['red lock-on', 'red prove']] });
    other.play(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    expect(other.kind()).toBe('play');
  });

  it('Echo: any hidden character is asked the same, one publicly somebody else is not', () => {
    const position = {
      characters: ['Double Knight', 'Tank', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['red lock-on', 'red prove']],
    };
    const hidden = scenario(position);
    hidden.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(hidden.ask(1)).toMatchObject({ kind: 'use', from: ['pass'], about: { ability: 'Echo' } });
    const open = scenario({ ...position, up: [1] });
    open.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(open.kind()).toBe('play');
  });

  it('Modulation: face-up she may answer a Prove as she likes, and everybody knows that she may', () => {
    const game = scenario({
      characters: cast,
      up: [1],
      identities: ['KDR', 'FRS', 'KDR', 'KDR'],
      hands: [['red prove KDR draw', 'red prove']],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(game.ask(1)).toMatchObject({ kind: 'answer', about: { bet: 'KDR' } });
    game.must(1, 'acts');
    expect(game.hand(1)).toHaveLength(2);
    expect(game.view(0).claims[0]).toMatchObject({ to: 1, acts: true, free: true });
  });

  it('Modulation: face-down she must tell the truth', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'KDR', 'KDR'],
      hands: [['red prove FRS draw', 'red prove']],
    });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    game.must(1, 'pass');
    expect(game.kind()).toBe('play');
    expect(game.view(0).claims[0]).toMatchObject({ acts: true, free: false });
    expect(game.hand(1)).toHaveLength(2);
  });

  it('Invasion, Track, Echo, Modulation, then the Prove; counteracted, none of them (scenario 51)', () => {
    const position = {
      characters: ['Static Electricity', 'Detective', 'Nightmare', 'Kwon Ki Ku'],
      hands: [['red prove KDR discard'], [], ['black trap'], ['red counteract']],
    };
    const game = scenario(position);
    game.play(0, { card: 'red prove KDR discard', as: 'prove', to: 2 });
    expect(game.ask(0).about).toEqual({ ability: 'Invasion', to: 2 });
    game.must(0, 'yes');
    expect(game.ask(1).about).toEqual({ ability: 'Track', to: 2 });
    game.must(1, 'yes');
    expect(game.ask(2).about).toEqual({ ability: 'Echo' });
    game.must(2, 'yes');
    expect(game.hand(2)).toHaveLength(2);
    expect(game.kind()).toBe('answer');
    game.must(2, 'says');
    expect(game.hand(2)).toHaveLength(2);
    expect(game.hand(0)).toEqual(['black trap']);
    const countered = scenario(position);
    countered.act(0, { card: 'red prove KDR discard', as: 'prove', to: 2 });
    countered.act(3, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.told(null, 'uses')).toEqual([]);
    expect(countered.view(null).claims).toEqual([]);
  });

  const falls = {
    characters: cast,
    up: [1],
    identities: ['KDR', 'FRS', 'KDR', 'KDR'] as const,
    messages: [[], ['black prove', 'black prove']],
  };

  it('Elegy: falling she gives her hand to another, who takes three of the cards at random as messages', () => {
    const game = scenario({
      ...falls,
      hands: [['black delete'], ['red trap', 'red lock-on', 'blue trap', 'blue lock-on'], ['black lock-on']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Elegy' } });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }]);
    game.must(1, { to: 3 });
    expect(game.messages(3)).toHaveLength(3);
    expect(game.hand(3)).toHaveLength(1);
    expect([...game.messages(3), ...game.hand(3)].sort()).toEqual([
      'blue lock-on',
      'blue trap',
      'red lock-on',
      'red trap',
    ]);
  });

  it('Elegy: with fewer than three all are taken (R12); with none she is not asked', () => {
    const two = scenario({ ...falls, hands: [['black delete'], ['red trap', 'blue trap']] });
    hit(two, 'black delete', 1);
    two.must(1, { to: 3 });
    expect(two.messages(3).sort()).toEqual(['blue trap', 'red trap']);
    const none = scenario({ ...falls, hands: [['black delete']] });
    hit(none, 'black delete', 1);
    expect(none.kind()).not.toBe('seat');
  });

  it('Elegy: three black cards bring another down, and she is held to have done it', () => {
    const game = scenario({ ...falls, hands: [['black delete'], ['black trap', 'black lock-on', 'black delete']] });
    hit(game, 'black delete', 1);
    game.must(1, { to: 3 });
    expect(game.view(null).fallen.map(({ seat, by }) => [seat, by])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it('Elegy: after what others do at her fall, and not from face-down (R20)', () => {
    const game = scenario({
      ...falls,
      characters: ['Scarlet Blade', 'Nightmare', 'Alias', 'Kwon Ki Ku'],
      hands: [['black delete'], ['red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.hand(0)).toHaveLength(4);
    expect(game.ask(2).about).toMatchObject({ ability: 'Funeral' });
    game.must(2, 'pass');
    expect(game.ask(1).about).toMatchObject({ ability: 'Elegy' });
    const down = scenario({ ...falls, up: [], hands: [['black delete'], ['red trap']] });
    hit(down, 'black delete', 1);
    expect(down.kind()).not.toBe('seat');
    expect(down.discards()).toContain('red trap');
  });

  it('fault R5: she fell before the victory that her Elegy causes, so she does not share it', () => {
    const game = scenario({
      ...falls,
      identities: ['FRS', 'KDR', 'KDR', 'KDR'],
      hands: [['black delete'], ['red trap']],
      messages: [[], ['black prove', 'black prove'], [], ['red prove', 'red prove']],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 3 });
    expect(game.result).toEqual({ winners: [2, 3], reason: 'three-red' });
  });

  it('fault R5: nor does she share it in the alliance of the MOF', () => {
    const game = scenario({
      seats: 6,
      options: { alliance: true },
      characters: [...cast, 'Diamond Man', 'Fire'],
      up: [1],
      identities: ['KDR', 'MOF', 'FRS', 'KDR', 'MOF', 'FRS'],
      hands: [['black delete'], ['blue trap', 'blue lock-on'], [], [], new Array<string>(8).fill('red')],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 4 });
    expect(game.result).toEqual({ winners: [4], reason: 'mission Diamond Man' });
  });

  it('Mission: eliminated with three red cards in hand she wins, before Alias or Elegy (scenario 39)', () => {
    const game = scenario({
      characters: ['Alias', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['black delete'], ['red trap', 'red lock-on', 'red decode', 'black lock-on']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Nightmare' });
  });

  it('Mission: two red cards are not enough', () => {
    const game = scenario({
      ...falls,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['black delete'], ['red trap', 'red lock-on', 'blue decode']],
    });
    hit(game, 'black delete', 1);
    expect(game.result).toBeNull();
    expect(game.ask(1).about).toMatchObject({ ability: 'Elegy' });
  });
});
