// Scarlet Blade.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, travel } from './steps.ts';

describe('Scarlet Blade', () => {
  const cast = ['Scarlet Blade', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Show Blade: his CM comes back: another must take it, and one more card of his hand', () => {
    const game = scenario({ characters: cast, hands: [['black lock-on', 'red trap', 'black trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    expect(game.ask(0)).toMatchObject({ kind: 'seat', about: { ability: 'Show Blade' } });
    expect(game.offers(0)).toEqual(['pass', { to: 1 }, { to: 2 }, { to: 3 }]);
    game.must(0, { to: 2 });
    expect(game.messages(2)).toEqual(['black lock-on']);
    expect(game.state.letter).toBeNull();
    expect(game.offers(0)).toHaveLength(2);
    game.must(0, { card: 'red trap' });
    expect(game.messages(2)).toEqual(['black lock-on', 'red trap']);
    expect(game.state.turn).toBe(2);
  });

  it('Show Blade: a trapped player must take it too, and may fall by the first message alone', () => {
    const game = scenario({
      characters: cast,
      hands: [['black lock-on', 'red trap', 'black trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 1 });
    comesBack(game);
    game.must(0, { to: 1 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0 }]);
    // Blood Weep gave him four; the second message has nobody to go to.
    expect(game.hand(0)).toHaveLength(5);
  });

  it('Show Blade: it may be left, then he takes the message himself', () => {
    const game = scenario({ characters: cast, hands: [['black lock-on', 'red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    game.must(0, 'pass');
    travel(game);
    expect(game.messages(0)).toEqual(['black lock-on']);
  });

  it('Show Blade: with nothing left in his hand there is only the one message; not for OM or EM', () => {
    const last = scenario({ characters: cast, hands: [['black lock-on']] });
    send(last, { card: 'black lock-on', by: 'CM' });
    comesBack(last);
    last.must(0, { to: 3 });
    expect(last.messages(3)).toEqual(['black lock-on']);
    const oriented = scenario({ characters: cast, hands: [['black delete', 'red trap']] });
    send(oriented, { card: 'black delete', by: 'OM', to: 1 });
    comesBack(oriented);
    expect(oriented.messages(0)).toEqual(['black delete']);
    const exposed = scenario({ characters: cast, hands: [['black transfer', 'red trap']] });
    send(exposed, { card: 'black transfer', by: 'EM' });
    comesBack(exposed);
    expect(exposed.messages(0)).toEqual(['black transfer']);
  });

  it('Blood Weep: he draws four for every player eliminated by messages (scenario 66)', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 2);
    expect(game.hand(0)).toHaveLength(4);
  });

  it('Blood Weep: not for one who had nothing to send (R11)', () => {
    const game = scenario({ characters: cast, active: 1, phase: 'send' });
    expect(game.alive(1)).toBe(false);
    expect(game.hand(0)).toEqual([]);
  });

  it('Mission: one FRS and one KDR are eliminated', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black trap', 'black trap', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Scarlet Blade' });
  });

  it('Mission: one who fell for having nothing to send counts (R11)', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'],
      active: 1,
      phase: 'send',
      hands: [[], [], ['black delete']],
      messages: [[], [], [], ['black prove', 'black prove']],
    });
    expect(game.alive(1)).toBe(false);
    hit(game, 'black delete', 3);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Scarlet Blade' });
  });
});
