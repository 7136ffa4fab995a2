// Dark Flow.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

describe('Dark Flow', () => {
  const proving = {
    characters: ['Dark Flow', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'],
    deck: ['red trap', 'blue trap', 'black delete', 'red delete'],
  };

  it('Choice: proving somebody he draws two and returns one, before the Prove works (scenario 52)', () => {
    const game = scenario({ ...proving, hands: [['red prove FRS draw', 'black lock-on']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Choice' } });
    game.must(0, 'yes');
    expect(game.hand(1)).toEqual([]);
    expect(game.offers(0)).toHaveLength(3);
    game.must(0, { card: 'black lock-on' });
    // Seat 1 is FRS and draws two: what was returned first.
    expect(game.hand(0)).toEqual(['blue trap', 'red trap']);
    expect(game.hand(1)).toEqual(['black delete', 'black lock-on']);
  });

  it('fault R5: with Choice any card of the hand may go back, and nobody is told whether it was one of the two', () => {
    const returned = (card: string) => {
      const game = scenario({ ...proving, hands: [['red prove KDR draw', 'black lock-on']] });
      game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
      game.must(0, 'yes');
      expect(game.offers(0)).toEqual(
        expect.arrayContaining([{ card: 'black lock-on' }, { card: 'red trap' }, { card: 'blue trap' }]),
      );
      game.must(0, { card });
      expect(game.deck()[0]).toBe(card);
      return game.told(1);
    };
    expect(returned('black lock-on')).toEqual(returned('red trap'));
  });

  it('Choice: he alone knows what he returned', () => {
    const game = scenario({ ...proving, hands: [['red prove KDR draw', 'black lock-on']] });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    game.must(0, 'yes');
    game.must(0, { card: 'blue trap' });
    expect(game.deck()[0]).toBe('blue trap');
    expect(game.view(0).peeked).toEqual([{ under: 0, card: { effect: 'trap', colour: 'blue', stamp: 'CM' } }]);
    expect(game.view(1).peeked).toEqual([]);
  });

  it('Choice may be left, and there is none when the Prove is counteracted or played by another', () => {
    const left = scenario({ ...proving, hands: [['red prove KDR draw']] });
    left.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    left.must(0, 'pass');
    expect(left.hand(0)).toEqual([]);
    const countered = scenario({ ...proving, hands: [['red prove KDR draw', 'red trap'], ['red counteract']] });
    countered.act(0, { card: 'red prove', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(0)).toEqual(['red trap']);
    const other = scenario({ ...proving, active: 1, hands: [[], ['red prove KDR draw', 'red trap']] });
    other.play(1, { card: 'red prove', as: 'prove', to: 0 });
    expect(other.told(null, 'uses')).toEqual([]);
  });

  const reached = {
    characters: ['Double Knight', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'],
    deck: ['blue delete', 'red delete'],
  };

  it('Change: he discards a card, and the message changes places with the top of the deck (R10)', () => {
    const game = scenario({ ...reached, hands: [['black lock-on'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.discards()).toEqual(['red trap']);
    expect(game.deck()[0]).toBe('black lock-on');
    expect(game.view(0).peeked[0]).toMatchObject({ under: 0, card: { effect: 'lock-on' } });
    expect(game.view(1).letter?.face).toBeNull();
    // An OM stamp now, but it goes on in the same way: to the right.
    takenBy(game, 2);
    expect(game.messages(2)).toEqual(['blue delete']);
  });

  it('Change: an exposed message stays exposed', () => {
    const game = scenario({ ...reached, hands: [['black transfer'], ['red trap']] });
    send(game, { card: 'black transfer', by: 'EM' });
    game.until('arrival');
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.view(null).letter?.face).toMatchObject({ colour: 'blue', effect: 'delete' });
    takenBy(game, 1);
    expect(game.messages(1)).toEqual(['blue delete']);
  });

  it('Change: with an empty deck the discards are shuffled in first', () => {
    const game = scenario({ ...reached, deck: [], left: 0, hands: [['black lock-on'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    const before = game.discards().length;
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.discards()).toEqual([]);
    expect(game.deck()).toHaveLength(before + 1);
    expect(game.deck()[0]).toBe('black lock-on');
  });

  it('Change is for messages that lie before him', () => {
    const game = scenario({ ...reached, hands: [['black delete'], ['red trap'], ['red decode']] });
    send(game, { card: 'black delete', by: 'OM', to: 2 });
    expect(game.offered(1, { ability: 'Change' })).toBe(false);
    game.until('arrival');
    expect(game.offered(1, { ability: 'Change' })).toBe(false);
  });

  it('Mission: three red messages', () => {
    const game = scenario({
      ...reached,
      identities: ['FRS', 'MOF', 'FRS', 'KDR'],
      hands: [['red lock-on']],
      messages: [[], ['red prove', 'red prove']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    game.must(1, 'accept');
    expect(game.result).toEqual({ winners: [1], reason: 'mission Dark Flow' });
  });
});
