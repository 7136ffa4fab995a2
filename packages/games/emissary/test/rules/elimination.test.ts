// Elimination and victory. Names cite the scenarios of the rules notes.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

const TWO_BLACK = ['black prove', 'black prove'];

describe('elimination', () => {
  it('three black messages eliminate at once: everything is laid open and discarded', () => {
    const game = scenario({
      hands: [['black lock-on'], ['red trap']],
      messages: [[], [...TWO_BLACK, 'red decode']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.view(3).seats[1]).toMatchObject({
      alive: false,
      identity: 'FRS',
      exposed: true,
      messages: [],
      cards: 0,
    });
    expect(game.discards()).toEqual(expect.arrayContaining(['red trap', 'black lock-on', 'red decode']));
    expect(game.view(2).fallen).toEqual([{ seat: 1, by: 0, how: 'messages', turn: 1 }]);
    expect(game.state.active).toBe(2);
  });

  it('a third black message comes too late for Delete', () => {
    const game = scenario({ hands: [['black lock-on'], ['red delete']], messages: [[], TWO_BLACK] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('accept');
    expect(game.asked()).toEqual(['1 accept']);
    game.must(1, 'accept');
    expect(game.alive(1)).toBe(false);
  });

  it('a player with nothing to transmit is eliminated', () => {
    const game = scenario({ characters: ['Tough Gun'], hands: [[], ['red trap']] });
    expect(game.alive(0)).toBe(false);
    expect(game.view(1).fallen).toEqual([{ seat: 0, by: null, how: 'silence', turn: 1 }]);
    expect(game.state.active).toBe(1);
  });

  it('scenario 29: Viper reloads at once, so he always has something to transmit while cards remain', () => {
    const game = scenario({ characters: ['Viper'], hands: [['red lock-on']] });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(game.hand(0)).toHaveLength(1);
    game.until('send');
    expect(game.alive(0)).toBe(true);
  });

  it('scenario 36: what an elimination discards is not deleted, so Angel collects none of it', () => {
    const game = scenario({
      characters: [null, null, 'Angel'],
      hands: [['black lock-on']],
      messages: [[], TWO_BLACK],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.told(0, 'picks-up')).toEqual([]);
    expect(game.discards()).toHaveLength(3);
  });

  it('abilities that answer an elimination run from the active seat on', () => {
    const game = scenario({
      characters: [null, null, 'Scarlet Blade', 'Alias'],
      active: 3,
      hands: [[], [], [], ['black lock-on', 'red trap']],
      messages: [[], TWO_BLACK],
      identities: ['KDR', 'FRS', 'KDR', 'FRS'],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    game.must(3, 'yes');
    const told = game.told(0).filter((event) => event.kind === 'uses');
    expect(told.map((event) => event.ability)).toEqual(['Funeral', 'Blood Weep']);
  });
});

describe('victory', () => {
  it('three red messages win for all living KDR', () => {
    const game = scenario({ hands: [['red lock-on']], messages: [[], [], ['red trap', 'red decode']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    takenBy(game, 2);
    expect(game.result).toEqual({ winners: [0, 2], reason: 'three-red' });
    expect(game.view(null).ending).toMatchObject({ declarer: 2, shares: [] });
    expect(game.view(null).seats.map((seat) => seat.identity)).toEqual(['KDR', 'FRS', 'KDR', 'FRS']);
  });

  it('scenario 31: an eliminated player does not share the victory of their side', () => {
    const game = scenario({
      seats: 5,
      identities: ['FRS', 'KDR', 'KDR', 'FRS', 'FRS'],
      hands: [['black lock-on'], ['red lock-on']],
      messages: [[], ['red trap', 'red decode'], TWO_BLACK],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 2);
    expect(game.alive(2)).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    expect(game.result).toEqual({ winners: [1], reason: 'three-red' });
  });

  it('scenario 32: the last survivor wins alone', () => {
    const game = scenario({
      seats: 3,
      identities: ['KDR', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], TWO_BLACK, TWO_BLACK],
      deck: ['red trap', 'black delete', 'black counteract'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });

  it('scenario 34: three messages of the wrong colour win nothing, and everybody learns what the seat is not', () => {
    const game = scenario({ hands: [['red lock-on']], messages: [[], ['red trap', 'red decode']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.result).toBeNull();
    expect(game.view(3).seats[1]?.not).toEqual(['KDR']);
  });

  it('a MOF wins alone by the mission of the character', () => {
    const game = scenario({
      characters: [null, 'Viper'],
      identities: ['KDR', 'MOF', 'MOF', 'FRS'],
      hands: [['red lock-on']],
      messages: [[], ['red trap', 'blue decode', 'blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Viper' });
  });

  it('scenario 37: in the alliance both living MOF win', () => {
    const game = scenario({
      seats: 6,
      options: { alliance: true },
      characters: [null, 'Viper'],
      identities: ['KDR', 'MOF', 'KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['red lock-on']],
      messages: [[], ['red trap', 'blue decode', 'blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.result).toEqual({ winners: [1, 4], reason: 'mission Viper' });
  });

  it('eliminated and victorious at the same time is victorious', () => {
    const game = scenario({
      characters: ['Oblique Shadow', null],
      identities: ['KDR', 'FRS', 'KDR', 'FRS'],
      hands: [['red lock-on']],
      messages: [['black delete'], ['red trap', 'red decode', 'red delete', ...TWO_BLACK]],
    });
    game.act(0, { ability: 'Exchange', to: 1 });
    expect(game.result).toEqual({ winners: [0, 2], reason: 'three-red' });
  });

  it('two seats fulfil their conditions at once: the active seat declares, then anti-clockwise', () => {
    const position = {
      characters: ['Oblique Shadow', null, null, null],
      identities: ['KDR', 'FRS', 'KDR', 'MOF'],
      hands: [['red lock-on'], ['red trap']],
      messages: [
        ['blue trap', 'blue decode', 'blue delete'],
        ['red trap', 'red decode', 'red delete'],
      ],
    } as const;
    const first = scenario(position);
    first.act(0, { ability: 'Exchange', to: 1 });
    expect(first.view(null).ending?.declarer).toBe(0);
    const other = scenario({ ...position, active: 1 });
    other.act(0, { ability: 'Exchange', to: 1 });
    expect(other.result).toEqual({ winners: [1], reason: 'three-blue' });
  });

  it('at the end everything is laid open', () => {
    const game = scenario({
      characters: [null, 'Titanium'],
      hands: [['red lock-on'], ['blue prove KDR draw']],
      messages: [['red trap', 'red decode']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    expect(game.result?.reason).toBe('three-red');
    expect(game.view(null).seats[1]).toMatchObject({ character: 'Titanium', identity: 'FRS' });
    expect(game.view(null).seats[1]?.known).toHaveLength(1);
  });
});
