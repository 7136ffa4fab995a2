// Titanium.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send } from './steps.ts';

describe('Titanium', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Titanium', 'Kwon Ki Ku'];

  it('Force: he turns up and a Lock On is void (scenario 6); no Counteract answers him', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red counteract', 'red prove']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(2, { ability: 'Force' });
    expect(game.kind()).toBe('play');
    expect(game.up(2)).toBe(true);
    expect(game.view(null).seats[1]?.locked).toBe(false);
    expect(game.discards()).toEqual(['red lock-on']);
  });

  it('Force: it may make a Counteract void, so that the first card works', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red prove'], ['red counteract']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.act(2, { ability: 'Force' });
    game.resolve();
    expect(game.view(null).seats[1]?.locked).toBe(true);
  });

  it('Force: only against cards, never from face-up', () => {
    const up = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red prove'], [], ['red counteract']] });
    up.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(up.offered(2, { card: 'red counteract' })).toBe(true);
    expect(up.offered(2, { ability: 'Force' })).toBe(false);
    const sent = scenario({ characters: cast, hands: [['red lock-on'], [], ['red intercept']] });
    send(sent, { card: 'red lock-on', by: 'CM' });
    expect(sent.offered(2, { ability: 'Force' })).toBe(false);
  });

  it('Cover: he claims a black message of another to turn face-down', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red prove']],
      messages: [['red trap', 'black trap'], [], ['black prove']],
    });
    expect(game.offered(2, { ability: 'Cover', at: 0, place: 0 })).toBe(false);
    expect(game.offered(2, { ability: 'Cover', at: 2 })).toBe(false);
    game.act(2, { ability: 'Cover', at: 0, place: 1 });
    expect(game.messages(2)).toContain('black trap');
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.up(2)).toBe(false);
    expect(game.view(null).seats[2]?.shown).toBe(true);
  });

  it('Cover: with two black messages already, the third eliminates him (scenario 64, R9)', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red prove']],
      messages: [['black trap'], [], ['black prove', 'black prove']],
    });
    game.act(2, { ability: 'Cover', at: 0, place: 0 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 2, by: 2 }]);
  });

  it('Cover: only from face-up, and then Force is his again', () => {
    const down = scenario({ characters: cast, hands: [['red prove']], messages: [['black trap']] });
    expect(down.offered(2, { ability: 'Cover' })).toBe(false);
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red lock-on', 'red prove']],
      messages: [['black trap']],
    });
    game.act(2, { ability: 'Cover', at: 0, place: 0 });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(2, { ability: 'Force' });
    expect(game.view(null).seats[1]?.locked).toBe(false);
  });

  it('Mission: four Lock On cards in his hand', () => {
    const position = {
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'] as const,
      active: 2,
      phase: 'turn' as const,
      hands: [[], [], ['red lock-on', 'blue lock-on', 'black lock-on']],
    };
    const game = scenario({ ...position, deck: ['red trap', 'red lock-on'] });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Titanium' });
    const short = scenario({ ...position, deck: ['red trap', 'red decode'] });
    expect(short.result).toBeNull();
  });
});
