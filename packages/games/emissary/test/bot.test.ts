// Bots: what they do where everybody would know better, at every table, and never by looking.

import {
  answerInMatch,
  type Bot,
  type BotInput,
  type Choice,
  FastChance,
  Match,
  type Seat,
  selfPlay,
  sha256Hex,
} from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { measureBeliefs } from '../bot/measure.ts';
import { sceneOf } from '../bot/situation.ts';
import { travel } from '../bot/travel.ts';
import { box } from '../rules/box.ts';
import { nameOfFace } from '../rules/faces.ts';
import { emissary } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Scenario, scenario } from './scenario.ts';

const LEVELS = bots.map((kind) => kind.id);
const THINKERS = ['normal', 'hard'];

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

/** What a bot answers to the question it is asked, with the card by its name. */
function says(id: string, game: Scenario, seat: Seat): Choice {
  const choice = botOf(id).decide(botInputAt(game.match, seat), new FastChance(7));
  if (typeof choice !== 'object' || choice === null || !('card' in choice)) return choice;
  return { ...choice, card: nameOfFace(box.face(game.state.cards, choice.card as number)) };
}

/** Two of each side: when one is known, all are. */
const TWO_SIDES = { options: { identities: 'first' }, identities: ['KDR', 'FRS', 'KDR', 'FRS'] } as const;

/** Seat 0 proves seat 2, their friend, and sends nothing yet. */
function proved(game: Scenario): Scenario {
  game.play(0, { card: 'black prove KDR draw', as: 'prove', to: 2 });
  game.until('send');
  return game;
}

/** Seat 0 sends an exposed message, which comes to lie before seat 1. */
function offered(game: Scenario, card: string): Scenario {
  game.until('send');
  game.must(0, { card, by: 'EM' });
  game.until('accept');
  return game;
}

it('a message whose sender has fallen and that nobody may take goes round once', () => {
  const { match } = scenario({ hands: [[], [], [], []] });
  const even = [1 / 3, 1 / 3, 1 / 3];
  const sc = sceneOf(match.view(1) as unknown as View, 1, [even, even, even, even]);
  const orphan = { ...sc, alive: 0b1110 };
  expect(travel(orphan, { stamp: 'CM', from: 0, at: 1, colour: 0 }, 1, 0, 0, 0b1110)).toBe(0);
});

describe.each(THINKERS)('%s', (id) => {
  it('sends the message that wins to a friend it knows', () => {
    const game = proved(
      scenario({
        ...TWO_SIDES,
        hands: [['black prove KDR draw', 'red counteract', 'black counteract', 'blue counteract'], [], [], []],
        messages: [[], [], ['red', 'red'], []],
      }),
    );
    expect(says(id, game, 0)).toMatchObject({ card: expect.stringMatching(/^red/), to: 2 });
  });

  it('does not take a third black message', () => {
    const game = scenario({ hands: [['black transfer'], ['red lock-on']], messages: [[], ['black', 'black']] });
    expect(says(id, offered(game, 'black transfer'), 1)).toBe('decline');
  });

  it('takes the third message of its own colour', () => {
    const game = scenario({ hands: [['blue transfer'], ['red lock-on']], messages: [[], ['blue', 'blue']] });
    expect(says(id, offered(game, 'blue transfer'), 1)).toBe('accept');
  });

  it('spends no Decode on what it must take anyway', () => {
    const game = scenario({
      hands: [
        ['red lock-on', 'black lock-on'],
        ['red decode', 'blue trap'],
      ],
    });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    game.until('send');
    game.must(0, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    expect(says(id, game, 1)).toBe('pass');
  });

  it('counteracts the Lock On that would kill a friend', () => {
    const game = proved(
      scenario({
        ...TWO_SIDES,
        hands: [
          ['black prove KDR draw', 'blue transfer', 'red counteract'],
          ['black transfer', 'red lock-on'],
          ['red trap'],
          ['red prove'],
        ],
        messages: [[], [], ['black', 'black'], []],
      }),
    );
    game.must(0, { card: 'blue transfer', by: 'EM' });
    game.until('accept');
    game.decide('accept');
    game.until('send');
    game.must(1, { card: 'black transfer', by: 'EM' });
    game.act(1, { card: 'red lock-on', as: 'lock-on', to: 2 });
    while (!game.asked().includes('0 counter')) game.pass();
    expect(says(id, game, 0)).toMatchObject({ as: 'counteract' });
  });

  it('plays for its mission as MOF', () => {
    const game = scenario({
      characters: [null, 'Double Knight'],
      identities: ['KDR', 'MOF', 'KDR', 'FRS'],
      hands: [['blue transfer'], ['red lock-on']],
      messages: [[], ['blue', 'blue']],
    });
    expect(says(id, offered(game, 'blue transfer'), 1)).toBe('accept');
    const dark = scenario({
      characters: [null, 'Angel'],
      identities: ['KDR', 'MOF', 'FRS', 'FRS'],
      hands: [['red lock-on'], ['black delete', 'black trap', 'black counteract', 'black lock-on', 'red decode']],
      messages: [['black'], []],
      active: 1,
      phase: 'send',
    });
    expect(says(id, dark, 1)).toMatchObject({ card: expect.stringMatching(/^red decode/) });
  });

  it('lies by Modulation where the truth would cost a card', () => {
    const game = scenario({
      characters: [null, 'Nightmare'],
      up: [1],
      hands: [['red prove FRS discard'], ['red lock-on', 'blue trap']],
    });
    game.play(0, { card: 'red prove FRS discard', as: 'prove', to: 1 });
    expect(says(id, game, 1)).toBe('says');
  });
});

/** Plays on with these answers to the end, or for so many answers. */
function play(match: Match<State, Options>, answers: (input: BotInput<State>) => Choice, most = 5000): void {
  let given = 0;
  while (match.batch !== null && given < most) {
    for (const ask of match.asks()) {
      const botInput = botInputAt(match, ask.seat);
      const only = ask.from.length === 1 && ask.max === undefined;
      const choice = only ? botInput.ask.from[0] : answers(botInput);
      if (!only) given++;
      const reply = match.answer(ask.seat, ask.id, answerInMatch(match, botInput, choice));
      if (!reply.ok) throw new Error(`${ask.kind}: ${reply.reason}`);
      if (reply.closed) break;
    }
  }
}

function matchOf(seats: number, seed: string): Match<State, Options> {
  const match = Match.start(emissary, { seats, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Long enough to see most questions; hard thinks long. */
const MOST_ANSWERS: Readonly<Record<string, number>> = { easy: 120, normal: 5000, hard: 25 };

describe.each(LEVELS)('%s', (id) => {
  it.each([3, 4, 5, 6, 7, 8, 9])('answers everything it is asked at a table of %i', (seats) => {
    const bot = botOf(id);
    const chance = new FastChance(seats);
    const match = matchOf(seats, `legal ${id} ${seats}`);
    play(match, (input) => bot.decide(input, chance), MOST_ANSWERS[id]);
    expect(match.log().rows.length).toBeGreaterThan(seats);
  });

  it('answers the same in every world that looks the same', () => {
    const bot = botOf(id);
    const plain = botOf('normal');
    let n = 0;
    let worlds = 0;
    play(matchOf(5, `honest ${id}`), (input) => {
      const answer = plain.decide(input, new FastChance(++n));
      const other = n % (id === 'hard' ? 7 : 2) === 0 ? elsewhere(emissary, input, 1000 + n) : null;
      if (other !== null) {
        worlds++;
        expect(bot.decide(other, new FastChance(n))).toEqual(bot.decide(input, new FastChance(n)));
      }
      return answer;
    });
    expect(worlds).toBeGreaterThan(5);
  });
});

it('two who are left and do the same for ever come to an end after all', () => {
  const chance = new FastChance(Number.parseInt(sha256Hex('thoughts bel 126').slice(0, 12), 16));
  const match = Match.start(emissary, { seats: 5, fairness: { secret: sha256Hex('bel 126'), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const five = Array.from({ length: 5 }, () => botOf('normal'));
  selfPlay(match, five, chance, () => {
    if (match.state.turn > 400) throw new Error('the match goes on and on');
  });
  expect(match.result).not.toBeNull();
});

it('finds out who is who: at the end most seats are taken for what they are', () => {
  const { opinions, right } = measureBeliefs(8, 5, 'who is who');
  expect(opinions).toBeGreaterThan(50);
  expect(right / opinions).toBeGreaterThan(0.75);
});
