// Tough Gun, Trinity, Viper.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send, takenBy, travel } from './steps.ts';

describe('Tough Gun', () => {
  const cast = ['Double Knight', 'Tough Gun', 'Titanium', 'Kwon Ki Ku'];

  it('Resist: he draws two when he obtains a black message, also the third', () => {
    const game = scenario({ characters: cast, hands: [['black delete']] });
    hit(game, 'black delete', 1);
    // Two by Resist, two because his turn has come.
    expect(game.told(null, 'uses')).toEqual([{ kind: 'uses', seat: 1, ability: 'Resist' }]);
    expect(game.hand(1)).toHaveLength(4);
    const third = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(third, 'black delete', 1);
    expect(third.alive(1)).toBe(false);
    expect(third.told(null, 'uses')).toHaveLength(1);
  });

  it('Resist answers Distribute and abilities, not true messages', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'red trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.hand(1)).toHaveLength(2);
    const given = scenario({
      characters: ['Double Knight', 'Tough Gun', 'Lark', 'Kwon Ki Ku'],
      hands: [['black trap'], [], [], ['red prove']],
    });
    given.act(2, { ability: 'Best Show', to: 0 });
    given.must(2, { to: 1 });
    expect(given.told(null, 'uses').map((one) => one.ability)).toEqual(['Best Show', 'Resist']);
    const red = scenario({ characters: cast, hands: [['red delete']] });
    hit(red, 'red delete', 1);
    expect(red.told(null, 'uses')).toEqual([]);
  });

  it('Strategy: playing Decode he may close an exposed special character, whose gender is unknown then (scenario 61)', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on'], ['red decode']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Strategy' } });
    expect(game.offers(1)).toEqual(['pass', { to: 2 }]);
    game.must(1, { to: 2 });
    expect(game.view(null).seats[2]).toMatchObject({ up: false, gender: 'unknown', character: 'Titanium' });
    expect(game.view(1).letter?.face).toMatchObject({ effect: 'lock-on' });
  });

  it('Strategy: with a Trap too, and it may be left', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on'], ['red trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(1, { card: 'red trap', as: 'trap', to: 3 });
    game.must(1, 'pass');
    expect(game.up(2)).toBe(true);
    expect(game.view(null).seats[3]?.trapped).toBe(true);
  });

  it('Strategy: no question without an exposed special character, when counteracted, or for the card of another', () => {
    const hidden = scenario({ characters: cast, hands: [['red lock-on'], ['red trap']] });
    send(hidden, { card: 'red lock-on', by: 'CM' });
    hidden.play(1, { card: 'red trap', as: 'trap', to: 3 });
    expect(hidden.kind()).not.toBe('seat');
    const countered = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red counteract'], ['red trap']] });
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(1, { card: 'red trap', as: 'trap', to: 3 });
    countered.act(0, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).not.toBe('seat');
    const other = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    other.play(0, { card: 'red trap', as: 'trap', to: 3 });
    expect(other.kind()).not.toBe('seat');
    expect(other.up(2)).toBe(true);
  });

  it('Mission: a special character declares victory, face-up or face-down (R6)', () => {
    const winners = (characters: string[], up: number[]) => {
      const game = scenario({
        characters,
        up,
        identities: ['KDR', 'MOF', 'FRS', 'KDR'],
        hands: [['blue delete']],
        messages: [[], [], ['blue prove', 'blue prove']],
      });
      hit(game, 'blue delete', 2);
      return game.result?.winners;
    };
    expect(winners(cast, [2])).toEqual([1, 2]);
    expect(winners(cast, [])).toEqual([1, 2]);
    expect(winners(['Double Knight', 'Tough Gun', 'Viper', 'Kwon Ki Ku'], [])).toEqual([2]);
  });
});

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
    const game = scenario({ characters: cast, active: 1, phase: 'send', hands: [], left: 0 });
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
