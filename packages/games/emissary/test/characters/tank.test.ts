// Tank.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send } from './steps.ts';

describe('Tank', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Tank', 'Kwon Ki Ku'];

  it('Awe: he turns up and requests a message of another, who may hand it over', () => {
    const game = scenario({ characters: cast, hands: [['red prove']], messages: [['black trap', 'blue trap']] });
    game.act(2, { ability: 'Awe', at: 0, place: 1 });
    expect(game.up(2)).toBe(true);
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Awe', to: 2, at: 0, place: 1 } });
    game.must(0, 'yes');
    expect(game.messages(2)).toEqual(['blue trap']);
    expect(game.messages(0)).toEqual(['black trap']);
  });

  it('Awe: a player who refuses may get up to two black cards, and fall by them (scenario 67)', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove'], [], ['black trap', 'black lock-on', 'black decode', 'red trap']],
      messages: [['black prove', 'blue trap']],
    });
    game.act(2, { ability: 'Awe', at: 0, place: 1 });
    game.must(0, 'pass');
    expect(game.ask(2)).toMatchObject({ kind: 'card', about: { ability: 'Awe', to: 0 } });
    game.must(2, { card: 'black trap' });
    game.must(2, { card: 'black lock-on' });
    expect(game.view(null).fallen).toMatchObject([{ seat: 0, by: 2 }]);
  });

  it('Awe: refused, a hand without a black card is asked all the same; one card may be enough', () => {
    const none = scenario({ characters: cast, hands: [['red prove'], [], ['red trap']], messages: [['blue trap']] });
    none.act(2, { ability: 'Awe', at: 0, place: 0 });
    none.must(0, 'pass');
    expect(none.offers(2)).toEqual(['pass']);
    none.must(2, 'pass');
    expect(none.messages(0)).toEqual(['blue trap']);
    const one = scenario({
      characters: cast,
      hands: [['red prove'], [], ['black trap', 'red trap']],
      messages: [['blue trap']],
    });
    one.act(2, { ability: 'Awe', at: 0, place: 0 });
    one.must(0, 'pass');
    one.must(2, { card: 'black trap' });
    expect(one.offers(2)).toEqual(['pass']);
  });

  it('Awe: in any window of any turn (R16), only from face-down, only where a message lies', () => {
    const position = { characters: cast, hands: [['red lock-on'], ['red decode']], messages: [['blue trap']] };
    const game = scenario(position);
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Awe', at: 1 })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    const open = scenario({ ...position, up: [2] });
    expect(open.offered(2, { ability: 'Awe' })).toBe(false);
  });

  it('Mission: three blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['red prove']],
      messages: [['blue trap'], [], ['blue prove', 'blue prove']],
    });
    game.act(2, { ability: 'Awe', at: 0, place: 0 });
    game.must(0, 'yes');
    expect(game.result).toEqual({ winners: [2], reason: 'mission Tank' });
  });
});
