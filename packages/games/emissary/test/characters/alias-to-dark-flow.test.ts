// The cast as a whole; Alias, Angel, Brumaire Baron, Dark Flow.

import { describe, expect, it } from 'vitest';
import { characters } from '../../rules/characters/index.ts';
import { people } from '../../rules/people.ts';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, takenBy, travel } from './steps.ts';

/** What offers and triggers have in common. */
interface Named {
  readonly ability: string;
  readonly face: string;
}

describe('The cast', () => {
  it('has everybody of the table of characters, with the blue abilities it names', () => {
    expect(characters.map((one) => one.name)).toEqual(people.map((one) => one.name));
    for (const [i, one] of characters.entries()) {
      const { offers, played, before, after, obtained, eliminated, afterwards } = one;
      const all = [offers, played, before, after, obtained, eliminated, afterwards].flatMap<Named>(
        (some) => some ?? [],
      );
      const down = all.filter((ability) => ability.face === 'down');
      expect(
        down.map((ability) => ability.ability),
        one.name,
      ).toEqual(people[i]?.blue);
    }
  });
});

describe('Alias', () => {
  const cast = ['Alias', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];

  it('Moody: another obtains a true message of hers: she draws one and may give him a black card', () => {
    const game = scenario({
      characters: cast,
      hands: [['red delete', 'black trap']],
      deck: ['blue decode'],
    });
    hit(game, 'red delete', 1);
    expect(game.hand(0)).toEqual(['black trap', 'blue decode']);
    expect(game.ask(0)).toMatchObject({ kind: 'card', about: { ability: 'Moody', to: 1 } });
    expect(game.offers(0)).toEqual(['pass', { card: 'black trap' }]);
    game.must(0, { card: 'black trap' });
    expect(game.messages(1)).toEqual(['red delete', 'black trap']);
  });

  it('Moody: a hand without a black card is asked all the same', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], deck: ['blue decode'] });
    hit(game, 'red delete', 1);
    expect(game.offers(0)).toEqual(['pass']);
    game.pass();
    expect(game.messages(1)).toEqual(['red delete']);
  });

  it('Moody does not answer a black message, nor a true one that comes back to her', () => {
    const black = scenario({ characters: cast, hands: [['black delete', 'black trap']] });
    hit(black, 'black delete', 1);
    expect(black.hand(0)).toEqual(['black trap']);
    const back = scenario({ characters: cast, hands: [['red lock-on', 'black trap']] });
    send(back, { card: 'red lock-on', by: 'CM' });
    comesBack(back);
    expect(back.messages(0)).toEqual(['red lock-on']);
    expect(back.told(null, 'uses')).toEqual([]);
  });

  it('Moody does not answer a Distribute: it does not originate from her', () => {
    const game = scenario({
      characters: cast,
      hands: [['red distribute', 'black trap']],
      deck: ['black prove', 'red prove', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.kind()).toBe('play');
    expect(game.tally(2)).toBe('0/1/0');
  });

  it('Funeral: she gives up her identity unseen, takes that of the eliminated, and draws two', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['red trap', 'blue trap'],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Funeral', to: 1 } });
    game.must(0, 'yes');
    expect(game.view(0).seats[0]?.identity).toBe('FRS');
    expect(game.hand(0)).toEqual(['blue trap', 'red trap']);
    // Nobody else learns either identity; the one who fell knows what he held.
    expect(game.view(2).seats[0]?.identity).toBeNull();
    expect(game.view(2).seats[1]?.identity).toBeNull();
    expect(game.view(2).shelf).toEqual([]);
    expect(game.view(0).shelf).toEqual(['MOF']);
    expect(game.view(1).seats[0]?.identity).toBe('FRS');
  });

  it('Funeral may be left: then the eliminated shows his identity', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(0, 'pass');
    expect(game.view(null).seats[1]).toMatchObject({ alive: false, identity: 'FRS', exposed: true });
    expect(game.hand(0)).toEqual([]);
  });

  it('Funeral (R8): with the new identity she wins at once, her new side with her', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'FRS'],
      hands: [['black delete']],
      messages: [
        ['blue prove', 'blue prove', 'blue prove'],
        ['black prove', 'black prove'],
      ],
    });
    hit(game, 'black delete', 1);
    game.must(0, 'yes');
    expect(game.result).toEqual({ winners: [0, 3], reason: 'three-blue' });
  });

  it('Mission: she has none; as MOF only the last survivor wins', () => {
    const game = scenario({
      seats: 3,
      characters: cast.slice(0, 3),
      identities: ['MOF', 'FRS', 'KDR'],
      hands: [['red distribute']],
      messages: [
        ['red prove', 'red prove', 'red prove', 'blue prove', 'blue prove'],
        ['black prove', 'black prove'],
        ['black prove', 'black prove'],
      ],
      deck: ['blue prove', 'black prove', 'black prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(0, 'pass');
    expect(game.result).toBeNull();
    game.must(0, 'pass');
    expect(game.result).toEqual({ winners: [0], reason: 'last' });
  });
});

describe('Angel', () => {
  const cast = ['Double Knight', 'Angel', 'Static Electricity', 'Kwon Ki Ku'];

  it('Collection: a message deleted by anybody goes to her hand', () => {
    const game = scenario({ characters: cast, hands: [['red delete']], messages: [[], [], ['black trap']] });
    game.play(0, { card: 'red delete', as: 'delete', at: 2, place: 0 });
    expect(game.hand(1)).toEqual(['black trap']);
    expect(game.discards()).toEqual(['red delete']);
  });

  it('Collection: messages discarded by an elimination are not deleted (scenario 36)', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove', 'red prove']],
    });
    hit(game, 'black delete', 2);
    expect(game.alive(2)).toBe(false);
    expect(game.told(1, 'picks-up')).toEqual([]);
    expect(game.discards()).toHaveLength(4);
  });

  it('Cure: red and blue Lock On delete, also on the turn of another; black ones do not', () => {
    const game = scenario({
      characters: cast,
      hands: [['red trap'], ['blue lock-on', 'black lock-on', 'red lock-on']],
      messages: [['black trap']],
    });
    expect(game.offered(1, { card: 'blue lock-on', as: 'delete' })).toBe(true);
    expect(game.offered(1, { card: 'red lock-on', as: 'delete' })).toBe(true);
    expect(game.offered(1, { card: 'black lock-on', as: 'delete' })).toBe(false);
    game.play(1, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    expect(game.messages(0)).toEqual([]);
    expect(game.hand(1)).toEqual(['black lock-on', 'black trap', 'red lock-on']);
    expect(game.discards()).toEqual(['blue lock-on']);
  });

  it('Cure: the Lock On stays a card and can be counteracted', () => {
    const game = scenario({
      characters: cast,
      hands: [['red counteract'], ['blue lock-on']],
      messages: [['black trap']],
    });
    game.act(1, { card: 'blue lock-on', as: 'delete', at: 0, place: 0 });
    game.act(0, { card: 'red counteract', as: 'counteract' });
    game.resolve();
    expect(game.messages(0)).toEqual(['black trap']);
    expect(game.hand(1)).toEqual([]);
  });

  it('Mission: six black cards in her hand, the moment they are there', () => {
    const hands = [
      ['red delete'],
      ['black prove', 'black prove', 'black prove', 'black prove', 'black prove', 'red prove'],
    ];
    const messages = [['black trap']];
    const game = scenario({ characters: cast, identities: ['KDR', 'MOF', 'FRS', 'KDR'], hands, messages });
    game.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Angel' });
    const other = scenario({ characters: cast, identities: ['KDR', 'FRS', 'MOF', 'KDR'], hands, messages });
    other.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(other.result).toBeNull();
  });
});

describe('Brumaire Baron', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Brumaire Baron', 'Kwon Ki Ku'];

  it('Substitute: he turns up and puts a card of his hand in the place of an OM, which stays an OM (scenario 54)', () => {
    const game = scenario({ characters: cast, hands: [['red intercept'], [], ['blue lock-on', 'black trap']] });
    send(game, { card: 'red intercept', by: 'OM', to: 1 });
    game.act(2, { ability: 'Substitute', card: 'blue lock-on' });
    expect(game.up(2)).toBe(true);
    expect(game.hand(2)).toEqual(['black trap', 'red intercept']);
    expect(game.state.letter).toMatchObject({ stamp: 'OM', from: 0, at: 1 });
    // The sender knows what the Baron holds now; only the Baron knows what travels.
    expect(game.view(0).seats[2]?.known.map((card) => card.effect)).toEqual(['intercept']);
    expect(game.view(0).letter?.face).toBeNull();
    expect(game.view(3).letter?.face).toBeNull();
    expect(game.view(2).letter?.face).toMatchObject({ effect: 'lock-on' });
    takenBy(game, 1);
    expect(game.messages(1)).toEqual(['blue lock-on']);
  });

  it('Substitute: declined, the new card goes back to the sender of the old one', () => {
    const game = scenario({ characters: cast, hands: [['red intercept'], [], ['blue lock-on']] });
    send(game, { card: 'red intercept', by: 'OM', to: 1 });
    game.act(2, { ability: 'Substitute', card: 'blue lock-on' });
    comesBack(game);
    expect(game.messages(0)).toEqual(['blue lock-on']);
  });

  it('Substitute is for OM alone, only from face-down, and never on arrival', () => {
    const confidential = scenario({ characters: cast, hands: [['red lock-on'], [], ['blue lock-on']] });
    send(confidential, { card: 'red lock-on', by: 'CM' });
    expect(confidential.offered(2, { ability: 'Substitute' })).toBe(false);
    const position = { characters: cast, hands: [['red intercept'], ['red decode'], ['blue lock-on']] };
    const open = scenario({ ...position, up: [2] });
    send(open, { card: 'red intercept', by: 'OM', to: 1 });
    expect(open.offered(2, { ability: 'Substitute' })).toBe(false);
    const hidden = scenario(position);
    send(hidden, { card: 'red intercept', by: 'OM', to: 1 });
    hidden.until('arrival');
    expect(hidden.offered(2, { ability: 'Substitute' })).toBe(false);
  });

  it('Escape: an Intercept by anybody turns him down, even a counteracted one (scenario 54)', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red lock-on', 'blue counteract'], [], [], ['black intercept']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(3, { card: 'black intercept', as: 'intercept' });
    expect(game.up(2)).toBe(false);
    game.act(0, { card: 'blue counteract', as: 'counteract' });
    game.resolve();
    expect(game.up(2)).toBe(false);
    expect(game.state.letter?.at).toBe(1);
  });

  it('Escape: his own Intercept turns him down too, and an Intercept sent as a message does not', () => {
    const own = scenario({ characters: cast, up: [2], hands: [['red lock-on'], [], ['black intercept']] });
    send(own, { card: 'red lock-on', by: 'CM' });
    own.play(2, { card: 'black intercept', as: 'intercept' });
    expect(own.up(2)).toBe(false);
    const sent = scenario({ characters: cast, up: [2], hands: [['black intercept']] });
    hit(sent, 'black intercept', 1);
    expect(sent.up(2)).toBe(true);
  });

  it('Mission: three red messages, face-down as well (R20)', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'KDR'],
      hands: [['red delete']],
      messages: [[], [], ['red prove', 'red prove']],
    });
    hit(game, 'red delete', 2);
    expect(game.result).toEqual({ winners: [2], reason: 'mission Brumaire Baron' });
  });
});

describe('Dark Flow', () => {
  const proving = {
    characters: ['Dark Flow', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'],
    deck: ['red trap', 'blue trap', 'black delete', 'red delete'],
  };

  it('Choice: proving somebody he draws two and returns one, before the Prove works (scenario 52)', () => {
    const game = scenario({ ...proving, hands: [['red prove FRS draw', 'black lock-on']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.ask(0)).toMatchObject({ kind: 'use', about: { ability: 'Choice' } });
    game.must(0, 'yes');
    expect(game.hand(1)).toEqual([]);
    expect(game.offers(0)).toHaveLength(3);
    game.must(0, { card: 'black lock-on' });
    // Seat 1 is FRS and draws two: what was returned first.
    expect(game.hand(0)).toEqual(['blue trap', 'red trap']);
    expect(game.hand(1)).toEqual(['black delete', 'black lock-on']);
  });

  it('Choice: he alone knows what he returned', () => {
    const game = scenario({ ...proving, hands: [['red prove KDR draw', 'black lock-on']] });
    game.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    game.must(0, 'yes');
    game.must(0, { card: 'blue trap' });
    expect(game.deck()[0]).toBe('blue trap');
    expect(game.view(0).peeked).toEqual([{ under: 0, card: { effect: 'trap', colour: 'blue', stamp: 'CM' } }]);
    expect(game.view(1).peeked).toEqual([]);
  });

  it('Choice may be left, and there is none when the Prove is counteracted or played by another', () => {
    const left = scenario({ ...proving, hands: [['red prove KDR draw']] });
    left.play(0, { card: 'red prove KDR draw', as: 'prove', to: 1 });
    left.must(0, 'pass');
    expect(left.hand(0)).toEqual([]);
    const countered = scenario({ ...proving, hands: [['red prove KDR draw', 'red trap'], ['red counteract']] });
    countered.act(0, { card: 'red prove', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.hand(0)).toEqual(['red trap']);
    const other = scenario({ ...proving, active: 1, hands: [[], ['red prove KDR draw', 'red trap']] });
    other.play(1, { card: 'red prove', as: 'prove', to: 0 });
    expect(other.told(null, 'uses')).toEqual([]);
  });

  const reached = {
    characters: ['Double Knight', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'],
    deck: ['blue delete', 'red delete'],
  };

  it('Change: he discards a card, and the message changes places with the top of the deck (R10)', () => {
    const game = scenario({ ...reached, hands: [['black lock-on'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.discards()).toEqual(['red trap']);
    expect(game.deck()[0]).toBe('black lock-on');
    expect(game.view(0).peeked[0]).toMatchObject({ under: 0, card: { effect: 'lock-on' } });
    expect(game.view(1).letter?.face).toBeNull();
    // An OM stamp now, but it goes on in the same way: to the right.
    takenBy(game, 2);
    expect(game.messages(2)).toEqual(['blue delete']);
  });

  it('Change: an exposed message stays exposed', () => {
    const game = scenario({ ...reached, hands: [['black transfer'], ['red trap']] });
    send(game, { card: 'black transfer', by: 'EM' });
    game.until('arrival');
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.view(null).letter?.face).toMatchObject({ colour: 'blue', effect: 'delete' });
    takenBy(game, 1);
    expect(game.messages(1)).toEqual(['blue delete']);
  });

  it('Change: with an empty deck the discards are shuffled in first', () => {
    const game = scenario({ ...reached, deck: [], left: 0, hands: [['black lock-on'], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    const before = game.discards().length;
    game.act(1, { ability: 'Change', card: 'red trap' });
    expect(game.discards()).toEqual([]);
    expect(game.deck()).toHaveLength(before + 1);
    expect(game.deck()[0]).toBe('black lock-on');
  });

  it('Change is for messages that lie before him', () => {
    const game = scenario({ ...reached, hands: [['black delete'], ['red trap'], ['red decode']] });
    send(game, { card: 'black delete', by: 'OM', to: 2 });
    expect(game.offered(1, { ability: 'Change' })).toBe(false);
    game.until('arrival');
    expect(game.offered(1, { ability: 'Change' })).toBe(false);
  });

  it('Mission: three red messages', () => {
    const game = scenario({
      ...reached,
      identities: ['FRS', 'MOF', 'FRS', 'KDR'],
      hands: [['red lock-on']],
      messages: [[], ['red prove', 'red prove']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    game.must(1, 'accept');
    expect(game.result).toEqual({ winners: [1], reason: 'mission Dark Flow' });
  });
});
