// Who knows what: marks of what was seen, and nothing that was not.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy } from './steps.ts';

describe('knowledge', () => {
  it('hands, identities and face-down characters are shown to their seat alone', () => {
    const game = scenario({ characters: [null, 'Titanium'], hands: [['red lock-on'], ['blue trap']] });
    expect(game.view(1).hand.map((one) => one.face.effect)).toEqual(['trap']);
    expect(game.view(1).seats[1]).toMatchObject({ character: 'Titanium', identity: 'FRS' });
    for (const viewer of [0, null]) {
      expect(game.view(viewer).seats[1]).toMatchObject({
        character: null,
        identity: null,
        gender: 'unknown',
        known: [],
      });
    }
    expect(JSON.stringify(game.view(null))).not.toMatch(/"colour"|Titanium|FRS/);
  });

  it('a character once shown stays known when it turns face-down, but its gender is unknown', () => {
    const game = scenario({
      characters: [null, 'Swan'],
      up: [1],
      hands: [['black lock-on', 'red prove'], [], ['red trap', 'red prove']],
    });
    expect(game.view(0).seats[1]).toMatchObject({ character: 'Swan', gender: 'female' });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 3 });
    expect(game.view(0).seats[1]).toMatchObject({ character: 'Swan', up: false, shown: true, gender: 'unknown' });
  });

  it('a card taken from a hand is marked for the two who know it', () => {
    const game = scenario({
      characters: ['Static Electricity'],
      hands: [['red prove KDR draw'], ['blue trap']],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    game.must(0, 'yes');
    expect(game.view(1).seats[0]?.known).toMatchObject([{ effect: 'trap', colour: 'blue' }]);
    expect(game.view(2).seats[0]?.known).toEqual([]);
    expect(game.told(2, 'taken')).toEqual([]);
  });

  it('a Prove that Detective tracked is known to three', () => {
    const game = scenario({ characters: [null, null, 'Detective'], hands: [['red prove KDR draw']] });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    game.must(2, 'yes');
    expect([0, 1, 2, 3, null].map((viewer) => game.view(viewer).claims[0]?.card !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('whether a seat is asked reveals nothing of its hand', () => {
    const asked = (hand: string): string[] => {
      const game = scenario({ hands: [['black lock-on'], [hand], ['red prove']] });
      send(game, { card: 'black lock-on', by: 'CM' });
      return game.asked();
    };
    expect(asked('red intercept')).toEqual(asked('red prove'));
  });

  it('a face-down character is asked about Echo whoever it is, until Nightmare lies open elsewhere', () => {
    const asked = (character: string, up?: readonly number[]): string[] => {
      const game = scenario({
        characters: [null, character, up ? 'Nightmare' : null],
        ...(up ? { up } : {}),
        hands: [['red lock-on']],
      });
      game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
      game.resolve();
      return game.asked();
    };
    expect(asked('Titanium')).toEqual(['1 use']);
    expect(asked('Nightmare')).toEqual(['1 use']);
    expect(asked('Titanium', [2])).not.toContain('1 use');
  });

  it('messages show who sent them and how they came', () => {
    const game = scenario({ hands: [['red lock-on']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    takenBy(game, 2);
    expect(game.view(null).seats[2]?.messages).toMatchObject([
      { from: 0, cause: 'transmitted', card: { colour: 'red' } },
    ]);
  });

  it('the view says why each card of the hand cannot be played', () => {
    const game = scenario({ hands: [['red lock-on', 'red intercept', 'red decode', 'red counteract', 'red trap']] });
    const why = Object.fromEntries(game.view(0).hand.map((one) => [one.face.effect, one.why]));
    expect(why).toEqual({
      'lock-on': null,
      intercept: 'others-turn',
      decode: 'on-arrival',
      counteract: 'answers-only',
      trap: 'in-transit',
    });
  });

  it('a question says by public facts whether it concerns the seat', () => {
    const game = scenario({ hands: [['black lock-on', 'red prove'], ['red trap'], ['blue trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.match.asks().map((ask) => [ask.seat, ask.concerns, ask.reaction])).toEqual([
      [0, true, true],
      [1, true, true],
      [2, false, true],
    ]);
  });
});
