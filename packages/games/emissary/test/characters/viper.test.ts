// Viper.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

describe('Viper', () => {
  const cast = ['Double Knight', 'Viper', 'Static Electricity', 'Kwon Ki Ku'];

  it('Diversified: he plays Lock On as Trap, on any turn', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on'], ['blue lock-on', 'red prove']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(1, { card: 'blue lock-on', as: 'trap', to: 2 });
    expect(game.view(null).seats[2]).toMatchObject({ trapped: true, locked: false });
    takenBy(game, 3);
    expect(game.messages(3)).toEqual(['red lock-on']);
  });

  it('Diversified: it can be counteracted, and on his own turn the card is still a Lock On', () => {
    const game = scenario({
      characters: cast,
      hands: [
        ['red lock-on', 'red counteract'],
        ['blue lock-on', 'red prove'],
      ],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(1, { card: 'blue lock-on', as: 'trap', to: 2 });
    game.act(0, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(null).seats[2]?.trapped).toBe(false);
    const own = scenario({ characters: cast, active: 1, hands: [[], ['blue lock-on', 'red prove']] });
    own.play(1, { card: 'blue lock-on', as: 'lock-on', to: 2 });
    expect(own.view(null).seats[2]?.locked).toBe(true);
  });

  it('Reload: with an empty hand he draws one at once, so that he always has something to send (scenario 29)', () => {
    const game = scenario({
      characters: cast,
      active: 1,
      hands: [[], ['red lock-on']],
      deck: ['blue trap', 'red decode'],
    });
    game.act(1, { card: 'red lock-on', as: 'lock-on', to: 2 });
    expect(game.hand(1)).toEqual(['blue trap']);
    game.resolve();
    send(game, { card: 'blue trap', by: 'CM' });
    expect(game.hand(1)).toEqual(['red decode']);
  });

  it('Reload: also when another takes his last card, once that is done (R21)', () => {
    const game = scenario({
      characters: ['Static Electricity', 'Viper', 'Double Knight', 'Kwon Ki Ku'],
      hands: [['red prove KDR discard'], ['black trap']],
      deck: ['blue trap'],
    });
    game.play(0, { card: 'red prove KDR discard', as: 'prove', to: 1 });
    game.must(0, 'yes');
    expect(game.hand(0)).toEqual(['black trap']);
    expect(game.hand(1)).toEqual(['blue trap']);
  });

  it('Reload: without cards to draw there is nothing to do, and he may fall for it', () => {
    const all = (colour: string, n: number): string[] => new Array<string>(n).fill(colour);
    const hands = [all('red', 24), [], all('blue', 24), all('black', 33)];
    const game = scenario({ characters: cast, active: 1, phase: 'send', hands });
    expect(game.alive(1)).toBe(false);
  });

  it('Mission: four true messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['red lock-on']],
      messages: [[], ['blue prove', 'blue prove', 'blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    game.must(1, 'accept');
    expect(game.result).toEqual({ winners: [1], reason: 'mission Viper' });
  });
});
