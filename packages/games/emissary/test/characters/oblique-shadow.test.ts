// Oblique Shadow.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send } from './steps.ts';

describe('Oblique Shadow', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Oblique Shadow', 'Kwon Ki Ku'];

  it('Exchange: she turns up, and all messages of the two change places', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove']],
      messages: [['blue trap', 'red trap'], [], ['black trap', 'black lock-on']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.up(2)).toBe(true);
    expect(game.messages(0)).toEqual(['black trap', 'black lock-on']);
    expect(game.messages(2)).toEqual(['blue trap', 'red trap']);
    expect(game.tally(0)).toBe('0/0/2');
    expect(game.tally(2)).toBe('1/1/0');
  });

  it('Exchange: in any window of any turn (R16), with somebody where there is something to exchange', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on'], ['red decode']], messages: [['blue prove']] });
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Exchange', to: 1 })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    const open = scenario({ characters: cast, up: [2], hands: [['red prove']], messages: [['blue prove']] });
    expect(open.offered(2, { ability: 'Exchange' })).toBe(false);
  });

  it('Exchange: if both sides would win, it goes anti-clockwise from the active player', () => {
    const position = {
      characters: cast,
      identities: ['KDR', 'KDR', 'FRS', 'FRS'] as const,
      messages: [['blue prove', 'blue prove', 'blue prove'], [], ['red prove', 'red prove', 'red prove']],
    };
    const first = scenario({ ...position, hands: [['red prove']] });
    first.act(2, { ability: 'Exchange', to: 0 });
    expect(first.result).toEqual({ winners: [0, 1], reason: 'three-red' });
    const second = scenario({ ...position, active: 1, hands: [[], ['red prove']] });
    second.act(2, { ability: 'Exchange', to: 0 });
    expect(second.result).toEqual({ winners: [2, 3], reason: 'three-blue' });
  });

  it('Exchange: messages that change places are not obtained, so no ability answers; three black ones bring one down', () => {
    const game = scenario({
      characters: ['Tough Gun', 'Static Electricity', 'Oblique Shadow', 'Kwon Ki Ku'],
      hands: [['red prove']],
      messages: [['red trap'], [], ['black trap', 'black lock-on']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.tally(0)).toBe('0/0/2');
    expect(game.told(null, 'uses').map((one) => one.ability)).toEqual(['Exchange']);
    expect(game.hand(0)).toHaveLength(1);
    const deadly = scenario({
      characters: cast,
      hands: [['red prove']],
      messages: [[], [], ['black trap', 'black lock-on', 'black prove']],
    });
    deadly.act(2, { ability: 'Exchange', to: 0 });
    expect(deadly.view(null).fallen).toMatchObject([{ seat: 0, by: 2, how: 'messages' }]);
  });

  it('Mission: three red messages, from another if need be', () => {
    const game = scenario({
      characters: cast,
      identities: ['FRS', 'KDR', 'MOF', 'KDR'],
      hands: [['red prove']],
      messages: [['red prove', 'red prove', 'red prove']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Oblique Shadow' });
  });
});
