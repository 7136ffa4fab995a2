// Speaker.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

describe('Speaker', () => {
  const cast = ['Double Knight', 'Speaker', 'Static Electricity', 'Kwon Ki Ku'];

  it('Impute: a message that reached him sets out for another, who is locked on; no Counteract answers', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red counteract']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 3 });
    // Ruling R2: a new hop.
    expect(game.kind()).toBe('transit');
    expect(game.state.letter?.at).toBe(3);
    expect(game.view(null).seats[3]?.locked).toBe(true);
    expect(game.up(1)).toBe(true);
    travel(game);
    expect(game.messages(3)).toEqual(['red lock-on']);
  });

  it('Impute: even when he is locked on (R3)', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'blue lock-on'], ['red transfer']] });
    game.play(0, { card: 'blue lock-on', as: 'lock-on', to: 1 });
    game.pass();
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(1, { as: 'transfer' })).toBe(false);
    game.act(1, { ability: 'Impute', to: 0 });
    travel(game);
    expect(game.messages(0)).toEqual(['red lock-on']);
  });

  it('Impute: only from face-down and only when the message lies before him', () => {
    const elsewhere = scenario({ characters: cast, hands: [['red delete'], ['blue delete'], ['red decode']] });
    send(elsewhere, { card: 'red delete', by: 'OM', to: 2 });
    expect(elsewhere.offered(1, { ability: 'Impute' })).toBe(false);
    elsewhere.until('arrival');
    expect(elsewhere.offered(1, { ability: 'Impute' })).toBe(false);
    const open = scenario({ characters: cast, up: [1], hands: [['red lock-on'], ['red decode']] });
    send(open, { card: 'red lock-on', by: 'CM' });
    open.until('arrival');
    expect(open.offered(1, { ability: 'Impute' })).toBe(false);
  });

  it('Wipe: he deletes a true message of his own to turn face-down', () => {
    const game = scenario({
      characters: cast,
      up: [1],
      hands: [['red prove']],
      messages: [['red prove'], ['black trap', 'red trap']],
    });
    expect(game.offered(1, { ability: 'Wipe', place: 0 })).toBe(false);
    expect(game.offered(1, { ability: 'Wipe', at: 0 })).toBe(false);
    game.act(1, { ability: 'Wipe', at: 1, place: 1 });
    expect(game.up(1)).toBe(false);
    expect(game.messages(1)).toEqual(['black trap']);
    expect(game.discards()).toEqual(['red trap']);
  });

  it('Wipe: in any window of any turn (R16), and then Impute is his again; the message is Angel`s by Collection', () => {
    const game = scenario({
      characters: ['Double Knight', 'Speaker', 'Angel', 'Kwon Ki Ku'],
      up: [1],
      hands: [['red lock-on']],
      messages: [[], ['blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Wipe', at: 1, place: 0 });
    expect(game.hand(2)).toEqual(['blue trap']);
    game.act(1, { ability: 'Impute', to: 3 });
    expect(game.state.letter?.at).toBe(3);
  });

  const lethal = {
    characters: cast,
    identities: ['KDR', 'MOF', 'FRS', 'KDR'] as const,
    hands: [['black lock-on']],
    messages: [[], [], [], ['black prove', 'black prove']],
  };

  it('Mission: the new recipient falls by the message he imputed (scenario 62)', () => {
    const game = scenario(lethal);
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 3 });
    travel(game);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Speaker' });
  });

  it('Mission: not when he did not impute in that turn', () => {
    const game = scenario(lethal);
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 3);
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
  });

  it('Mission: somebody fell earlier in the turn in which he uses Impute', () => {
    const game = scenario({
      ...lethal,
      hands: [['red distribute', 'black lock-on']],
      deck: ['red prove', 'blue prove', 'blue prove', 'black trap'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 2 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Speaker' });
  });
});
