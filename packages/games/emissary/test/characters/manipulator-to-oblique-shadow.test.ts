// Manipulator, Mark Jr., Nightmare, Oblique Shadow.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send, takenBy, travel } from './steps.ts';

describe('Manipulator', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Manipulator', 'Kwon Ki Ku'];

  it('Plunder: on the turn of another he turns up and the message comes to him with Lock On; no Counteract answers', () => {
    const game = scenario({ characters: cast, hands: [['blue lock-on', 'red counteract']] });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    expect(game.kind()).toBe('transit');
    expect(game.state.letter?.at).toBe(2);
    expect(game.view(null).seats[2]).toMatchObject({ up: true, locked: true });
    travel(game);
    expect(game.messages(2)).toEqual(['blue lock-on']);
  });

  it('Plunder: what he plundered may be intercepted in turn (R14)', () => {
    const game = scenario({ characters: cast, hands: [['blue lock-on'], [], [], ['black intercept']] });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    game.play(3, { card: 'black intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(3)).toEqual(['blue lock-on']);
  });

  it('Plunder: not on his own turn, not on arrival, not from face-up', () => {
    const own = scenario({ characters: cast, active: 2, hands: [[], [], ['blue lock-on', 'red trap']] });
    send(own, { card: 'blue lock-on', by: 'CM' });
    expect(own.offered(2, { ability: 'Plunder' })).toBe(false);
    const position = {
      characters: cast,
      hands: [['blue lock-on'], ['red decode'], ['red delete']],
      messages: [['black prove']],
    };
    const game = scenario(position);
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(2, { ability: 'Plunder' })).toBe(false);
    const open = scenario({ ...position, up: [2] });
    send(open, { card: 'blue lock-on', by: 'CM' });
    expect(open.offered(2, { ability: 'Plunder' })).toBe(false);
  });

  it('Deal: a Decode by anybody turns him down, on an exposed message too (scenario 16)', () => {
    const game = scenario({ characters: cast, up: [2], hands: [['black transfer'], ['red decode']] });
    send(game, { card: 'black transfer', by: 'EM' });
    game.until('arrival');
    game.play(1, { card: 'red decode', as: 'decode' });
    expect(game.up(2)).toBe(false);
  });

  it('Deal: the Decode need not work; a Lock On played as Decode is one; a Decode sent is none', () => {
    const countered = scenario({
      characters: cast,
      up: [2],
      hands: [['black lock-on', 'red counteract'], ['red lock-on']],
    });
    send(countered, { card: 'black lock-on', by: 'CM' });
    countered.until('arrival');
    countered.act(1, { card: 'red lock-on', as: 'decode' });
    countered.act(0, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.up(2)).toBe(false);
    const sent = scenario({ characters: cast, up: [2], hands: [['black decode']] });
    send(sent, { card: 'black decode', by: 'CM' });
    takenBy(sent, 1);
    expect(sent.up(2)).toBe(true);
  });

  it('Mission: three blue messages', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['blue lock-on']],
      messages: [[], [], ['blue prove', 'blue prove']],
    });
    send(game, { card: 'blue lock-on', by: 'CM' });
    game.act(2, { ability: 'Plunder' });
    travel(game);
    expect(game.result).toEqual({ winners: [2], reason: 'mission Manipulator' });
  });
});

describe('Mark Jr.', () => {
  const cast = ['Double Knight', 'Mark Jr.', 'Static Electricity', 'Kwon Ki Ku'];

  it('Heroism: with a black message he draws one and may give a black card to another', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['black trap'] });
    hit(game, 'black delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'card', about: { ability: 'Heroism' } });
    expect(game.offers(1)).toEqual(['pass', { card: 'black trap' }]);
    game.must(1, { card: 'black trap' });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }]);
    game.must(1, { to: 3 });
    expect(game.messages(3)).toEqual(['black trap']);
  });

  it('Heroism: a hand without a black card is asked all the same; no true message calls for it', () => {
    const game = scenario({ characters: cast, hands: [['black delete']], deck: ['red trap'] });
    hit(game, 'black delete', 1);
    expect(game.offers(1)).toEqual(['pass']);
    const red = scenario({ characters: cast, hands: [['red delete']] });
    hit(red, 'red delete', 1);
    expect(red.told(null, 'uses')).toEqual([]);
  });

  it('Heroism: his third black message may still take another down, then he falls (scenario 46)', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove'], [], ['black prove', 'black prove']],
      deck: ['black trap'],
    });
    hit(game, 'black delete', 1);
    game.must(1, { card: 'black trap' });
    game.must(1, { to: 3 });
    expect(game.view(null).fallen.map(({ seat, by }) => [seat, by])).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('Heroism by Distribute is resolved fully before the next card is dealt', () => {
    const game = scenario({
      characters: cast,
      hands: [['red distribute', 'red trap'], ['black lock-on']],
      deck: ['red prove', 'black trap', 'blue decode', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.messages(2)).toEqual([]);
    game.must(1, { card: 'black lock-on' });
    game.must(1, { to: 2 });
    expect(game.messages(2)).toEqual(['black lock-on', 'blue decode']);
  });

  it('Heroism: the last who lives, reached by an Elegy, has nobody to give a card to (R19)', () => {
    const game = scenario({
      seats: 3,
      characters: ['Mark Jr.', 'Double Knight', 'Nightmare'],
      up: [2],
      identities: ['KDR', 'FRS', 'FRS'],
      hands: [['red distribute', 'black lock-on'], [], ['black trap']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black decode', 'black delete'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(2, { to: 0 });
    expect(game.messages(0)).toContain('black trap');
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });

  const wins = {
    identities: ['KDR', 'FRS', 'KDR', 'KDR'] as const,
    hands: [['blue delete']],
    messages: [[], ['blue prove', 'blue prove']],
  };

  it('Break Through: declaring victory he must name a living woman who lies face-up (scenario 59, R25)', () => {
    const game = scenario({ ...wins, characters: ['Angel', 'Mark Jr.', 'Static Electricity', 'Swan'] });
    hit(game, 'blue delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Break Through' } });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 0 }]);
    game.must(1, { to: 0 });
    expect(game.result).toEqual({ winners: [0, 1], reason: 'three-blue' });
    expect(game.view(null).ending?.shares).toEqual([{ seat: 0, by: 'Break Through' }]);
  });

  it('Break Through: without such a woman nobody is named; the eliminated do not count (scenario 59)', () => {
    const game = scenario({ ...wins, characters: ['Viper', 'Mark Jr.', 'Kwon Ki Ku', 'Swan'] });
    hit(game, 'blue delete', 1);
    expect(game.result?.winners).toEqual([1]);
    const fallen = scenario({
      ...wins,
      characters: ['Viper', 'Mark Jr.', 'Kwon Ki Ku', 'Angel'],
      active: 3,
      hands: [[], [], [], ['red distribute']],
      messages: [[], ['blue prove', 'blue prove'], [], ['black prove', 'black prove']],
      deck: ['black prove', 'red prove', 'blue prove', 'red prove'],
    });
    fallen.play(3, { card: 'red distribute', as: 'distribute' });
    expect(fallen.alive(3)).toBe(false);
    expect(fallen.result?.winners).toEqual([1]);
  });

  it('Mission: one FRS and one KDR are eliminated; an identity that Alias took counts as it was (R18)', () => {
    const game = scenario({
      seats: 5,
      characters: ['Alias', 'Mark Jr.', 'Static Electricity', 'Kwon Ki Ku', 'Viper'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['red distribute']],
      messages: [[], [], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black prove', 'black prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(0, 'yes');
    // Alias is the one woman left, so Break Through names her.
    expect(game.result).toEqual({ winners: [0, 1], reason: 'mission Mark Jr.' });
  });

  it('Mission: two of one side are not enough', () => {
    const game = scenario({
      seats: 5,
      characters: cast,
      identities: ['KDR', 'MOF', 'FRS', 'FRS', 'KDR'],
      hands: [['red distribute', 'red prove']],
      messages: [[], [], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'blue prove', 'black prove', 'black prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.alive(3)).toBe(false);
    expect(game.result).toBeNull();
  });
});

describe('Nightmare', () => {
  const cast = ['Double Knight', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'];

  it('Echo: proved, she may turn up and draw two before the Prove works', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove KDR draw', 'red prove']],
      deck: ['red trap', 'blue trap'],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(game.ask(1)).toMatchObject({ kind: 'use', about: { ability: 'Echo' } });
    game.must(1, 'yes');
    expect(game.up(1)).toBe(true);
    expect(game.hand(1)).toEqual(['blue trap', 'red trap']);
    expect(game.kind()).toBe('answer');
  });

  it('Echo: locked on by a card, she may; by Cruel, which is none, she may not', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red prove']] });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.must(1, 'yes');
    expect(game.hand(1)).toHaveLength(2);
    expect(game.view(null).seats[1]).toMatchObject({ up: true, locked: true });
    const cruel = scenario({
      characters: ['Fire', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['red prove']],
    });
    cruel.act(0, { ability: 'Cruel', to: 1 });
    expect(cruel.kind()).toBe('play');
  });

  it('Echo: not when the card is counteracted, nor when she is not its target', () => {
    const countered = scenario({ characters: cast, hands: [['red lock-on', 'red prove'], ['red counteract']] });
    countered.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).toBe('play');
    expect(countered.up(1)).toBe(false);
    const other = scenario({ characters: cast, hands: [['red lock-on', 'red prove']] });
    other.play(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    expect(other.kind()).toBe('play');
  });

  it('Echo: any hidden character is asked the same, one publicly somebody else is not', () => {
    const position = {
      characters: ['Double Knight', 'Tank', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [['red lock-on', 'red prove']],
    };
    const hidden = scenario(position);
    hidden.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(hidden.ask(1)).toMatchObject({ kind: 'use', from: ['pass'], about: { ability: 'Echo' } });
    const open = scenario({ ...position, up: [1] });
    open.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    expect(open.kind()).toBe('play');
  });

  it('Modulation: face-up she may answer a Prove as she likes, and everybody knows that she may', () => {
    const game = scenario({
      characters: cast,
      up: [1],
      identities: ['KDR', 'FRS', 'KDR', 'KDR'],
      hands: [['red prove KDR draw', 'red prove']],
    });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    expect(game.ask(1)).toMatchObject({ kind: 'answer', about: { bet: 'KDR' } });
    game.must(1, 'acts');
    expect(game.hand(1)).toHaveLength(2);
    expect(game.view(0).claims[0]).toMatchObject({ to: 1, acts: true, free: true });
  });

  it('Modulation: face-down she must tell the truth', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'KDR', 'KDR'],
      hands: [['red prove FRS draw', 'red prove']],
    });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    game.must(1, 'pass');
    expect(game.kind()).toBe('play');
    expect(game.view(0).claims[0]).toMatchObject({ acts: true, free: false });
    expect(game.hand(1)).toHaveLength(2);
  });

  it('Invasion, Track, Echo, Modulation, then the Prove; counteracted, none of them (scenario 51)', () => {
    const position = {
      characters: ['Static Electricity', 'Detective', 'Nightmare', 'Kwon Ki Ku'],
      hands: [['red prove KDR discard'], [], ['black trap'], ['red counteract']],
    };
    const game = scenario(position);
    game.play(0, { card: 'red prove KDR discard', as: 'prove', to: 2 });
    expect(game.ask(0).about).toEqual({ ability: 'Invasion', to: 2 });
    game.must(0, 'yes');
    expect(game.ask(1).about).toEqual({ ability: 'Track', to: 2 });
    game.must(1, 'yes');
    expect(game.ask(2).about).toEqual({ ability: 'Echo' });
    game.must(2, 'yes');
    expect(game.hand(2)).toHaveLength(2);
    expect(game.kind()).toBe('answer');
    game.must(2, 'says');
    expect(game.hand(2)).toHaveLength(2);
    expect(game.hand(0)).toEqual(['black trap']);
    const countered = scenario(position);
    countered.act(0, { card: 'red prove KDR discard', as: 'prove', to: 2 });
    countered.act(3, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.told(null, 'uses')).toEqual([]);
    expect(countered.view(null).claims).toEqual([]);
  });

  const falls = {
    characters: cast,
    up: [1],
    identities: ['KDR', 'FRS', 'KDR', 'KDR'] as const,
    messages: [[], ['black prove', 'black prove']],
  };

  it('Elegy: falling she gives her hand to another, who takes three of the cards by lot as messages', () => {
    const game = scenario({
      ...falls,
      hands: [['black delete'], ['red trap', 'red lock-on', 'blue trap', 'blue lock-on'], ['black lock-on']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(1)).toMatchObject({ kind: 'seat', about: { ability: 'Elegy' } });
    expect(game.offers(1)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }]);
    game.must(1, { to: 3 });
    expect(game.messages(3)).toHaveLength(3);
    expect(game.hand(3)).toHaveLength(1);
    expect([...game.messages(3), ...game.hand(3)].sort()).toEqual([
      'blue lock-on',
      'blue trap',
      'red lock-on',
      'red trap',
    ]);
  });

  it('Elegy: with fewer than three all are taken (R12); with none she is not asked', () => {
    const two = scenario({ ...falls, hands: [['black delete'], ['red trap', 'blue trap']] });
    hit(two, 'black delete', 1);
    two.must(1, { to: 3 });
    expect(two.messages(3).sort()).toEqual(['blue trap', 'red trap']);
    const none = scenario({ ...falls, hands: [['black delete']] });
    hit(none, 'black delete', 1);
    expect(none.kind()).not.toBe('seat');
  });

  it('Elegy: three black cards bring another down, and she is held to have done it', () => {
    const game = scenario({ ...falls, hands: [['black delete'], ['black trap', 'black lock-on', 'black delete']] });
    hit(game, 'black delete', 1);
    game.must(1, { to: 3 });
    expect(game.view(null).fallen.map(({ seat, by }) => [seat, by])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it('Elegy: after what others do at her fall, and not from face-down (R20)', () => {
    const game = scenario({
      ...falls,
      characters: ['Scarlet Blade', 'Nightmare', 'Alias', 'Kwon Ki Ku'],
      hands: [['black delete'], ['red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.hand(0)).toHaveLength(4);
    expect(game.ask(2).about).toMatchObject({ ability: 'Funeral' });
    game.must(2, 'pass');
    expect(game.ask(1).about).toMatchObject({ ability: 'Elegy' });
    const down = scenario({ ...falls, up: [], hands: [['black delete'], ['red trap']] });
    hit(down, 'black delete', 1);
    expect(down.kind()).not.toBe('seat');
    expect(down.discards()).toContain('red trap');
  });

  it('Mission: eliminated with three red cards in hand she wins, before Alias or Elegy (scenario 39)', () => {
    const game = scenario({
      characters: ['Alias', 'Nightmare', 'Static Electricity', 'Kwon Ki Ku'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['black delete'], ['red trap', 'red lock-on', 'red decode', 'black lock-on']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Nightmare' });
  });

  it('Mission: two red cards are not enough', () => {
    const game = scenario({
      ...falls,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['black delete'], ['red trap', 'red lock-on', 'blue decode']],
    });
    hit(game, 'black delete', 1);
    expect(game.result).toBeNull();
    expect(game.ask(1).about).toMatchObject({ ability: 'Elegy' });
  });
});

describe('Oblique Shadow', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Oblique Shadow', 'Kwon Ki Ku'];

  it('Exchange: she turns up, and all messages of the two change places', () => {
    const game = scenario({
      characters: cast,
      hands: [['red prove']],
      messages: [['blue trap', 'red trap'], [], ['black trap', 'black lock-on']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.up(2)).toBe(true);
    expect(game.messages(0)).toEqual(['black trap', 'black lock-on']);
    expect(game.messages(2)).toEqual(['blue trap', 'red trap']);
    expect(game.tally(0)).toBe('0/0/2');
    expect(game.tally(2)).toBe('1/1/0');
  });

  it('Exchange: in any window of any turn (R16), with somebody where there is something to exchange', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on'], ['red decode']], messages: [['blue prove']] });
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Exchange', to: 1 })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Exchange', to: 0 })).toBe(true);
    const open = scenario({ characters: cast, up: [2], hands: [['red prove']], messages: [['blue prove']] });
    expect(open.offered(2, { ability: 'Exchange' })).toBe(false);
  });

  it('Exchange: if both sides would win, it goes anti-clockwise from the active player', () => {
    const position = {
      characters: cast,
      identities: ['KDR', 'KDR', 'FRS', 'FRS'] as const,
      messages: [['blue prove', 'blue prove', 'blue prove'], [], ['red prove', 'red prove', 'red prove']],
    };
    const first = scenario({ ...position, hands: [['red prove']] });
    first.act(2, { ability: 'Exchange', to: 0 });
    expect(first.result).toEqual({ winners: [0, 1], reason: 'three-red' });
    const second = scenario({ ...position, active: 1, hands: [[], ['red prove']] });
    second.act(2, { ability: 'Exchange', to: 0 });
    expect(second.result).toEqual({ winners: [2, 3], reason: 'three-blue' });
  });

  it('Exchange: messages that change places are not obtained, so no ability answers; three black ones bring one down', () => {
    const game = scenario({
      characters: ['Tough Gun', 'Static Electricity', 'Oblique Shadow', 'Kwon Ki Ku'],
      hands: [['red prove']],
      messages: [['red trap'], [], ['black trap', 'black lock-on']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.tally(0)).toBe('0/0/2');
    expect(game.told(null, 'uses').map((one) => one.ability)).toEqual(['Exchange']);
    expect(game.hand(0)).toHaveLength(1);
    const deadly = scenario({
      characters: cast,
      hands: [['red prove']],
      messages: [[], [], ['black trap', 'black lock-on', 'black prove']],
    });
    deadly.act(2, { ability: 'Exchange', to: 0 });
    expect(deadly.view(null).fallen).toMatchObject([{ seat: 0, by: 2, how: 'messages' }]);
  });

  it('Mission: three red messages, from another if need be', () => {
    const game = scenario({
      characters: cast,
      identities: ['FRS', 'KDR', 'MOF', 'KDR'],
      hands: [['red prove']],
      messages: [['red prove', 'red prove', 'red prove']],
    });
    game.act(2, { ability: 'Exchange', to: 0 });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Oblique Shadow' });
  });
});
