// Perfume, Savage Assassin, Scarlet Blade, Speaker.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, takenBy, travel } from './steps.ts';

describe('Perfume', () => {
  const cast = ['Perfume', 'Double Knight', 'Static Electricity', 'Viper'];

  it('Spread: any of her cards may be sent as an OM, or as it is stamped', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'black transfer']] });
    game.until('send');
    expect(game.offers(0)).toEqual(
      expect.arrayContaining([
        { card: 'red lock-on', by: 'CM' },
        { card: 'red lock-on', by: 'OM', to: 2 },
        { card: 'black transfer', by: 'EM' },
        { card: 'black transfer', by: 'OM', to: 3 },
      ]),
    );
    game.must(0, { card: 'black transfer', by: 'OM', to: 3 });
    // Face-down, whatever is stamped on it.
    expect(game.view(1).letter).toMatchObject({ stamp: 'OM', at: 3, face: null });
    takenBy(game, 3);
    expect(game.messages(3)).toEqual(['black transfer']);
  });

  it('Spread: declined, the OM comes back to her; others have no such choice', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']] });
    send(game, { card: 'red lock-on', by: 'OM', to: 2 });
    comesBack(game);
    expect(game.messages(0)).toEqual(['red lock-on']);
    const other = scenario({ characters: cast, active: 1, hands: [[], ['red lock-on']] });
    other.until('send');
    expect(other.offers(1)).toEqual([{ card: 'red lock-on', by: 'CM' }]);
  });

  it('Illusion: a Trap that took effect goes to her hand, a counteracted one is discarded (scenario 56)', () => {
    const position = { characters: cast, active: 1, hands: [[], ['red lock-on'], ['red trap'], ['red counteract']] };
    const game = scenario(position);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(2, { card: 'red trap', as: 'trap', to: 3 });
    expect(game.hand(0)).toEqual(['red trap']);
    const countered = scenario(position);
    send(countered, { card: 'red lock-on', by: 'CM' });
    countered.act(2, { card: 'red trap', as: 'trap', to: 3 });
    countered.act(3, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(0)).toEqual([]);
    expect(countered.discards()).toContain('red trap');
  });

  it('Illusion: her own Trap comes back, a Lock On played as Trap is taken, a Trap played as Lock On is not', () => {
    const own = scenario({ characters: cast, hands: [['red lock-on', 'red trap']] });
    send(own, { card: 'red lock-on', by: 'CM' });
    own.play(0, { card: 'red trap', as: 'trap', to: 2 });
    expect(own.hand(0)).toEqual(['red trap']);
    const viper = scenario({ characters: cast, hands: [['red lock-on'], [], [], ['blue lock-on', 'red prove']] });
    send(viper, { card: 'red lock-on', by: 'CM' });
    viper.play(3, { card: 'blue lock-on', as: 'trap', to: 1 });
    expect(viper.hand(0)).toEqual(['blue lock-on']);
    const kwon = scenario({
      characters: ['Perfume', 'Kwon Ki Ku', 'Static Electricity', 'Viper'],
      active: 1,
      hands: [[], ['red trap', 'red prove']],
    });
    kwon.play(1, { card: 'red trap', as: 'lock-on', to: 2 });
    expect(kwon.hand(0)).toEqual([]);
  });

  it('Mission: another declares victory on her turn, and she wins too (scenario 57, R6)', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['blue delete']],
      messages: [[], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 1);
    expect(game.result).toEqual({ winners: [0, 1, 3], reason: 'three-blue' });
  });

  it('Mission: not on the turn of another', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      active: 2,
      hands: [[], [], ['blue delete']],
      messages: [[], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 1);
    expect(game.result?.winners).toEqual([1, 3]);
  });
});

describe('Savage Assassin', () => {
  const cast = ['Savage Assassin', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Second Strike: his black message is obtained: he draws two and may give that player another black card', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove']],
      deck: ['black trap', 'red trap'],
    });
    hit(game, 'black delete', 1);
    expect(game.hand(0)).toEqual(['black trap', 'red trap']);
    expect(game.ask(0)).toMatchObject({ kind: 'card', about: { ability: 'Second Strike', to: 1 } });
    game.must(0, { card: 'black trap' });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0 }]);
    // What he gave is not transmitted: there is no third strike.
    expect(game.hand(0)).toEqual(['red trap']);
  });

  it('Second Strike: a hand without a black card is asked all the same; it may be left', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['blue trap', 'red trap'] });
    hit(game, 'black delete', 1);
    expect(game.offers(0)).toEqual(['pass']);
    game.must(0, 'pass');
    expect(game.tally(1)).toBe('0/0/1');
  });

  it('Second Strike: not by Distribute, not for a true message, not when it comes back to him', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'black trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.hand(0)).toEqual(['black trap']);
    const red = scenario({ characters: cast, hands: [['red delete', 'black trap']] });
    hit(red, 'red delete', 1);
    expect(red.hand(0)).toEqual(['black trap']);
    const back = scenario({ characters: cast, hands: [['black lock-on', 'black trap']] });
    send(back, { card: 'black lock-on', by: 'CM' });
    comesBack(back);
    expect(back.hand(0)).toEqual(['black trap']);
  });

  it('Fatal Strike: he plays Decode as Lock On', () => {
    const game = scenario({ characters: cast, hands: [['red decode', 'red prove']] });
    game.play(0, { card: 'red decode', as: 'lock-on', to: 2 });
    expect(game.view(null).seats[2]?.locked).toBe(true);
  });

  it('Fatal Strike: on his own turn only, and it can be counteracted; on arrival it is still a Decode', () => {
    const game = scenario({ characters: cast, hands: [['red decode', 'red prove'], ['red counteract']] });
    game.act(0, { card: 'red decode', as: 'lock-on', to: 2 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(null).seats[2]?.locked).toBe(false);
    const other = scenario({ characters: cast, active: 3, hands: [['red decode'], [], [], ['red lock-on']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    other.until('arrival');
    expect(other.offered(0, { as: 'decode' })).toBe(true);
    expect(other.offered(0, { as: 'lock-on' })).toBe(false);
  });

  const cull = {
    seats: 5,
    characters: cast,
    identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'] as const,
  };

  it('Mission: once somebody was eliminated, he eliminates another', () => {
    const game = scenario({
      ...cull,
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black trap', 'black trap', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.view(null).fallen.map((one) => one.seat)).toEqual([1, 2]);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Savage Assassin' });
  });

  it('Mission: not the first elimination, not that of another player', () => {
    const first = scenario({
      ...cull,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['red prove', 'red prove'],
    });
    hit(first, 'black delete', 1);
    first.must(0, 'pass');
    expect(first.alive(1)).toBe(false);
    expect(first.result).toBeNull();
    const others = scenario({
      ...cull,
      active: 4,
      hands: [[], [], [], [], ['red distribute', 'red trap']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black trap', 'black trap', 'blue prove'],
    });
    others.play(4, { card: 'red distribute', as: 'distribute' });
    expect(others.view(null).fallen).toHaveLength(2);
    expect(others.result).toBeNull();
  });
});

describe('Scarlet Blade', () => {
  const cast = ['Scarlet Blade', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Show Blade: his CM comes back: another must take it, and one more card of his hand', () => {
    const game = scenario({ characters: cast, hands: [['black lock-on', 'red trap', 'black trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    expect(game.ask(0)).toMatchObject({ kind: 'seat', about: { ability: 'Show Blade' } });
    expect(game.offers(0)).toEqual(['pass', { to: 1 }, { to: 2 }, { to: 3 }]);
    game.must(0, { to: 2 });
    expect(game.messages(2)).toEqual(['black lock-on']);
    expect(game.state.letter).toBeNull();
    expect(game.offers(0)).toHaveLength(2);
    game.must(0, { card: 'red trap' });
    expect(game.messages(2)).toEqual(['black lock-on', 'red trap']);
    expect(game.state.turn).toBe(2);
  });

  it('Show Blade: a trapped player must take it too, and may fall by the first message alone', () => {
    const game = scenario({
      characters: cast,
      hands: [['black lock-on', 'red trap', 'black trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 1 });
    comesBack(game);
    game.must(0, { to: 1 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0 }]);
    // Blood Weep gave him four; the second message has nobody to go to.
    expect(game.hand(0)).toHaveLength(5);
  });

  it('Show Blade: it may be left, then he takes the message himself', () => {
    const game = scenario({ characters: cast, hands: [['black lock-on', 'red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    game.must(0, 'pass');
    travel(game);
    expect(game.messages(0)).toEqual(['black lock-on']);
  });

  it('Show Blade: with nothing left in his hand there is only the one message; not for OM or EM', () => {
    const last = scenario({ characters: cast, hands: [['black lock-on']] });
    send(last, { card: 'black lock-on', by: 'CM' });
    comesBack(last);
    last.must(0, { to: 3 });
    expect(last.messages(3)).toEqual(['black lock-on']);
    const oriented = scenario({ characters: cast, hands: [['black delete', 'red trap']] });
    send(oriented, { card: 'black delete', by: 'OM', to: 1 });
    comesBack(oriented);
    expect(oriented.messages(0)).toEqual(['black delete']);
    const exposed = scenario({ characters: cast, hands: [['black transfer', 'red trap']] });
    send(exposed, { card: 'black transfer', by: 'EM' });
    comesBack(exposed);
    expect(exposed.messages(0)).toEqual(['black transfer']);
  });

  it('Blood Weep: he draws four for every player eliminated by messages (scenario 66)', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 2);
    expect(game.hand(0)).toHaveLength(4);
  });

  it('Blood Weep: not for one who had nothing to send (R11)', () => {
    const game = scenario({ characters: cast, active: 1, phase: 'send' });
    expect(game.alive(1)).toBe(false);
    expect(game.hand(0)).toEqual([]);
  });

  it('Mission: one FRS and one KDR are eliminated', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black trap', 'black trap', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Scarlet Blade' });
  });

  it('Mission: one who fell for having nothing to send counts (R11)', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR', 'FRS'],
      active: 1,
      phase: 'send',
      hands: [[], [], ['black delete']],
      messages: [[], [], [], ['black prove', 'black prove']],
    });
    expect(game.alive(1)).toBe(false);
    hit(game, 'black delete', 3);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Scarlet Blade' });
  });
});

describe('Speaker', () => {
  const cast = ['Double Knight', 'Speaker', 'Static Electricity', 'Kwon Ki Ku'];

  it('Impute: a message that reached him sets out for another, who is locked on; no Counteract answers', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red counteract']] });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 3 });
    // Ruling R2: a new hop.
    expect(game.kind()).toBe('transit');
    expect(game.state.letter?.at).toBe(3);
    expect(game.view(null).seats[3]?.locked).toBe(true);
    expect(game.up(1)).toBe(true);
    travel(game);
    expect(game.messages(3)).toEqual(['red lock-on']);
  });

  it('Impute: even when he is locked on (R3)', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'blue lock-on'], ['red transfer']] });
    game.play(0, { card: 'blue lock-on', as: 'lock-on', to: 1 });
    game.pass();
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(1, { as: 'transfer' })).toBe(false);
    game.act(1, { ability: 'Impute', to: 0 });
    travel(game);
    expect(game.messages(0)).toEqual(['red lock-on']);
  });

  it('Impute: only from face-down and only when the message lies before him', () => {
    const elsewhere = scenario({ characters: cast, hands: [['red delete'], ['blue delete'], ['red decode']] });
    send(elsewhere, { card: 'red delete', by: 'OM', to: 2 });
    expect(elsewhere.offered(1, { ability: 'Impute' })).toBe(false);
    elsewhere.until('arrival');
    expect(elsewhere.offered(1, { ability: 'Impute' })).toBe(false);
    const open = scenario({ characters: cast, up: [1], hands: [['red lock-on'], ['red decode']] });
    send(open, { card: 'red lock-on', by: 'CM' });
    open.until('arrival');
    expect(open.offered(1, { ability: 'Impute' })).toBe(false);
  });

  it('Wipe: he deletes a true message of his own to turn face-down', () => {
    const game = scenario({
      characters: cast,
      up: [1],
      hands: [['red prove']],
      messages: [['red prove'], ['black trap', 'red trap']],
    });
    expect(game.offered(1, { ability: 'Wipe', place: 0 })).toBe(false);
    expect(game.offered(1, { ability: 'Wipe', at: 0 })).toBe(false);
    game.act(1, { ability: 'Wipe', at: 1, place: 1 });
    expect(game.up(1)).toBe(false);
    expect(game.messages(1)).toEqual(['black trap']);
    expect(game.discards()).toEqual(['red trap']);
  });

  it('Wipe: in any window of any turn (R16), and then Impute is his again; the message is Angel`s by Collection', () => {
    const game = scenario({
      characters: ['Double Knight', 'Speaker', 'Angel', 'Kwon Ki Ku'],
      up: [1],
      hands: [['red lock-on']],
      messages: [[], ['blue trap']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Wipe', at: 1, place: 0 });
    expect(game.hand(2)).toEqual(['blue trap']);
    game.act(1, { ability: 'Impute', to: 3 });
    expect(game.state.letter?.at).toBe(3);
  });

  const lethal = {
    characters: cast,
    identities: ['KDR', 'MOF', 'FRS', 'KDR'] as const,
    hands: [['black lock-on']],
    messages: [[], [], [], ['black prove', 'black prove']],
  };

  it('Mission: the new recipient falls by the message he imputed (scenario 62)', () => {
    const game = scenario(lethal);
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 3 });
    travel(game);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Speaker' });
  });

  it('Mission: not when he did not impute in that turn', () => {
    const game = scenario(lethal);
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 3);
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
  });

  it('Mission: somebody fell earlier in the turn in which he uses Impute', () => {
    const game = scenario({
      ...lethal,
      hands: [['red distribute', 'black lock-on']],
      deck: ['red prove', 'blue prove', 'blue prove', 'black trap'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Impute', to: 2 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Speaker' });
  });
});
