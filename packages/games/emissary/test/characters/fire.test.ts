// Fire.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send, takenBy } from './steps.ts';

describe('Fire', () => {
  const cast = ['Fire', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'];

  it('Cruel: another is locked on, and must take what reaches them', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']] });
    game.act(0, { ability: 'Cruel', to: 2 });
    expect(game.view(null).seats[2]?.locked).toBe(true);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('accept');
    game.must(1, 'decline');
    expect(game.messages(2)).toEqual(['red lock-on']);
  });

  it('Cruel: not twice in a turn (scenario 69, R4), not at himself, not outside his play phase (R16)', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red trap']] });
    expect(game.offered(0, { ability: 'Cruel', to: 0 })).toBe(false);
    game.act(0, { ability: 'Cruel', to: 2 });
    expect(game.offered(0, { ability: 'Cruel' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(0, { ability: 'Cruel' })).toBe(false);
    const other = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['red prove']],
      messages: [['black prove']],
    });
    expect(other.offered(0, { ability: 'Cruel' })).toBe(false);
  });

  it('Cruel: may be used again in his next turn', () => {
    const game = scenario({ characters: cast.slice(0, 3), seats: 3, hands: [['red lock-on']] });
    game.act(0, { ability: 'Cruel', to: 1 });
    send(game, { card: 'red lock-on', by: 'CM' });
    while (game.state.turn < 4 || game.kind() !== 'play') {
      if (game.kind() === 'send') game.must(game.state.active, game.ask(game.state.active).from[0] ?? null);
      else if (game.kind() === 'accept') game.must(game.match.asks()[0]?.seat ?? -1, 'decline');
      else game.pass();
    }
    expect(game.state.active).toBe(0);
    expect(game.offered(0, { ability: 'Cruel' })).toBe(true);
  });

  it('Callous: he may take a true message of one who falls and lays it before himself', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove', 'blue trap', 'red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'message', about: { ability: 'Callous' } });
    expect(game.offers(0)).toEqual(['pass', { at: 1, place: 2 }, { at: 1, place: 3 }]);
    game.must(0, { at: 1, place: 3 });
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.messages(1)).toEqual([]);
    expect(game.discards()).not.toContain('red trap');
  });

  it('Callous: nothing to ask when the fallen has no true message, or fell for having nothing to send', () => {
    const black = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(black, 'black delete', 1);
    expect(black.kind()).not.toBe('message');
    const silent = scenario({
      characters: cast,
      active: 1,
      phase: 'send',
      messages: [[], ['red prove', 'blue prove']],
    });
    expect(silent.alive(1)).toBe(false);
    expect(silent.messages(0)).toEqual([]);
  });

  it('Mission: two red and two blue messages, Callous counted', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      hands: [['black delete']],
      messages: [
        ['red prove', 'red prove', 'blue prove'],
        ['black prove', 'black prove', 'blue trap'],
      ],
    });
    send(game, { card: 'black delete', by: 'OM', to: 1 });
    takenBy(game, 1);
    game.must(0, { at: 1, place: 2 });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Fire' });
  });
});
