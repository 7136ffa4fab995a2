// Hunter, J, Kwon Ki Ku, Lark.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send, takenBy } from './steps.ts';

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

describe('J', () => {
  const cast = ['Double Knight', 'J', 'Static Electricity', 'Kwon Ki Ku'];

  it('Recycle: the Delete card of another goes to his hand', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], messages: [['black trap']] });
    game.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['red delete']);
    expect(game.discards()).toEqual(['black trap']);
  });

  it('Recycle: not when it is counteracted, and not his own', () => {
    const countered = scenario({
      characters: cast,
      hands: [['red delete'], [], ['red counteract']],
      messages: [['black trap']],
    });
    countered.act(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    countered.act(2, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.discards().sort()).toEqual(['red counteract', 'red delete']);
    const own = scenario({ characters: cast, hands: [['red prove'], ['red delete']], messages: [['black trap']] });
    own.play(1, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(own.hand(1)).toEqual([]);
    expect(own.discards()).toContain('red delete');
  });

  it('Recycle takes a Lock On that Angel played as Delete; if it is counteracted he takes nothing (scenario 41)', () => {
    const position = {
      characters: ['Angel', 'J', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['blue lock-on', 'red prove'], [], ['red counteract']],
      messages: [['black trap']],
    };
    const game = scenario(position);
    game.play(0, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    expect(game.hand(1)).toEqual(['blue lock-on']);
    expect(game.hand(0)).toContain('black trap');
    const countered = scenario(position);
    countered.act(0, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    countered.act(2, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(1)).toEqual([]);
    expect(countered.discards()).toContain('blue lock-on');
  });

  it('Erase: his Delete cards delete true messages, those of others do not', () => {
    const game = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['blue delete']],
      messages: [['black prove'], [], ['red trap']],
    });
    expect(game.offered(0, { as: 'delete', at: 2 })).toBe(false);
    expect(game.offered(1, { as: 'delete', at: 2 })).toBe(true);
    game.play(1, { card: 'blue delete', as: 'delete', at: 2, place: 0 });
    expect(game.messages(2)).toEqual([]);
  });

  it('Erase: with Angel at the table she gets the red message, and his Delete is discarded (scenario 42)', () => {
    const game = scenario({
      characters: ['J', 'Angel', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['blue delete', 'red prove']],
      messages: [[], [], ['red trap']],
    });
    game.play(0, { card: 'blue delete', as: 'delete', at: 2, place: 0 });
    expect(game.hand(1)).toEqual(['red trap']);
    expect(game.discards()).toEqual(['blue delete']);
  });

  it('Mission: a woman declares victory and he wins along (R6)', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['blue delete']],
      messages: [[], [], ['blue prove', 'blue prove']],
    });
    hit(game, 'blue delete', 2);
    expect(game.result).toEqual({ winners: [1, 2], reason: 'three-blue' });
    expect(game.view(null).ending?.shares).toEqual([{ seat: 1, by: 'mission' }]);
  });

  it('Mission: not by a man, not by a woman face-down, not by one who only shares', () => {
    const outcome = (characters: string[], identities: ('KDR' | 'FRS' | 'MOF')[], up: number[] = []) => {
      const game = scenario({
        characters,
        identities,
        up,
        hands: [['blue delete']],
        messages: [[], [], ['blue prove', 'blue prove']],
      });
      hit(game, 'blue delete', 2);
      return game.result?.winners;
    };
    expect(outcome(['Double Knight', 'J', 'Viper', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'])).toEqual([2]);
    expect(outcome(['Double Knight', 'J', 'Swan', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'])).toEqual([2]);
    expect(outcome(['Double Knight', 'J', 'Swan', 'Kwon Ki Ku'], ['KDR', 'MOF', 'FRS', 'KDR'], [2])).toEqual([1, 2]);
    expect(outcome(['Trinity', 'J', 'Viper', 'Kwon Ki Ku'], ['FRS', 'MOF', 'FRS', 'KDR'])).toEqual([0, 2]);
  });
});

describe('Kwon Ki Ku', () => {
  const cast = ['Kwon Ki Ku', 'Double Knight', 'Static Electricity', 'Viper'];

  it('Revenge: he plays Trap as Lock On, on his own turn', () => {
    const game = scenario({ characters: cast, hands: [['black trap', 'red prove']] });
    game.play(0, { card: 'black trap', as: 'lock-on', to: 1 });
    expect(game.view(null).seats[1]).toMatchObject({ locked: true, trapped: false });
    expect(game.discards()).toEqual(['black trap']);
    const other = scenario({ characters: cast, active: 1, hands: [['black trap'], ['red lock-on']] });
    send(other, { card: 'red lock-on', by: 'CM' });
    expect(other.offered(0, { as: 'trap' })).toBe(true);
    expect(other.offered(0, { as: 'lock-on' })).toBe(false);
  });

  it('Revenge: the Trap stays a card and can be counteracted; it may still be played as a Trap', () => {
    const game = scenario({ characters: cast, hands: [['black trap', 'red trap', 'red lock-on'], ['red counteract']] });
    game.act(0, { card: 'black trap', as: 'lock-on', to: 1 });
    game.act(1, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.view(null).seats[1]?.locked).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.play(0, { card: 'red trap', as: 'trap', to: 2 });
    expect(game.view(null).seats[2]).toMatchObject({ locked: false, trapped: true });
  });

  it('Interfere: who obtains a black message of his may lose a true one to him', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'red trap'], ['red prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'message', about: { ability: 'Interfere' } });
    expect(game.offers(0)).toEqual(['pass', { at: 1, place: 1 }]);
    game.must(0, { at: 1, place: 1 });
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.messages(1)).toHaveLength(2);
  });

  it('Interfere comes before the elimination by a third black message', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove', 'red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.alive(1)).toBe(true);
    game.must(0, { at: 1, place: 2 });
    expect(game.alive(1)).toBe(false);
    expect(game.messages(0)).toEqual(['red trap']);
  });

  it('Interfere: not by Distribute (scenario 49), and not for a true message', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute', 'red prove']],
      messages: [[], ['red prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.kind()).toBe('play');
    const red = scenario({ characters: cast, hands: [['red delete']], messages: [[], ['blue prove']] });
    hit(red, 'red delete', 1);
    expect(red.kind()).not.toBe('message');
  });

  it('Mission: two red and two blue messages, Interfere counted', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['black delete']],
      messages: [['red prove', 'red prove', 'blue prove'], ['blue trap']],
    });
    hit(game, 'black delete', 1);
    game.must(0, { at: 1, place: 0 });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Kwon Ki Ku' });
  });
});

describe('Lark', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Lark', 'Kwon Ki Ku'];

  it('Best Show: she turns up, takes a card by lot from a hand and gives it to anyone as a message', () => {
    const game = scenario({ characters: cast, hands: [['red trap', 'blue trap'], [], ['black trap']] });
    game.act(2, { ability: 'Best Show', to: 0 });
    expect(game.up(2)).toBe(true);
    // She sees what she took before she chooses; everybody may get it, the owner and herself included.
    expect(game.hand(2)).toHaveLength(2);
    expect(game.ask(2)).toMatchObject({ kind: 'seat', about: { ability: 'Best Show' } });
    expect(game.offers(2)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }, { to: 1 }]);
    game.must(2, { to: 3 });
    expect(game.hand(2)).toEqual(['black trap']);
    expect(game.messages(3)).toHaveLength(1);
    expect(game.hand(0)).toHaveLength(1);
  });

  it('Best Show: in every window of any turn (R16) but never as an answer to a card; not from face-up', () => {
    const position = { characters: cast, hands: [['red lock-on', 'red trap', 'blue lock-on'], ['red decode']] };
    const game = scenario(position);
    expect(game.offered(2, { ability: 'Best Show', to: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Best Show', to: 3 })).toBe(false);
    game.act(0, { card: 'blue lock-on', as: 'lock-on', to: 1 });
    expect(game.kind()).toBe('counter');
    expect(game.offered(2, { ability: 'Best Show' })).toBe(false);
    game.resolve();
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Best Show', to: 1 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Best Show', to: 1 })).toBe(true);
    const open = scenario({ ...position, up: [2] });
    expect(open.offered(2, { ability: 'Best Show' })).toBe(false);
  });

  it('Best Show: who falls by it was eliminated by her', () => {
    const game = scenario({
      characters: cast,
      hands: [['black trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    game.act(2, { ability: 'Best Show', to: 0 });
    game.must(2, { to: 1 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 2 }]);
    // Time Trace: somebody fell, so her curtain falls as well.
    expect(game.up(2)).toBe(false);
  });

  it('Time Trace: any elimination by messages turns her down (scenario 66), and she may show again', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['black delete'], [], [], ['red prove']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.up(2)).toBe(false);
    expect(game.view(null).seats[2]).toMatchObject({ shown: true, character: 'Lark', gender: 'unknown' });
    game.until('play');
    expect(game.offered(2, { ability: 'Best Show' })).toBe(true);
  });

  it('Time Trace: not when somebody falls for having nothing to send', () => {
    const game = scenario({ characters: cast, up: [2], active: 1, phase: 'send' });
    expect(game.alive(1)).toBe(false);
    expect(game.up(2)).toBe(true);
  });

  it('Mission: to be eliminated after another, even if Alias would take her identity', () => {
    const game = scenario({
      seats: 5,
      characters: ['Double Knight', 'Static Electricity', 'Lark', 'Kwon Ki Ku', 'Alias'],
      identities: ['KDR', 'FRS', 'MOF', 'FRS', 'KDR'],
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black prove', 'black prove', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(4, 'pass');
    expect(game.result).toEqual({ winners: [2], reason: 'mission Lark' });
  });

  it('Mission: not when she is the first to fall, nor when she is not MOF', () => {
    const first = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove']],
    });
    send(first, { card: 'black delete', by: 'OM', to: 2 });
    takenBy(first, 2);
    expect(first.alive(2)).toBe(false);
    expect(first.result).toBeNull();
  });
});
