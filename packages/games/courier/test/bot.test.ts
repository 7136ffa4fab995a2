// Bots: what they do where everybody would know better, and never by looking.

import { answerInMatch, type Bot, type Choice, FastChance, Match, type Seat, sha256Hex } from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { box, nameOf } from '../rules/box.ts';
import { courier } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';
import { Scenario } from './scenario.ts';

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

/** What a bot answers to the question it is asked, with the card by its name. */
function says(id: string, { match }: Scenario, seat: Seat): Choice {
  const input = botInputAt(match, seat);
  return named(match, answerInMatch(match, input, botOf(id).decide(input, new FastChance(7))) ?? null);
}

function named(match: Match<State, Options>, choice: Choice): Choice {
  if (typeof choice !== 'object' || choice === null || !('card' in choice)) return choice;
  return { ...choice, card: nameOf(box.face(match.state.cards, Number(choice.card))) };
}

/** Seat 0 goes on and sends the card; it comes to lie before seat 1. */
function sent(game: Scenario, card: string): Scenario {
  game.must(0, 'pass');
  game.must(0, { card });
  game.allPass();
  return game;
}

/** With other luck in its thoughts each time: what a strong bot must not do, it must never do. */
function everSays(id: string, { match }: Scenario, seat: Seat, tries = 12): Choice[] {
  const input = botInputAt(match, seat);
  const bot = botOf(id);
  return Array.from({ length: tries }, (_, i) =>
    named(match, answerInMatch(match, input, bot.decide(input, new FastChance(i))) ?? null),
  );
}

it('levels are listed weakest first', () => {
  expect(bots.map(({ id }) => id)).toEqual(['easy', 'normal', 'hard']);
});

describe.each(['normal', 'hard'])('%s', (id) => {
  it('burns a black letter of its own when two lie before it', () => {
    const before = [['black seal', 'red seal', 'black gift'], ['blue seal'], []];
    const game = new Scenario({ hands: [['red burn'], [], []], before, agents: ['owl'] });
    expect(says(id, game, 0)).toMatchObject({ card: 'red burn', at: 0, message: expect.toSatisfy((i) => i !== 1) });
  });

  it('does not take a letter that may be its third black one', () => {
    const game = new Scenario({ hands: [['black mask'], [], []], before: [[], ['black seal', 'black seize'], []] });
    expect(says(id, sent(game, 'black mask'), 1)).toBe('pass');
  });

  it('seals the seize with which a seat known to be of the Crown would win', () => {
    const game = new Scenario({
      hands: [['red question', 'red mask'], ['black seal'], ['blue seize']],
      before: [[], [], ['red burn', 'red gift']],
      roles: ['league', 'league', 'crown'],
    });
    game.must(0, { card: 'red question', to: 2 });
    game.allPass();
    game.must(2, true);
    game.must(0, 'pass');
    game.must(0, { card: 'red mask' });
    game.must(1, 'pass');
    game.must(2, { card: 'blue seize' });
    expect(says(id, game, 1)).toEqual({ card: 'black seal' });
  });

  it('does not seize unseen what it passed on, with two black letters before it', () => {
    const game = new Scenario({
      seats: 4,
      hands: [['black mask'], ['red seize', 'blue seize'], ['red seal'], ['blue seal']],
      before: [['blue gift'], ['black seal', 'blue seal', 'black gift'], [], ['black mask']],
      roles: ['free', 'league', 'crown', 'crown'],
    });
    sent(game, 'black mask');
    game.must(1, 'pass');
    expect(everSays(id, game, 1, 40)).toEqual(new Array(40).fill('pass'));
  });

  it('does not seize what lies before it anyway', () => {
    const game = new Scenario({
      hands: [['red mask'], ['blue seize', 'red seize'], []],
      before: [['red gift', 'red question'], ['blue gift', 'blue seal'], []],
      roles: ['crown', 'league', 'free'],
    });
    game.must(0, 'pass');
    game.must(0, { card: 'red mask' });
    expect(game.match.asks(1)[0]?.kind).toBe('seize');
    expect(everSays(id, game, 1)).toEqual(new Array(12).fill('pass'));
    game.allPass();
    expect(says(id, game, 1)).toBe('take');
  });

  it('asks nobody the same again after a yes', () => {
    const hand = ['red question', 'red question', 'red question', 'red question'];
    const game = new Scenario({ hands: [hand, [], []], roles: ['league', 'crown', 'crown'], agents: ['moth'] });
    for (const to of [1, 2]) {
      game.must(0, { card: 'red question', to });
      game.allPass();
      game.must(to, true);
    }
    expect(everSays(id, game, 0)).toEqual(new Array(12).fill('pass'));
  });

  it('turns up the Moth when two black letters lie before it, and not for nothing', () => {
    const black = new Scenario({
      hands: [[], [], []],
      before: [['black seal', 'black burn'], [], []],
      agents: ['moth'],
    });
    expect(says(id, black, 0)).toEqual({ agent: true });
    const clean = new Scenario({ hands: [[], [], []], before: [['red seal'], [], []], agents: ['moth'] });
    expect(says(id, clean, 0)).toBe('pass');
  });
});

it('normal sends the letter with which it wins when it comes home', () => {
  const game = new Scenario({
    hands: [['red mask', 'black mask', 'blue mask'], [], []],
    before: [['red seal', 'red seize'], [], []],
    roles: ['crown', 'league', 'free'],
  });
  game.must(0, 'pass');
  expect(says('normal', game, 0)).toMatchObject({ card: expect.stringMatching(/^red/) });
});

describe.each(bots.map(({ id }) => id))('%s', (id) => {
  it('answers all it is asked, and the same in every world that looks the same', () => {
    const bot = botOf(id);
    const habit = botOf('normal');
    let worlds = 0;
    let n = 0;
    const match = Match.start(courier, {
      seats: 4,
      fairness: { secret: sha256Hex(`honest ${id}`), contributions: [] },
    });
    if (!(match instanceof Match)) throw new Error(match.reason);
    while (match.result === null) {
      for (const ask of match.asks()) {
        const input = botInputAt(match, ask.seat);
        n++;
        const other = ask.from.length > 1 && n % 3 === 0 ? elsewhere(courier, input, 1000 + n) : null;
        if (other !== null) {
          worlds++;
          expect(bot.decide(other, new FastChance(n))).toEqual(bot.decide(input, new FastChance(n)));
        }
        const choice = (n % 5 === 0 ? bot : habit).decide(input, new FastChance(n));
        const reply = match.answer(ask.seat, ask.id, answerInMatch(match, input, choice));
        if (!reply.ok) throw new Error(`${ask.kind}: ${reply.reason}`);
        if (reply.closed) break;
      }
    }
    expect(worlds).toBeGreaterThan(5);
  });
});
