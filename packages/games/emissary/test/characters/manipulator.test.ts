// Manipulator.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

describe('Manipulator', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Manipulator', 'Kwon Ki Ku'];

  it('Plunder: on the turn of another he turns up and the message comes to him with Lock On; no Counteract answers', () => {
    const game = scenario({ characters: cast, hands: [['blue lock-on', 'red counteract']] });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    expect(game.kind()).toBe('transit');
    expect(game.state.letter?.at).toBe(2);
    expect(game.view(null).seats[2]).toMatchObject({ up: true, locked: true });
    travel(game);
    expect(game.messages(2)).toEqual(['blue lock-on']);
  });

  it('Plunder: what he plundered may be intercepted in turn (R14)', () => {
    const game = scenario({ characters: cast, hands: [['blue lock-on'], [], [], ['black intercept']] });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    game.play(3, { card: 'black intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(3)).toEqual(['blue lock-on']);
  });

  it('Plunder: not on his own turn, not on arrival, not from face-up', () => {
    const own = scenario({ characters: cast, active: 2, hands: [[], [], ['blue lock-on', 'red trap']] });
    send(own, { card: 'blue lock-on', by: 'CM' });
    expect(own.offered(2, { ability: 'Plunder' })).toBe(false);
    const position = {
      characters: cast,
      hands: [['blue lock-on'], ['red decode'], ['red delete']],
      messages: [['black prove']],
    };
    const game = scenario(position);
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(2, { ability: 'Plunder' })).toBe(false);
    const open = scenario({ ...position, up: [2] });
    send(open, { card: 'blue lock-on', by: 'CM' });
    expect(open.offered(2, { ability: 'Plunder' })).toBe(false);
  });

  it('Deal: a Decode by anybody turns him down, on an exposed message too (scenario 16)', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['black transfer'], ['red decode']] });
    send(game, { card: 'black transfer', by: 'EM' });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.up(2)).toBe(false);
  });

  it('fault R5: Deal and Escape answer the playing of the card, before anybody can counteract it', () => {
    const game = scenario({
      characters: ['Double Knight', 'Static Electricity', 'Manipulator', 'Brumaire Baron'],
      up: [2, 3],
      hands: [
        ['black lock-on', 'red counteract', 'blue counteract'],
        ['red intercept', 'red decode'],
      ],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.act(1, { card: 'red intercept', as: 'intercept' });
    expect([game.kind(), game.up(3)]).toEqual(['counter', false]);
    game.act(0, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    game.until('arrival');
    game.act(1, { card: 'red decode', as: 'decode' });
    expect([game.kind(), game.up(2)]).toEqual(['counter', false]);
    game.act(0, { card: 'blue counteract', as: 'counteract' });
    game.resolve();
    expect([game.up(2), game.up(3)]).toEqual([false, false]);
  });

  it('Deal: the Decode need not work; a Lock On played as Decode is one; a Decode sent is none', () => {
    const countered = scenario({
      characters: cast,
      up: [2],
      hands: [['black lock-on', 'red counteract'], ['red lock-on']],
    });
    send(countered, { card: 'black lock-on', by: 'CM' });
    countered.until('arrival');
    countered.act(1, { card: 'red lock-on', as: 'decode' });
    countered.act(0, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.up(2)).toBe(false);
    const sent = scenario({ characters: cast, up: [2], hands: [['black decode']] });
    send(sent, { card: 'black decode', by: 'CM' });
    takenBy(sent, 1);
    expect(sent.up(2)).toBe(true);
  });

  it('Mission: three blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['blue lock-on']],
      messages: [[], [], ['blue prove', 'blue prove']],
    });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    travel(game);
    expect(game.result).toEqual({ winners: [2], reason: 'mission Manipulator' });
  });
});
