// Detective, Diamond Man, Double Knight, Fire.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, takenBy } from './steps.ts';

describe('Detective', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Detective', 'Kwon Ki Ku'];

  it('Track: he may look at the Prove card of another; nobody else sees it', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS draw']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    expect(game.ask(2)).toMatchObject({ kind: 'use', about: { ability: 'Track', to: 1 } });
    game.must(2, 'yes');
    expect(game.view(2).claims[0]?.card?.prove).toEqual({ bet: 'FRS', kind: 'draw' });
    expect(game.view(3).claims[0]?.card).toBeNull();
    expect(game.view(null).claims[0]?.card).toBeNull();
    expect(game.view(2).removedSeen).toHaveLength(1);
  });

  it('Track may be left', () => {
    const game = scenario({ characters: cast, hands: [['red prove FRS draw']] });
    game.play(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    game.must(2, 'pass');
    expect(game.view(2).claims[0]).toMatchObject({ card: null, kind: 'draw', acts: true });
  });

  it('Track: not when the Prove is counteracted, nor when he is the one proved', () => {
    const countered = scenario({ characters: cast, hands: [['red prove FRS draw'], ['red counteract']] });
    countered.act(0, { card: 'red prove FRS draw', as: 'prove', to: 1 });
    countered.act(1, { card: 'red counteract', as: 'counteract' });
    countered.resolve();
    expect(countered.kind()).not.toBe('use');
    const proved = scenario({ characters: cast, hands: [['red prove FRS draw', 'red trap']] });
    proved.play(0, { card: 'red prove FRS draw', as: 'prove', to: 2 });
    expect(proved.kind()).toBe('play');
    expect(proved.view(2).claims[0]?.card?.prove?.bet).toBe('FRS');
  });

  it('Search: gaining a black message he may take a message of another into his hand', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [['blue trap'], ['red trap', 'black trap'], ['red lock-on']],
    });
    hit(game, 'black delete', 2);
    expect(game.ask(2)).toMatchObject({ kind: 'message', about: { ability: 'Search' } });
    expect(game.offers(2)).toEqual(['pass', { at: 0, place: 0 }, { at: 1, place: 0 }, { at: 1, place: 1 }]);
    game.must(2, { at: 1, place: 1 });
    expect(game.hand(2)).toEqual(['black trap']);
    expect(game.messages(1)).toEqual(['red trap']);
    expect(game.messages(2)).toEqual(['red lock-on', 'black delete']);
  });

  it('Search answers Distribute and abilities as well, and a third black message before he falls', () => {
    const dealt = scenario({
      characters: cast,
      hands: [['red distribute']],
      deck: ['red prove', 'blue prove', 'black prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.ask(2).about).toEqual({ ability: 'Search' });
    dealt.must(2, { at: 0, place: 0 });
    expect(dealt.hand(2)).toHaveLength(1);
    const given = scenario({
      characters: ['Lark', 'Static Electricity', 'Detective', 'Kwon Ki Ku'],
      hands: [[], ['black trap']],
      messages: [[], ['red trap'], ['black prove', 'black prove']],
    });
    given.act(0, { ability: 'Best Show', to: 1 });
    given.must(0, { to: 2 });
    expect(given.ask(2).about).toEqual({ ability: 'Search' });
    given.must(2, { at: 1, place: 0 });
    expect(given.alive(2)).toBe(false);
    expect(given.discards()).toContain('red trap');
  });

  it('Search: not for true messages, and he is not asked when nobody else has a message', () => {
    const game = scenario({ characters: cast, hands: [['red delete', 'black delete']], messages: [['red prove']] });
    hit(game, 'red delete', 2);
    expect(game.told(null, 'uses')).toEqual([]);
    const alone = scenario({ characters: cast, hands: [['black delete']] });
    hit(alone, 'black delete', 2);
    expect(alone.kind()).not.toBe('message');
  });

  it('Mission: three red and three blue cards in his hand', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'KDR'],
      hands: [['black delete'], [], ['red prove', 'red prove', 'blue prove', 'blue prove', 'blue prove']],
      messages: [['blue trap'], ['red trap']],
    });
    hit(game, 'black delete', 2);
    game.must(2, { at: 1, place: 0 });
    expect(game.result).toEqual({ winners: [2], reason: 'mission Detective' });
  });
});

describe('Diamond Man', () => {
  const sends = ['Diamond Man', 'Double Knight', 'Static Electricity', 'Kwon Ki Ku'];
  const takes = ['Double Knight', 'Diamond Man', 'Static Electricity', 'Kwon Ki Ku'];

  it('Plan A: a black message of his is obtained: he may take a card by lot from any other hand', () => {
    const game = scenario({
      characters: sends,
      hands: [['black delete'], [], ['red trap', 'red lock-on'], ['blue prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'seat', about: { ability: 'Plan A' } });
    expect(game.offers(0)).toEqual(['pass', { to: 2 }, { to: 3 }]);
    game.must(0, { to: 2 });
    expect(game.hand(0)).toHaveLength(1);
    expect([...game.hand(0), ...game.hand(2)].sort()).toEqual(['red lock-on', 'red trap']);
    expect(game.told(3, 'taken')).toEqual([]);
    expect(game.told(2, 'taken')).toHaveLength(1);
  });

  it('Plan A: also when his own black message comes back to him, and then not Plan B', () => {
    const game = scenario({ characters: sends, hands: [['black lock-on'], [], ['red trap']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    comesBack(game);
    expect(game.ask(0).about).toEqual({ ability: 'Plan A' });
    game.must(0, { to: 2 });
    expect(game.hand(0)).toEqual(['red trap']);
    expect(game.told(null, 'uses')).toHaveLength(1);
  });

  it('Plan A: not for true messages, and nobody is asked when all other hands are empty', () => {
    const game = scenario({ characters: sends, hands: [['red delete'], [], ['red trap']] });
    hit(game, 'red delete', 1);
    expect(game.kind()).not.toBe('seat');
    const poor = scenario({ characters: sends, hands: [['black delete', 'red trap']] });
    hit(poor, 'black delete', 1);
    expect(poor.kind()).not.toBe('seat');
  });

  it('Plan B: a black message of another reaches him', () => {
    const game = scenario({ characters: takes, hands: [['black delete'], [], ['red trap']] });
    hit(game, 'black delete', 1);
    expect(game.ask(1).about).toEqual({ ability: 'Plan B' });
    game.must(1, { to: 2 });
    expect(game.told(null, 'takes')).toEqual([{ kind: 'takes', seat: 1, from: 2 }]);
  });

  it('Plan B works with the third black message, and then he falls (scenario 47)', () => {
    const game = scenario({
      characters: takes,
      hands: [['black delete'], [], ['red trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 2 });
    expect(game.alive(1)).toBe(false);
    expect(game.discards()).toContain('red trap');
  });

  it('Plan B: not by Distribute or an ability (scenario 47)', () => {
    const dealt = scenario({
      characters: takes,
      hands: [['red distribute', 'red prove'], [], ['red trap']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    dealt.play(0, { card: 'red distribute', as: 'distribute' });
    expect(dealt.kind()).toBe('play');
    expect(dealt.tally(1)).toBe('0/0/1');
    const given = scenario({
      characters: ['Lark', 'Diamond Man', 'Static Electricity', 'Kwon Ki Ku'],
      hands: [[], [], ['black trap'], ['red prove']],
    });
    given.act(0, { ability: 'Best Show', to: 2 });
    given.must(0, { to: 1 });
    expect(given.tally(1)).toBe('0/0/1');
    expect(given.kind()).not.toBe('seat');
  });

  it('Plan A: a black message dealt by his Distribute is not his', () => {
    const game = scenario({
      characters: sends,
      hands: [['red distribute', 'red prove'], ['blue prove']],
      deck: ['red prove', 'black prove', 'blue prove', 'blue prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.kind()).toBe('play');
  });

  it('Mission: ten cards in his hand', () => {
    const game = scenario({
      characters: takes,
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [
        ['black delete'],
        [...new Array<string>(6).fill('red prove'), ...new Array<string>(3).fill('blue prove')],
        ['red trap'],
      ],
    });
    hit(game, 'black delete', 1);
    game.must(1, { to: 2 });
    expect(game.result).toEqual({ winners: [1], reason: 'mission Diamond Man' });
  });
});

describe('Double Knight', () => {
  const cast = ['Double Knight', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'];

  it('Bet: two players take the top cards of the deck as messages, anti-clockwise from him', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']], deck: ['blue trap', 'black trap'] });
    game.act(0, { ability: 'Bet' });
    expect(game.ask(0)).toMatchObject({ kind: 'seats', min: 2, max: 2, about: { ability: 'Bet' } });
    expect(game.offers(0)).toEqual([{ to: 0 }, { to: 1 }, { to: 2 }, { to: 3 }]);
    game.must(0, [{ to: 3 }, { to: 1 }]);
    expect(game.messages(1)).toEqual(['blue trap']);
    expect(game.messages(3)).toEqual(['black trap']);
  });

  it('Bet: once in his turn (R4), in his own play phase only (R16)', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on'], ['red decode']],
      deck: ['blue prove', 'red prove'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 1 }, { to: 2 }]);
    expect(game.offered(0, { ability: 'Bet' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(0, { ability: 'Bet' })).toBe(false);
    const other = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['red lock-on']],
      messages: [['black prove']],
    });
    expect(other.offered(0, { card: 'red delete' })).toBe(true);
    expect(other.offered(0, { ability: 'Bet' })).toBe(false);
  });

  it('Bet: whoever falls by it was eliminated by him; the second is still dealt his card', () => {
    const game = scenario({
      characters: cast,
      hands: [['red lock-on']],
      messages: [[], ['black prove', 'black prove']],
      deck: ['black trap', 'blue trap'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 1 }, { to: 2 }]);
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 0, how: 'messages' }]);
    expect(game.messages(2)).toEqual(['blue trap']);
  });

  it('Mission: three blue messages; he wins before the second card is dealt', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      messages: [
        ['blue prove', 'blue prove'],
        ['blue prove', 'blue prove'],
      ],
      deck: ['blue trap', 'blue lock-on'],
    });
    game.act(0, { ability: 'Bet' });
    game.must(0, [{ to: 0 }, { to: 1 }]);
    expect(game.result).toEqual({ winners: [0], reason: 'mission Double Knight' });
    expect(game.messages(1)).toHaveLength(2);
  });
});

describe('Fire', () => {
  const cast = ['Fire', 'Dark Flow', 'Static Electricity', 'Kwon Ki Ku'];

  it('Cruel: another is locked on, and must take what reaches him', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on']] });
    game.act(0, { ability: 'Cruel', to: 2 });
    expect(game.view(null).seats[2]?.locked).toBe(true);
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('accept');
    game.must(1, 'decline');
    expect(game.messages(2)).toEqual(['red lock-on']);
  });

  it('Cruel: not twice in a turn (scenario 69, R4), not at himself, not outside his play phase (R16)', () => {
    const game = scenario({ characters: cast, hands: [['red lock-on', 'red trap']] });
    expect(game.offered(0, { ability: 'Cruel', to: 0 })).toBe(false);
    game.act(0, { ability: 'Cruel', to: 2 });
    expect(game.offered(0, { ability: 'Cruel' })).toBe(false);
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(0, { ability: 'Cruel' })).toBe(false);
    const other = scenario({
      characters: cast,
      active: 1,
      hands: [['red delete'], ['red prove']],
      messages: [['black prove']],
    });
    expect(other.offered(0, { ability: 'Cruel' })).toBe(false);
  });

  it('Cruel: may be used again in his next turn', () => {
    const game = scenario({ characters: cast.slice(0, 3), seats: 3, hands: [['red lock-on']] });
    game.act(0, { ability: 'Cruel', to: 1 });
    send(game, { card: 'red lock-on', by: 'CM' });
    while (game.state.turn < 4 || game.kind() !== 'play') {
      if (game.kind() === 'send') game.must(game.state.active, game.ask(game.state.active).from[0] ?? null);
      else if (game.kind() === 'accept') game.must(game.match.asks()[0]?.seat ?? -1, 'decline');
      else game.pass();
    }
    expect(game.state.active).toBe(0);
    expect(game.offered(0, { ability: 'Cruel' })).toBe(true);
  });

  it('Callous: he may take a true message of one who falls and lays it before himself', () => {
    const game = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove', 'blue trap', 'red trap']],
    });
    hit(game, 'black delete', 1);
    expect(game.ask(0)).toMatchObject({ kind: 'message', about: { ability: 'Callous' } });
    expect(game.offers(0)).toEqual(['pass', { at: 1, place: 2 }, { at: 1, place: 3 }]);
    game.must(0, { at: 1, place: 3 });
    expect(game.messages(0)).toEqual(['red trap']);
    expect(game.messages(1)).toEqual([]);
    expect(game.discards()).not.toContain('red trap');
  });

  it('Callous: nothing to ask when the fallen has no true message, or fell for having nothing to send', () => {
    const black = scenario({
      characters: cast,
      hands: [['black delete']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(black, 'black delete', 1);
    expect(black.kind()).not.toBe('message');
    const silent = scenario({
      characters: cast,
      active: 1,
      phase: 'send',
      messages: [[], ['red prove', 'blue prove']],
    });
    expect(silent.alive(1)).toBe(false);
    expect(silent.messages(0)).toEqual([]);
  });

  it('Mission: two red and two blue messages, Callous counted', () => {
    const game = scenario({
      characters: cast,
      identities: ['MOF', 'FRS', 'KDR', 'KDR'],
      hands: [['black delete']],
      messages: [
        ['red prove', 'red prove', 'blue prove'],
        ['black prove', 'black prove', 'blue trap'],
      ],
    });
    send(game, { card: 'black delete', by: 'OM', to: 1 });
    takenBy(game, 1);
    game.must(0, { at: 1, place: 2 });
    expect(game.result).toEqual({ winners: [0], reason: 'mission Fire' });
  });
});
