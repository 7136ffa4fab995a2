// The rules of Courier, one scenario each.

import { describe, expect, it } from 'vitest';
import { BEFORE, box, HAND } from '../rules/box.ts';
import { Scenario } from './scenario.ts';

describe('seals', () => {
  it('a sealed card does nothing and is discarded with the seal', () => {
    const game = new Scenario({ hands: [['red question'], ['blue seal'], []] });
    game.must(0, { card: 'red question', to: 2 });
    game.must(1, { card: 'blue seal' });
    game.allPass();
    expect(game.view(null).discard).toEqual(['blue seal', 'red question']);
    expect(game.match.told.some((one) => one.event.kind === 'states')).toBe(false);
    expect(game.view(null).seats[1]?.silenced).toBe(1);
  });

  it('a seal can be sealed: then the first card takes effect, and only the seal that held counts', () => {
    const game = new Scenario({
      hands: [['red question', 'red seal'], ['blue seal'], []],
      roles: ['free', 'league', 'crown'],
    });
    game.must(0, { card: 'red question', to: 2 });
    game.must(1, { card: 'blue seal' });
    game.must(2, 'pass');
    game.must(0, { card: 'red seal' });
    game.allPass();
    game.allPass();
    expect(game.match.asks()).toMatchObject([{ seat: 2, kind: 'state' }]);
    expect(game.view(null).seats.map((seat) => seat.silenced)).toEqual([1, 0, 0]);
  });

  it('everybody is asked, whether they hold a seal or not', () => {
    const game = new Scenario({ seats: 5, hands: [['red question'], [], [], ['red seal'], []] });
    game.must(0, { card: 'red question', to: 2 });
    expect(game.match.asks().map((ask) => [ask.seat, ask.from.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 1],
    ]);
  });

  it('the last of one’s seals that must hold ends the match inside the counter', () => {
    const game = new Scenario({
      options: { silence: 2 },
      hands: [['red question', 'blue question'], ['red seal', 'blue seal'], []],
    });
    for (const card of ['red', 'blue']) {
      game.must(0, { card: `${card} question`, to: 2 });
      game.must(1, { card: `${card} seal` });
      game.allPass();
    }
    expect(game.match.result).toEqual({ winners: [1], reason: 'silence' });
  });
});

describe('questions', () => {
  it.each([
    ['crown', [true]],
    ['league', [false]],
    ['free', [true, false]],
  ])('asked for the Crown, a seat of %s may say %j', (role, may) => {
    const game = new Scenario({ hands: [['red question'], [], []], roles: ['league', 'crown', role] });
    game.must(0, { card: 'red question', to: 2 });
    game.allPass();
    expect(game.match.asks(2)[0]?.from).toEqual(may);
    const [said = false] = may;
    game.must(2, said);
    expect(game.match.told.at(-1)?.event).toMatchObject({ kind: 'states', seat: 2, said });
    expect(game.match.state.cards.facts).toMatchObject([{ kind: 'stated' }]);
  });
});

describe('gifts', () => {
  it('a seal changes hands face-down: two know which, everybody knows what kind; the giver draws two', () => {
    const game = new Scenario({ hands: [['red gift', 'blue seal', 'red mask'], [], []] });
    game.must(0, { card: 'red gift', to: 1 });
    game.allPass();
    game.must(0, { card: 'blue seal' });
    expect(game.view(1).seats[1]?.known).toEqual(['blue seal']);
    expect(game.view(2).seats[1]?.known).toEqual([]);
    const { cards } = game.match.state;
    const given = box.first(cards, HAND + 1);
    expect(box.classesOf(cards, given)).toBe(box.mask('seal'));
    expect(game.view(0).hand).toHaveLength(3);
  });

  it('without a seal in hand a gift cannot be played', () => {
    const game = new Scenario({ hands: [['red gift'], [], []] });
    expect(game.match.asks(0)[0]?.from.some((one) => JSON.stringify(one).includes('card'))).toBe(false);
  });
});

describe('the journey of a letter', () => {
  const send = (game: Scenario, card: string): void => {
    game.must(0, 'pass');
    game.must(0, { card });
  };

  it('goes round to the right until somebody takes it; at home it must be taken', () => {
    const game = new Scenario({ hands: [['red mask'], [], []] });
    send(game, 'red mask');
    for (const seat of [1, 2]) {
      game.allPass();
      game.must(seat, 'pass');
    }
    game.allPass();
    expect(game.match.asks()).toMatchObject([{ seat: 0, from: ['take'] }]);
    game.must(0, 'take');
    expect(game.view(1).seats[0]?.before).toEqual(['red mask']);
    expect(game.view(1).active).toBe(1);
  });

  it('is face-down for all but its sender', () => {
    const game = new Scenario({ hands: [['red mask'], [], []] });
    send(game, 'red mask');
    expect([0, 1, 2, null].map((viewer) => game.view(viewer).road?.face)).toEqual(['red mask', null, null, null]);
  });

  it('whoever seizes it must take it, unless that is sealed', () => {
    const game = new Scenario({ hands: [['red mask', 'red seal'], [], ['blue seize', 'red seize']] });
    send(game, 'red mask');
    game.must(1, 'pass');
    game.must(2, { card: 'blue seize' });
    game.must(0, { card: 'red seal' });
    game.allPass();
    game.must(1, 'pass');
    game.must(2, { card: 'red seize' });
    game.allPass();
    expect(game.match.asks()).toMatchObject([{ seat: 2, kind: 'take', from: ['take'] }]);
  });

  it('three of one’s own colour win', () => {
    const game = new Scenario({
      hands: [['red mask'], [], []],
      before: [[], ['red seal', 'red seize'], []],
      roles: ['league', 'crown', 'league'],
    });
    send(game, 'red mask');
    game.allPass();
    game.must(1, 'take');
    expect(game.match.result).toEqual({ winners: [1], reason: 'crown' });
  });

  it('three of another colour show everybody who the seat is not', () => {
    const game = new Scenario({
      hands: [['red mask'], [], []],
      before: [[], ['red seal', 'red seize'], []],
      roles: ['crown', 'league', 'crown'],
    });
    send(game, 'red mask');
    game.allPass();
    game.must(1, 'take');
    expect(game.match.state.cards.facts).toMatchObject([{ kind: 'isNot', data: 'crown' }]);
  });

  it('three black letters burn a seat, and all others win', () => {
    const game = new Scenario({ hands: [['black mask'], [], []], before: [[], ['black seal', 'black seize'], []] });
    send(game, 'black mask');
    game.allPass();
    game.must(1, 'take');
    expect(game.match.result).toEqual({ winners: [0, 2], reason: 'burned' });
  });

  it('with an empty hand the turn ends', () => {
    const game = new Scenario({ hands: [[], [], []], deck: 0, before: [] });
    expect(box.count(game.match.state.cards, BEFORE)).toBe(0);
    game.must(0, 'pass');
    expect(game.match.asks(0)[0]?.kind).toBe('send');
  });
});

describe('agents, errands and the deck', () => {
  it('an agent that was masked may act again, and stays known', () => {
    const game = new Scenario({ hands: [['red mask'], [], []] });
    const turn = game.match.asks(0)[0]?.from.find((one) => JSON.stringify(one).includes('agent'));
    game.must(0, turn ?? null);
    while (game.match.asks()[0]?.kind === 'keep') game.must(0, false);
    const agent = game.view(1).seats[0]?.agent;
    expect(agent).not.toBeNull();
    game.must(0, { card: 'red mask', to: 0 });
    game.allPass();
    expect(game.view(1).seats[0]).toMatchObject({ agent, up: false });
    expect(game.match.asks(0)[0]?.from.some((one) => JSON.stringify(one).includes('agent'))).toBe(true);
  });

  it('errands are chosen at once: too many fetchers draw nothing, watchers see the top card', () => {
    const game = new Scenario({ options: { errands: true }, hands: [[], [], []] });
    game.must(0, 'watch');
    expect(game.view(1).top).toBeNull();
    game.must(1, 'fetch');
    game.must(2, 'fetch');
    expect(game.view(0).seats.map((seat) => seat.cards)).toEqual([0, 1, 1]);
    const crowd = new Scenario({ options: { errands: true }, hands: [[], [], []] });
    for (const seat of [0, 1, 2]) crowd.must(seat, 'fetch');
    expect(crowd.view(0).seats.map((seat) => seat.cards)).toEqual([0, 0, 0]);
  });

  it('an empty deck is made of the discards, of which everybody still knows what they were', () => {
    const game = new Scenario({ hands: [['red mask'], [], []], deck: 1 });
    const discards = game.view(null).discard.length;
    game.must(0, 'pass');
    expect(game.view(null).discard).toEqual([]);
    expect(game.view(0).hand).toHaveLength(3);
    const [known] = game.match.state.cards.groups;
    expect(known?.holds).toHaveLength(discards);
    expect(game.view(null).top).toBeNull();
  });
});

describe('roles', () => {
  const position = {
    hands: [['red question', 'red mask'], [], []],
    before: [[], ['red seal', 'red seize'], []],
    roles: ['league', 'crown', 'free'],
  };

  it('are shown to everybody when the match is over, and to nobody before', () => {
    const game = new Scenario(position);
    game.must(0, 'pass');
    game.must(0, { card: 'red mask' });
    game.allPass();
    expect(game.view(0).seats.map(({ role }) => role)).toEqual(['league', null, null]);
    expect(game.view(null).seats.map(({ role }) => role)).toEqual([null, null, null]);
    game.must(1, 'take');
    expect(game.match.result).toEqual({ winners: [1], reason: 'crown' });
    for (const viewer of [null, 0, 1, 2]) {
      expect(game.view(viewer).seats.map(({ role }) => role)).toEqual(['league', 'crown', 'free']);
    }
  });

  it('are narrowed down by what was said and seen', () => {
    const game = new Scenario(position);
    expect(game.view(2).seats.map(({ may }) => may)).toEqual([['crown', 'league'], ['crown', 'league'], ['free']]);
    expect(game.view(null).seats[1]?.may).toEqual(['crown', 'league', 'free']);
    game.must(0, { card: 'red question', to: 1 });
    game.allPass();
    game.must(1, true);
    expect(game.view(2).seats[1]?.may).toEqual(['crown']);
    expect(game.view(null).seats[1]?.may).toEqual(['crown', 'free']);
  });
});
