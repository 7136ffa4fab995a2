// Trinity.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Trinity', () => {
  const cast = ['Trinity', 'Double Knight', 'Swan', 'Kwon Ki Ku'];

  it('Philanthropy: she draws three cards on her turn, others two', () => {
    const own = scenario({ characters: cast, phase: 'turn' });
    expect(own.hand(0)).toHaveLength(3);
    const other = scenario({ characters: cast, phase: 'turn', active: 1 });
    expect(other.hand(1)).toHaveLength(2);
    expect(other.hand(0)).toEqual([]);
  });

  it('Philanthropy: as far as the cards last', () => {
    const game = scenario({ characters: cast, phase: 'turn', left: 0, deck: [] });
    expect(game.hand(0)).toHaveLength(3);
    expect(game.told(null, 'reshuffles')).toHaveLength(1);
  });

  it('Redemption: she exposes her identity and deletes a message of hers and one of another', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove']],
      messages: [['black trap', 'red trap'], ['blue trap'], ['red lock-on']],
    });
    game.act(0, { ability: 'Redemption' });
    expect(game.view(null).seats[0]).toMatchObject({ exposed: true, identity: 'KDR' });
    expect(game.offers(0)).toEqual([
      { at: 0, place: 0 },
      { at: 0, place: 1 },
    ]);
    game.must(0, { at: 0, place: 0 });
    expect(game.offers(0)).toEqual([
      { at: 1, place: 0 },
      { at: 2, place: 0 },
    ]);
    game.must(0, { at: 1, place: 0 });
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.messages(1)).toEqual([]);
    expect(game.discards().sort()).toEqual(['black trap', 'blue trap']);
    expect(game.offered(0, { ability: 'Redemption' })).toBe(false);
  });

  it('Redemption: in any window of any turn (R16), but only with a message on both sides', () => {
    const game = scenario({
      characters: cast,
      active: 1,
      hands: [[], ['red lock-on'], ['red decode']],
      messages: [['black trap'], ['blue trap']],
    });
    expect(game.offered(0, { ability: 'Redemption' })).toBe(true);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(0, { ability: 'Redemption' })).toBe(true);
    game.until('arrival');
    expect(game.offered(0, { ability: 'Redemption' })).toBe(true);
    const own = scenario({ characters: cast, hands: [['red prove']], messages: [['black trap']] });
    expect(own.offered(0, { ability: 'Redemption' })).toBe(false);
    const others = scenario({ characters: cast, hands: [['red prove']], messages: [[], ['black trap']] });
    expect(others.offered(0, { ability: 'Redemption' })).toBe(false);
  });

  it('Mission: a man declares victory while she has one black message at most', () => {
    const winners = (characters: string[], messages: string[], up: number[] = []) => {
      const game = scenario({
        characters,
        up,
        identities: ['MOF', 'KDR', 'FRS', 'KDR'],
        active: 1,
        hands: [[], ['blue delete']],
        messages: [messages, [], ['blue prove', 'blue prove']],
      });
      hit(game, 'blue delete', 2);
      return game.result?.winners;
    };
    const man = ['Trinity', 'Double Knight', 'Viper', 'Kwon Ki Ku'];
    expect(winners(man, ['black prove'])).toEqual([0, 2]);
    expect(winners(man, ['black prove', 'black prove'])).toEqual([2]);
    const special = ['Trinity', 'Double Knight', 'Titanium', 'Kwon Ki Ku'];
    expect(winners(special, [], [2])).toEqual([0, 2]);
    expect(winners(special, [])).toEqual([2]);
    expect(winners(['Trinity', 'Double Knight', 'Angel', 'Kwon Ki Ku'], [])).toEqual([2]);
  });
});
