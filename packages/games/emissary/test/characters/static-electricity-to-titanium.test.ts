// Static Electricity, Swan, Tank, Titanium.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send } from './steps.ts';

describe('Static Electricity', () => {
  const cast = ['Static Electricity', 'Double Knight', 'Dark Flow', 'Kwon Ki Ku'];

  it('Invasion: proving somebody she may take a card by lot from his hand, before the Prove works', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS discard'], ['blue trap']] });
    game.play(0, { card: 'red prove FRS discard', as: 'prove', to: 1 });
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Invasion', to: 1 } });
    game.must(0, 'yes');
    expect(game.hand(0)).toEqual(['blue trap']);
    // FRS must discard, but has nothing left: it is only announced (R12).
    expect(game.view(null).claims).toMatchObject([{ to: 1, kind: 'discard', acts: true }]);
    expect(game.kind()).toBe('play');
  });

  it('Invasion may be left; an empty hand, a Counteract or the Prove of another calls for no question', () => {
    const left = scenario({ characters: cast, hands: [['red prove KDR draw', 'red trap'], ['blue trap']] });
    left.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    left.must(0, 'pass');
    expect(left.hand(1)).toEqual(['blue trap']);
    const empty = scenario({ characters: cast, hands: [['red prove KDR draw', 'red trap']] });
    empty.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(empty.kind()).toBe('play');
    const countered = scenario({
      characters: cast,
      hands: [
        ['red prove KDR draw', 'red trap'],
        ['red counteract', 'blue trap'],
      ],
    });
    countered.act(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).toBe('play');
    expect(countered.hand(1)).toEqual(['blue trap']);
    const other = scenario({ characters: cast, active: 1, hands: [['blue trap'], ['red prove KDR draw', 'red trap']] });
    other.play(1, { card: 'red prove KDR draw', as: 'prove', to: 0 });
    expect(other.hand(0)).toContain('blue trap');
    expect(other.kind()).toBe('play');
  });

  it('Decipher: she plays Lock On as Decode when a message reaches her', () => {
    const game = scenario({ characters: cast, active: 3, hands: [['blue lock-on'], [], [], ['black lock-on']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(0, { as: 'decode' })).toBe(false);
    game.until('arrival');
    game.play(0, { card: 'blue lock-on', as: 'decode' });
    expect(game.view(0).letter?.face).toMatchObject({ colour: 'black', effect: 'lock-on' });
    expect(game.view(1).letter?.face).toBeNull();
  });

  it('Decipher: it can be counteracted, and on her own turn the card is still a Lock On', () => {
    const game = scenario({
      characters: cast,
      active: 3,
      hands: [['blue lock-on'], ['red counteract'], [], ['black lock-on']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(0, { card: 'blue lock-on', as: 'decode' });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(0).letter?.face).toBeNull();
    const own = scenario({ characters: cast, hands: [['blue lock-on', 'red prove']] });
    own.play(0, { card: 'blue lock-on', as: 'lock-on', to: 2 });
    expect(own.view(null).seats[2]?.locked).toBe(true);
  });

  it('Mission: two red and two blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      active: 1,
      hands: [[], ['red delete']],
      messages: [['red prove', 'blue prove', 'blue prove']],
    });
    hit(game, 'red delete', 0);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Static Electricity' });
  });
});

describe('Swan', () => {
  const cast = ['Double Knight', 'Dark Flow', 'Swan', 'Kwon Ki Ku'];

  it('Snipe: in transit on the turn of another she turns up and deletes any message; a true one earns two cards', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], messages: [['blue trap'], ['black trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 0, place: 0 });
    expect(game.up(2)).toBe(true);
    expect(game.messages(0)).toEqual([]);
    expect(game.hand(2)).toHaveLength(2);
    expect(game.discards()).toEqual(['blue trap']);
  });

  it('Snipe: with Angel at the table the message goes to her, and Swan draws two all the same (scenario 44)', () => {
    const game = scenario({
      characters: ['Double Knight', 'Angel', 'Swan', 'Kwon Ki Ku'],
      hands: [['red lock-on']],
      messages: [['blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['blue trap']);
    expect(game.hand(2)).toHaveLength(2);
  });

  it('Snipe: a black message earns nothing', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], messages: [[], [], ['black trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(2, { ability: 'Snipe', at: 2, place: 0 });
    expect(game.messages(2)).toEqual([]);
    expect(game.hand(2)).toEqual([]);
  });

  it('Snipe: not in the play phase, not on arrival, not on her own turn', () => {
    const position = {
      characters: cast,
      hands: [['red lock-on'], ['red decode'], ['red delete', 'red trap']],
      messages: [['black trap']],
    };
    const game = scenario(position);
    expect(game.offered(2, { card: 'red delete' })).toBe(true);
    expect(game.offered(2, { ability: 'Snipe' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Snipe' })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Snipe' })).toBe(false);
    const own = scenario({ ...position, active: 2 });
    send(own, { card: 'red delete', by: 'OM', to: 1 });
    expect(own.offered(2, { card: 'red trap' })).toBe(true);
    expect(own.offered(2, { ability: 'Snipe' })).toBe(false);
  });

  it('Aim: a Trap that took effect turns her down', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 1 });
    expect(game.up(2)).toBe(false);
  });

  it('Aim: not a counteracted Trap, nor one played as Lock On', () => {
    const countered = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red trap'], ['red counteract']] });
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(0, { card: 'red trap', as: 'trap', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.up(2)).toBe(true);
    const converted = scenario({
      characters: cast,
      up: [2],
      active: 3,
      hands: [[], [], [], ['red trap', 'red prove']],
    });
    converted.play(3, { card: 'red trap', as: 'lock-on', to: 0 });
    expect(converted.up(2)).toBe(true);
  });

  const falls = {
    characters: cast,
    identities: ['KDR', 'FRS', 'MOF', 'FRS'] as const,
    hands: [['black delete']],
  };

  it('Mission (R5): the first elimination wins, her own included', () => {
    const other = scenario({ ...falls, messages: [[], ['black prove', 'black prove']] });
    hit(other, 'black delete', 1);
    expect(other.result).toEqual({ winners: [2], reason: 'mission Swan' });
    const own = scenario({ ...falls, messages: [[], [], ['black prove', 'black prove']] });
    hit(own, 'black delete', 2);
    expect(own.result).toEqual({ winners: [2], reason: 'mission Swan' });
  });

  it('Mission (R5, option): by the other reading she wins along with a declaration after an elimination', () => {
    const options = { swan: 'declaration' as const };
    const fallen = scenario({ ...falls, options, messages: [[], ['black prove', 'black prove']] });
    hit(fallen, 'black delete', 1);
    expect(fallen.alive(1)).toBe(false);
    expect(fallen.result).toBeNull();
    const declared = scenario({
      ...falls,
      options,
      active: 1,
      hands: [[], ['red distribute']],
      messages: [
        ['red prove', 'red prove'],
        ['black prove', 'black prove'],
      ],
      deck: ['black trap', 'blue prove', 'blue prove', 'red lock-on'],
    });
    declared.play(1, { card: 'red distribute', as: 'distribute' });
    expect(declared.result).toEqual({ winners: [0, 2], reason: 'three-red' });
    const before = scenario({
      ...falls,
      options,
      active: 1,
      hands: [[], ['red delete']],
      messages: [['red prove', 'red prove']],
    });
    hit(before, 'red delete', 0);
    expect(before.result?.winners).toEqual([0]);
  });
});

describe('Tank', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Tank', 'Kwon Ki Ku'];

  it('Awe: he turns up and requests a message of another, who may hand it over', () => {
    const game = scenario({ characters: cast, hands: [['red prove']], messages: [['black trap', 'blue trap']] });
    game.act(2, { ability: 'Awe', at: 0, place: 1 });
    expect(game.up(2)).toBe(true);
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Awe', to: 2, at: 0, place: 1 } });
    game.must(0, 'yes');
    expect(game.messages(2)).toEqual(['blue trap']);
    expect(game.messages(0)).toEqual(['black trap']);
  });

  it('Awe: who refuses may get up to two black cards, and fall by them (scenario 67)', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove'], [], ['black trap', 'black lock-on', 'black decode', 'red trap']],
      messages: [['black prove', 'blue trap']],
    });
    game.act(2, { ability: 'Awe', at: 0, place: 1 });
    game.must(0, 'pass');
    expect(game.ask(2)).toMatchObject({ kind: 'card', about: { ability: 'Awe', to: 0 } });
    game.must(2, { card: 'black trap' });
    game.must(2, { card: 'black lock-on' });
    expect(game.view(null).fallen).toMatchObject([{ seat: 0, by: 2 }]);
  });

  it('Awe: refused, a hand without a black card is asked all the same; one card may be enough', () => {
    const none = scenario({ characters: cast, hands: [['red prove'], [], ['red trap']], messages: [['blue trap']] });
    none.act(2, { ability: 'Awe', at: 0, place: 0 });
    none.must(0, 'pass');
    expect(none.offers(2)).toEqual(['pass']);
    none.must(2, 'pass');
    expect(none.messages(0)).toEqual(['blue trap']);
    const one = scenario({
      characters: cast,
      hands: [['red prove'], [], ['black trap', 'red trap']],
      messages: [['blue trap']],
    });
    one.act(2, { ability: 'Awe', at: 0, place: 0 });
    one.must(0, 'pass');
    one.must(2, { card: 'black trap' });
    expect(one.offers(2)).toEqual(['pass']);
  });

  it('Awe: in any window of any turn (R16), only from face-down, only where a message lies', () => {
    const position = { characters: cast, hands: [['red lock-on'], ['red decode']], messages: [['blue trap']] };
    const game = scenario(position);
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Awe', at: 1 })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    const open = scenario({ ...position, up: [2] });
    expect(open.offered(2, { ability: 'Awe' })).toBe(false);
  });

  it('Mission: three blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['red prove']],
      messages: [['blue trap'], [], ['blue prove', 'blue prove']],
    });
    game.act(2, { ability: 'Awe', at: 0, place: 0 });
    game.must(0, 'yes');
    expect(game.result).toEqual({ winners: [2], reason: 'mission Tank' });
  });
});

describe('Titanium', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Titanium', 'Kwon Ki Ku'];

  it('Force: he turns up and a Lock On is void (scenario 6); no Counteract answers him', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red counteract', 'red prove']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(2, { ability: 'Force' });
    expect(game.kind()).toBe('play');
    expect(game.up(2)).toBe(true);
    expect(game.view(null).seats[1]?.locked).toBe(false);
    expect(game.discards()).toEqual(['red lock-on']);
  });

  it('Force: it may make a Counteract void, so that the first card works', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red prove'], ['red counteract']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.act(2, { ability: 'Force' });
    game.resolve();
    expect(game.view(null).seats[1]?.locked).toBe(true);
  });

  it('Force: only against cards, never from face-up', () => {
    const up = scenario({ characters: cast, up: [2], hands: [['red lock-on', 'red prove'], [], ['red counteract']] });
    up.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(up.offered(2, { card: 'red counteract' })).toBe(true);
    expect(up.offered(2, { ability: 'Force' })).toBe(false);
    const sent = scenario({ characters: cast, hands: [['red lock-on'], [], ['red intercept']] });
    send(sent, { card: 'red lock-on', by: 'CM' });
    expect(sent.offered(2, { ability: 'Force' })).toBe(false);
  });

  it('Cover: he claims a black message of another to turn face-down', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red prove']],
      messages: [['red trap', 'black trap'], [], ['black prove']],
    });
    expect(game.offered(2, { ability: 'Cover', at: 0, place: 0 })).toBe(false);
    expect(game.offered(2, { ability: 'Cover', at: 2 })).toBe(false);
    game.act(2, { ability: 'Cover', at: 0, place: 1 });
    expect(game.messages(2)).toContain('black trap');
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.up(2)).toBe(false);
    expect(game.view(null).seats[2]?.shown).toBe(true);
  });

  it('Cover: with two black messages already, the third eliminates him (scenario 64, R9)', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red prove']],
      messages: [['black trap'], [], ['black prove', 'black prove']],
    });
    game.act(2, { ability: 'Cover', at: 0, place: 0 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 2, by: 2 }]);
  });

  it('Cover: only from face-up, and then Force is his again', () => {
    const down = scenario({ characters: cast, hands: [['red prove']], messages: [['black trap']] });
    expect(down.offered(2, { ability: 'Cover' })).toBe(false);
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red lock-on', 'red prove']],
      messages: [['black trap']],
    });
    game.act(2, { ability: 'Cover', at: 0, place: 0 });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(2, { ability: 'Force' });
    expect(game.view(null).seats[1]?.locked).toBe(false);
  });

  it('Mission: four Lock On cards in his hand', () => {
    const position = {
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'] as const,
      active: 2,
      phase: 'turn' as const,
      hands: [[], [], ['red lock-on', 'blue lock-on', 'black lock-on']],
    };
    const game = scenario({ ...position, deck: ['red trap', 'red lock-on'] });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Titanium' });
    const short = scenario({ ...position, deck: ['red trap', 'red decode'] });
    expect(short.result).toBeNull();
  });
});
