// Hunter.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Hunter', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Hunter', 'Kwon Ki Ku'];

  it('Ambush: while a message is in transit she turns up and claims a message of another', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on']],
      messages: [['blue trap'], ['red prove', 'black trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Ambush', at: 1, place: 1 });
    expect(game.up(2)).toBe(true);
    expect(game.messages(2)).toEqual(['black trap']);
    expect(game.tally(1)).toBe('1/0/0');
  });

  it('Ambush: the message counts as obtained (R9), so a third red one wins for KDR', () => {
    const game = scenario({
      characters: cast,
      identities: ['FRS', 'FRS', 'KDR', 'KDR'],
      hands: [['blue lock-on']],
      messages: [[], ['red prove'], ['red prove', 'red prove']],
    });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Ambush', at: 1, place: 0 });
    expect(game.result).toEqual({ winners: [2, 3], reason: 'three-red' });
  });

  it('Ambush: not in the play phase, not on arrival, not from face-up, never her own message', () => {
    const position = {
      characters: cast,
      hands: [['red lock-on'], ['red decode'], ['red delete']],
      messages: [['black prove'], [], ['black prove']],
    };
    const game = scenario(position);
    expect(game.offered(2, { ability: 'Ambush' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Ambush', at: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Ambush', at: 2 })).toBe(false);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Ambush' })).toBe(false);
    const open = scenario({ ...position, up: [2] });
    send(open, { card: 'red lock-on', by: 'CM' });
    expect(open.offered(2, { ability: 'Ambush' })).toBe(false);
  });

  it('Hunt: when another falls she may expose her identity and give up to two black cards', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['black delete'], [], ['black trap', 'black lock-on', 'red trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(2)).toMatchObject({ kind: 'seat', about: { ability: 'Hunt' } });
    expect(game.offers(2)).toEqual(['pass', { to: 3 }, { to: 0 }]);
    game.must(2, { to: 0 });
    expect(game.view(null).seats[2]).toMatchObject({ exposed: true, identity: 'KDR' });
    game.must(2, { card: 'black trap' });
    expect(game.messages(0)).toEqual(['black trap']);
    game.must(2, { card: 'black lock-on' });
    expect(game.messages(0)).toEqual(['black trap', 'black lock-on']);
    expect(game.view(null).seats[1]?.alive).toBe(false);
  });

  it('Hunt: the first black card may eliminate, then the second stays in her hand', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      up: [2],
      hands: [['black delete'], [], ['black trap', 'black lock-on']],
      messages: [[], ['black prove', 'black prove'], [], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(2, { to: 3 });
    game.must(2, { card: 'black trap' });
    expect(game.view(null).fallen.map(({ seat, by }) => [seat, by])).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect(game.hand(2)).toContain('black lock-on');
  });

  it('Hunt: not with an exposed identity, not from face-down; a hand without black is asked all the same', () => {
    const position = {
      seats: 5,
      characters: cast,
      hands: [['black delete'], [], ['red trap']],
      messages: [[], ['black prove', 'black prove']],
    };
    const down = scenario(position);
    hit(down, 'black delete', 1);
    expect(down.kind()).not.toBe('seat');
    const game = scenario({ ...position, up: [2] });
    hit(game, 'black delete', 1);
    game.must(2, { to: 0 });
    expect(game.offers(2)).toEqual(['pass']);
    game.must(2, 'pass');
    expect(game.view(null).seats[2]?.exposed).toBe(true);
    // Exposed by now, she has nothing to show at the next elimination.
    const twice = scenario({
      ...position,
      up: [2],
      hands: [['red distribute'], [], ['red trap']],
      messages: [[], ['black prove', 'black prove'], [], ['black prove', 'black prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'black prove', 'red prove'],
    });
    twice.play(0, { card: 'red distribute', as: 'distribute' });
    twice.must(2, { to: 0 });
    twice.must(2, 'pass');
    expect(twice.alive(3)).toBe(false);
    expect(twice.kind()).not.toBe('seat');
  });

  it('Mission: one FRS and one KDR are eliminated, face-down as well (R20)', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], [], ['black prove', 'black prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'black prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Hunter' });
  });
});
