// Cards, the stack and the way of a message. Names cite the scenarios of the rules notes.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

describe('Counteract', () => {
  it('scenario 1: a counteracted Counteract is void, and the Distribute resolves', () => {
    const game = scenario({
      hands: [['red distribute'], ['red counteract'], ['blue counteract'], ['red prove']],
      deck: ['red trap', 'red decode', 'blue trap', 'blue decode'],
    });
    game.act(0, { card: 'red distribute', as: 'distribute' });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.act(2, { card: 'blue counteract', as: 'counteract' });
    expect(game.view(3).stack.map((one) => one.as)).toEqual(['distribute', 'counteract', 'counteract']);
    game.resolve();
    expect([0, 1, 2, 3].map((seat) => game.messages(seat))).toEqual([
      ['red trap'],
      ['red decode'],
      ['blue trap'],
      ['blue decode'],
    ]);
    expect(game.discards()).toEqual(['blue counteract', 'red counteract', 'red distribute']);
  });

  it('a counteracted Distribute deals nobody anything', () => {
    const game = scenario({ hands: [['red distribute'], ['red counteract']] });
    game.act(0, { card: 'red distribute', as: 'distribute' });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect([0, 1, 2, 3].flatMap((seat) => game.messages(seat))).toEqual([]);
    expect(game.told(3, 'void')).toEqual([{ kind: 'void', seat: 0, as: 'distribute' }]);
  });

  it('after a Counteract became void the first card may be answered once more', () => {
    const game = scenario({
      hands: [
        ['red lock-on', 'black counteract'],
        ['red counteract', 'blue counteract'],
      ],
    });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.act(0, { card: 'black counteract', as: 'counteract' });
    game.pass();
    expect(game.kind()).toBe('counter');
    game.act(1, { card: 'blue counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(0).seats[1]?.locked).toBe(false);
  });

  it('scenario 4: a message on its way cannot be counteracted', () => {
    const game = scenario({ hands: [['red lock-on'], ['red counteract']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.kind()).toBe('transit');
    expect(game.offers(1)).toEqual(['pass']);
    game.pass();
    expect(game.view(1).hand[0]?.why).toBe('answers-only');
  });

  it('nobody answers their own card', () => {
    const game = scenario({ hands: [['red lock-on', 'red counteract'], ['blue trap']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(game.asked()).toEqual(['1 counter']);
  });

  it('scenario 6: Titanium makes a Lock On void from face-down and lies face-up then', () => {
    const game = scenario({ characters: [null, 'Titanium'], hands: [['red lock-on']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    game.act(1, { ability: 'Force' });
    expect(game.view(0).seats[2]?.locked).toBe(false);
    expect(game.up(1)).toBe(true);
    expect(game.discards()).toEqual(['red lock-on']);
  });
});

describe('Lock On and Trap', () => {
  it('scenario 7: Lock On beats Trap', () => {
    const game = scenario({ hands: [['red lock-on', 'black lock-on'], [], ['red trap', 'red prove']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 1 });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(game.view(3).letter).toMatchObject({ at: 1, must: 'accept' });
    travel(game);
    expect(game.messages(1)).toEqual(['black lock-on']);
  });

  it('a trapped player is passed by', () => {
    const game = scenario({ hands: [['black lock-on'], [], ['red trap', 'red prove']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 1 });
    expect(game.view(3).letter).toMatchObject({ at: 1, must: 'decline', next: 2 });
    game.until('accept');
    expect(game.asked()).toEqual(['2 accept']);
  });

  it('scenario 9: an Oriented Message to a trapped player comes back, and its sender must take it', () => {
    const game = scenario({ hands: [['black delete'], ['red trap', 'red trap']] });
    send(game, { card: 'black delete', by: 'OM', to: 2 });
    game.play(1, { card: 'red trap', as: 'trap', to: 2 });
    travel(game);
    expect(game.messages(0)).toEqual(['black delete']);
    expect(game.told(3, 'locked')).toEqual([{ kind: 'locked', seat: 0 }]);
  });

  it('scenario 26: every status ends with the turn', () => {
    const game = scenario({ hands: [['red lock-on', 'black lock-on'], ['red trap'], ['red prove']] });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 3 });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(1, { card: 'red trap', as: 'trap', to: 2 });
    takenBy(game, 1);
    expect(game.state.active).toBe(1);
    expect(game.view(0).seats.some((seat) => seat.locked || seat.trapped)).toBe(false);
  });

  it('scenario 27: a Lock On sent as a message locks nobody', () => {
    const game = scenario({ hands: [['black lock-on']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.told(0, 'locked')).toEqual([]);
  });

  it('a Trap is not offered on the sender, on one locked on, or on one trapped already', () => {
    const game = scenario({
      hands: [
        ['red lock-on', 'black lock-on'],
        ['red trap', 'blue trap'],
      ],
    });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect([0, 1, 2, 3].filter((to) => game.offered(1, { as: 'trap', to }))).toEqual([1, 3]);
    game.play(1, { card: 'red trap', as: 'trap', to: 3 });
    expect([0, 1, 2, 3].filter((to) => game.offered(1, { as: 'trap', to }))).toEqual([1]);
  });
});

describe('Intercept and Transfer', () => {
  it('scenario 11: an intercepted message may be intercepted again, and the last one has it', () => {
    const game = scenario({ hands: [['black lock-on'], [], ['red intercept'], ['blue intercept']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red intercept', as: 'intercept' });
    expect(game.view(0).letter?.at).toBe(2);
    game.play(3, { card: 'blue intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(3)).toEqual(['black lock-on']);
    expect(game.discards()).toEqual(['red intercept', 'blue intercept']);
  });

  it('scenario 12: a trapped player may intercept, and must accept then', () => {
    const game = scenario({ hands: [['black lock-on'], ['red trap'], ['red intercept']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(1, { card: 'red trap', as: 'trap', to: 2 });
    game.play(2, { card: 'red intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(2)).toEqual(['black lock-on']);
  });

  it('nobody intercepts on their own turn', () => {
    const game = scenario({ hands: [['black lock-on', 'red intercept'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(0, { as: 'intercept' })).toBe(false);
    expect(game.view(0).hand[0]?.why).toBe('others-turn');
  });

  it('scenario 14: one locked on may not transfer, one trapped may', () => {
    const locked = scenario({ hands: [['red lock-on', 'black lock-on'], ['red transfer']] });
    locked.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    send(locked, { card: 'black lock-on', by: 'CM' });
    locked.until('arrival');
    expect(locked.offered(1, { as: 'transfer' })).toBe(false);
    expect(locked.view(1).hand[0]?.why).toBe('locked-on');
    const trapped = scenario({ hands: [['black lock-on'], ['red transfer'], ['red trap']] });
    send(trapped, { card: 'black lock-on', by: 'CM' });
    trapped.play(2, { card: 'red trap', as: 'trap', to: 1 });
    trapped.until('arrival');
    expect(trapped.offered(1, { as: 'transfer', to: 3 })).toBe(true);
  });

  it('a Transfer may be aimed at a trapped player, who must accept', () => {
    const game = scenario({ hands: [['black lock-on'], ['red transfer'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 3 });
    game.until('arrival');
    game.play(1, { card: 'red transfer', as: 'transfer', to: 3 });
    travel(game);
    expect(game.messages(3)).toEqual(['black lock-on']);
  });
});

describe('Decode and Delete', () => {
  it('scenario 17: only the one who decodes sees the message', () => {
    const game = scenario({ hands: [['black lock-on'], ['red decode']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.view(1).letter?.face).toMatchObject({ colour: 'black', effect: 'lock-on' });
    expect([2, 3, null].map((viewer) => game.view(viewer).letter?.face)).toEqual([null, null, null]);
    expect(game.view(0).letter?.face).not.toBeNull();
  });

  it('scenario 16: an exposed message may be decoded, and what a Decode triggers happens', () => {
    const game = scenario({
      characters: [null, 'Tough Gun', 'Manipulator', 'Titanium'],
      up: [2, 3],
      hands: [['black transfer'], ['red decode']],
    });
    send(game, { card: 'black transfer', by: 'EM' });
    expect(game.view(null).letter).toMatchObject({ exposed: true, face: { colour: 'black' } });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.up(2)).toBe(false);
    game.must(1, { to: 3 });
    expect(game.view(0).seats[3]).toMatchObject({ up: false, gender: 'unknown' });
    expect(game.discards()).toEqual(['red decode']);
  });

  it('Decode is for the one before whom the message lies', () => {
    const game = scenario({ hands: [['black lock-on'], ['red trap'], ['red decode']], messages: [['black']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(2, { as: 'decode' })).toBe(false);
    expect(game.view(2).hand[0]?.why).toBe('not-before-you');
  });

  it('scenario 19: a Delete in transit makes room for a later black message', () => {
    const game = scenario({
      hands: [['black lock-on'], [], ['red delete']],
      messages: [[], ['black trap', 'black delete']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(2, { card: 'red delete', as: 'delete', at: 1, place: 0 });
    takenBy(game, 1);
    expect(game.alive(1)).toBe(true);
    expect(game.tally(1)).toBe('0/0/2');
  });

  it('Delete may be played by anybody in the play phase and on arrival, but not while a card is answered', () => {
    const game = scenario({
      hands: [['red lock-on', 'black lock-on'], [], ['red delete'], ['blue delete']],
      messages: [['black trap', 'black decode']],
    });
    game.play(2, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(game.offers(3)).toEqual(['pass']);
    expect(game.view(3).hand[0]?.why).toBe('answer-first');
    game.resolve();
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.play(3, { card: 'blue delete', as: 'delete', at: 0, place: 0 });
    expect(game.messages(0)).toEqual([]);
  });

  it('true messages cannot be deleted, and without a black one Delete has no target', () => {
    const game = scenario({ hands: [['red delete', 'red lock-on']], messages: [[], ['red trap', 'blue trap']] });
    expect(game.offered(0, { as: 'delete' })).toBe(false);
    expect(game.view(0).hand.find((one) => one.face.effect === 'delete')?.why).toBe('no-target');
  });
});

describe('Prove and Distribute', () => {
  it('scenario 2: a counteracted Prove does nothing and lies open among the discards', () => {
    const game = scenario({ hands: [['red prove FRS draw'], [], ['red counteract']] });
    game.act(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    game.act(2, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.hand(1)).toEqual([]);
    expect(game.discards()).toEqual(['red counteract', 'red prove FRS draw']);
    expect(game.view(3).claims).toEqual([]);
  });

  it('one who is meant draws two; the card leaves the game face-down', () => {
    const game = scenario({ hands: [['red prove FRS draw']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.hand(1)).toHaveLength(2);
    expect(game.view(3)).toMatchObject({ removed: 1, removedSeen: [], claims: [{ to: 1, kind: 'draw', acts: true }] });
    expect(game.view(3).claims[0]?.card).toBeNull();
    expect(game.view(0).claims[0]?.card).toMatchObject({ prove: { bet: 'FRS' } });
    expect(game.view(1).removedSeen).toHaveLength(1);
  });

  it('one who is not meant only says so', () => {
    const game = scenario({ hands: [['red prove KDR discard'], ['red trap']] });
    game.play(0, { card: 'red prove KDR discard', as: 'prove', to: 1 });
    expect(game.hand(1)).toEqual(['red trap']);
    expect(game.told(null, 'answers')).toMatchObject([{ seat: 1, prove: 'discard', acts: false, free: false }]);
  });

  it('one who must discard chooses the card', () => {
    const game = scenario({ hands: [['red prove FRS discard'], ['red trap', 'blue trap']] });
    game.play(0, { card: 'red prove FRS discard', as: 'prove', to: 1 });
    game.must(1, { card: 'blue trap' });
    expect(game.hand(1)).toEqual(['red trap']);
    expect(game.discards()).toEqual(['blue trap']);
  });

  it('while a Prove can be answered, only its player knows the card', () => {
    const game = scenario({ hands: [['red prove FRS draw'], ['red trap']] });
    game.act(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.view(0).stack[0]?.card).not.toBeNull();
    expect([1, 2, null].map((viewer) => game.view(viewer).stack[0]?.card)).toEqual([null, null, null]);
  });

  it('scenario 21: a victory by Distribute is declared at once, and the rest is not dealt', () => {
    const game = scenario({
      hands: [['red distribute']],
      messages: [[], ['blue trap', 'blue decode']],
      deck: ['red trap', 'blue delete', 'red decode', 'blue counteract'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.result).toEqual({ winners: [1, 3], reason: 'three-blue' });
    expect(game.messages(2)).toEqual([]);
  });

  it('scenario 22: whom Distribute eliminates, the active player has eliminated', () => {
    const game = scenario({
      hands: [['red distribute']],
      messages: [[], [], ['black trap', 'black decode']],
      deck: ['red trap', 'blue delete', 'black delete', 'blue counteract'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.view(1).fallen).toMatchObject([{ seat: 2, by: 0, how: 'messages' }]);
    expect(game.messages(3)).toEqual(['blue counteract']);
  });

  it('Distribute deals from a deck that nobody knows: with a known card in it, it is shuffled with the discards first', () => {
    const game = scenario({
      characters: [null, 'Dark Flow'],
      active: 1,
      hands: [[], ['red distribute', 'red prove KDR draw', 'red trap']],
      left: 30,
    });
    game.play(1, { card: 'red prove KDR draw', as: 'prove', to: 3 });
    game.must(1, 'yes');
    game.must(1, { card: 'red trap' });
    expect(game.view(1).peeked).toHaveLength(1);
    const [known, ...others] = game.view(1).peeked;
    expect([known?.under, others]).toEqual([0, []]);
    game.play(1, { card: 'red distribute', as: 'distribute' });
    expect(game.told(0, 'reshuffles')).toHaveLength(1);
    expect(game.view(1).peeked).toEqual([]);
  });
});

describe('drawing', () => {
  it('scenario 24: when the deck runs out in the middle of a draw, the discards are shuffled and drawing goes on', () => {
    const game = scenario({ phase: 'turn', deck: ['red trap'], left: 1, hands: [[], ['red decode']] });
    expect(game.hand(0)).toHaveLength(2);
    expect(game.hand(0)).toContain('red trap');
    expect(game.told(1, 'reshuffles')).toHaveLength(1);
    expect(game.view(0).discard).toEqual([]);
  });

  it('with neither deck nor discards nothing is drawn', () => {
    const all = (colour: string, n: number): string[] => new Array<string>(n).fill(colour);
    const game = scenario({
      seats: 3,
      phase: 'turn',
      hands: [['red lock-on'], all('red', 23), [...all('blue', 24), ...all('black', 33)]],
    });
    expect(game.hand(0)).toEqual(['red lock-on']);
    expect(game.asked()[0]).toBe('0 play');
  });
});
