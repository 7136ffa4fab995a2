// Double Knight.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send } from './steps.ts';

describe('Double Knight', () => {
  const cast = ['Double Knight', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'];

  it('Bet: two players take the top cards of the deck as messages, anti-clockwise from him', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], deck: ['blue trap', 'black trap'] });
    game.act(0, { ability: 'Bet' });
    expect(game.ask(0)).toMatchObject({ kind: 'seats', min: 2, max: 2, about: { ability: 'Bet' } });
    expect(game.offers(0)).toEqual([{ to: 0 }, { to: 1 }, { to: 2 }, { to: 3 }]);
    game.must(0, [{ to: 3 }, { to: 1 }]);
    expect(game.messages(1)).toEqual(['blue trap']);
    expect(game.messages(3)).toEqual(['black trap']);
  });

  it('Bet: once in his turn (R4), in his own play phase only (R16)', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on'], ['red decode']],
      deck: ['blue prove', 'red prove'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 1 }, { to: 2 }]);
    expect(game.offered(0, { ability: 'Bet' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(0, { ability: 'Bet' })).toBe(false);
    const other = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['red lock-on']],
      messages: [['black prove']],
    });
    expect(other.offered(0, { card: 'red delete' })).toBe(true);
    expect(other.offered(0, { ability: 'Bet' })).toBe(false);
  });

  it('Bet: whoever falls by it was eliminated by him; the second is still dealt a card', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['black trap', 'blue trap'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 1 }, { to: 2 }]);
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0, how: 'messages' }]);
    expect(game.messages(2)).toEqual(['blue trap']);
  });

  it('Mission: three blue messages; he wins before the second card is dealt', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      messages: [
        ['blue prove', 'blue prove'],
        ['blue prove', 'blue prove'],
      ],
      deck: ['blue trap', 'blue lock-on'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 0 }, { to: 1 }]);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Double Knight' });
    expect(game.messages(1)).toHaveLength(2);
  });
});
