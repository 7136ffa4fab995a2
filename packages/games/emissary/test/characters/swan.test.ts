// Swan.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Swan', () => {
  const cast = ['Double Knight', 'Dark Flow', 'Swan', 'Kwon Ki Ku'];

  it('Snipe: in transit on the turn of another she turns up and deletes any message; a true one earns two cards', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], messages: [['blue trap'], ['black trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 0, place: 0 });
    expect(game.up(2)).toBe(true);
    expect(game.messages(0)).toEqual([]);
    expect(game.hand(2)).toHaveLength(2);
    expect(game.discards()).toEqual(['blue trap']);
  });

  it('Snipe: with Angel at the table the message goes to her, and Swan draws two all the same (scenario 44)', () => {
    const game = scenario({
      characters: ['Double Knight', 'Angel', 'Swan', 'Kwon Ki Ku'],
      hands: [['red lock-on']],
      messages: [['blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['blue trap']);
    expect(game.hand(2)).toHaveLength(2);
  });

  it('Snipe: a black message earns nothing', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], messages: [[], [], ['black trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 2, place: 0 });
    expect(game.messages(2)).toEqual([]);
    expect(game.hand(2)).toEqual([]);
  });

  it('Snipe: not in the play phase, not on arrival, not on her own turn', () => {
    const position = {
      characters: cast,
      hands: [['red lock-on'], ['red decode'], ['red delete', 'red trap']],
      messages: [['black trap']],
    };
    const game = scenario(position);
    expect(game.offered(2, { card: 'red delete' })).toBe(true);
    expect(game.offered(2, { ability: 'Snipe' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Snipe' })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Snipe' })).toBe(false);
    const own = scenario({ ...position, active: 2 });
    send(own, { card: 'red delete', by: 'OM', to: 1 });
    expect(own.offered(2, { card: 'red trap' })).toBe(true);
    expect(own.offered(2, { ability: 'Snipe' })).toBe(false);
  });

  it('Aim: a Trap that took effect turns her down', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 1 });
    expect(game.up(2)).toBe(false);
  });

  it('Aim: not a counteracted Trap, nor one played as Lock On', () => {
    const countered = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap'], ['red counteract']] });
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(0, { card: 'red trap', as: 'trap', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.up(2)).toBe(true);
    const converted = scenario({
      characters: cast,
      up: [2],
      active: 3,
      hands: [[], [], [], ['red trap', 'red prove']],
    });
    converted.play(3, { card: 'red trap', as: 'lock-on', to: 0 });
    expect(converted.up(2)).toBe(true);
  });

  const falls = {
    characters: cast,
    identities: ['KDR', 'FRS', 'MOF', 'FRS'] as const,
    hands: [['black delete']],
  };

  it('Mission (R5): the first elimination wins, her own included', () => {
    const other = scenario({ ...falls, messages: [[], ['black prove', 'black prove']] });
    hit(other, 'black delete', 1);
    expect(other.result).toEqual({ winners: [2], reason: 'mission Swan' });
    const own = scenario({ ...falls, messages: [[], [], ['black prove', 'black prove']] });
    hit(own, 'black delete', 2);
    expect(own.result).toEqual({ winners: [2], reason: 'mission Swan' });
  });

  it('Mission (R5, option): by the other reading she wins along with a declaration after an elimination', () => {
    const options = { swan: 'declaration' as const };
    const fallen = scenario({ ...falls, options, messages: [[], ['black prove', 'black prove']] });
    hit(fallen, 'black delete', 1);
    expect(fallen.alive(1)).toBe(false);
    expect(fallen.result).toBeNull();
    const declared = scenario({
      ...falls,
      options,
      active: 1,
      hands: [[], ['red distribute']],
      messages: [
        ['red prove', 'red prove'],
        ['black prove', 'black prove'],
      ],
      deck: ['black trap', 'blue prove', 'blue prove', 'red lock-on'],
    });
    declared.play(1, { card: 'red distribute', as: 'distribute' });
    expect(declared.result).toEqual({ winners: [0, 2], reason: 'three-red' });
    const before = scenario({
      ...falls,
      options,
      active: 1,
      hands: [[], ['red delete']],
      messages: [['red prove', 'red prove']],
    });
    hit(before, 'red delete', 0);
    expect(before.result?.winners).toEqual([0]);
  });
});
