// Bots: what they do where everybody would know better, at every table, and never by looking.

import {
  type Answer,
  answerInMatch,
  type Bot,
  type BotInput,
  type Choice,
  FastChance,
  Match,
  type Seat,
  sampleAnswer,
  sha256Hex,
} from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { onmitsuBots } from '../bot/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { atTheEnd, onmitsu, Scenario } from './scenario.ts';

const bots = onmitsuBots(onmitsu);
const LEVELS = bots.map((kind) => kind.id);
/** Those that think long are asked less often. */
const SLOW = ['hard', 'old-hard'];
const THINKERS = ['normal', 'hard'];

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

/** What a bot answers to the question it is asked, as a name or with names of cards; of three chances, each answer once. */
function says(id: string, play: Scenario, seat: Seat): Choice[] {
  const bot = botOf(id);
  const input = botInputAt(play.match, seat);
  const { box, names } = play.rules;
  const named = (one: Choice): Choice => {
    if (typeof one !== 'object' || one === null || !('card' in one)) return one;
    return { ...one, card: names[box.face(play.match.state.cards, one.card as number)] ?? '' };
  };
  const found = new Map<string, Choice>();
  for (const seed of [1, 2, 3]) {
    const answer = answerInMatch(play.match, input, bot.decide(input, new FastChance(seed)));
    const text = Array.isArray(answer) ? answer.map(named) : named(answer as Choice);
    found.set(JSON.stringify(text), text);
  }
  return [...found.values()];
}

const FIVE = ['market_town', 'river_harbour', 'paper_mill', 'tea_house', 'checkpoint'];

describe.each(THINKERS)('%s', (id) => {
  it('ends the game when it is ahead', () => {
    const play = new Scenario({
      seats: 2,
      hands: [['daimyos_castle', 'yojimbo', 'hyogushi', 'kuge', 'onmyoji'], ['shonin']],
      places: FIVE,
    });
    expect(says(id, play, 0)).toEqual([{ card: 'daimyos_castle' }]);
  });

  it('does not end a game that it would lose', () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['daimyos_castle', 'metsuke', 'kuge'],
        ['yojimbo', 'shonin', 'kuge', 'onmyoji', 'hyogushi'],
      ],
      places: FIVE,
    });
    expect(says(id, play, 0)).not.toContainEqual({ card: 'daimyos_castle' });
  });

  it('plays the card that rids it of a scroll too many', () => {
    const play = new Scenario({
      seats: 2,
      hands: [['temple_clearing', 'metsuke', 'onmyoji'], ['shonin']],
      sealed: [['decoy', 'decoy'], []],
      places: FIVE.slice(0, 4),
    });
    expect(says(id, play, 0)).toEqual([{ card: 'temple_clearing' }]);
  });

  it('gives up poison that it has seen, and not a good scroll', () => {
    const looked = (scroll: string): Choice[] => {
      const play = new Scenario({
        seats: 2,
        hands: [['shonin', 'kuge'], ['shonin']],
        sealed: [[scroll], []],
        places: FIVE.slice(0, 4),
        thrown: 'dokumi',
      });
      return says(id, play.quiet(), 0);
    };
    expect(looked('poisoned')).toEqual([{ seat: 0, place: 0 }]);
    expect(looked('daimyo')).toEqual(['pass']);
  });

  it('answers a strike at its good scroll, and lets one at a rival pass', () => {
    const struck = (hands: readonly (readonly string[])[]): Scenario => {
      const sealed = [[], ['daimyo'], []];
      const play = new Scenario({ seats: 3, hands, sealed, places: FIVE.slice(0, 4), thrown: 'ronin' });
      play.say(0, { action: 'A' });
      return play;
    };
    expect(says(id, struck([['shonin'], ['yojimbo', 'kuge'], ['suri']]), 1)).toEqual([
      { card: 'yojimbo', action: 'A' },
    ]);
    expect(says(id, struck([['shonin'], ['suri'], ['yojimbo', 'kuge']]), 2)).toEqual(['pass']);
  });

  it('looks at as much as it may, its own scroll first, and at nothing it knows', () => {
    const position = { seats: 3, hands: [['shonin'], ['suri'], ['kuge']], thrown: 'onmyoji' };
    const looks = (sealed: readonly (readonly string[])[]): Choice[] => {
      const play = new Scenario({ ...position, sealed });
      play.say(0, { action: 'A' });
      return says(id, play.until('look'), 0);
    };
    expect(looks([['decoy'], ['daimyo'], ['poisoned']])).toEqual([
      [
        { seat: 0, place: 0 },
        { seat: 1, place: 0 },
      ],
    ]);
    expect(looks([[], ['daimyo'], ['poisoned']])).toEqual([
      [
        { seat: 1, place: 0 },
        { seat: 2, place: 0 },
      ],
    ]);
  });

  it('tastes the poison at the end, when nothing else saves it', () => {
    const play = atTheEnd({
      seats: 2,
      hands: [['dokumi', 'shonin', 'kuge', 'suri'], ['shonin']],
      sealed: [['poisoned'], []],
    });
    expect(says(id, play.until('last'), 0)).toEqual([{ card: 'dokumi', action: 'A' }]);
  });
});

/** Every kind of table: seats, card sets, options. */
const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { set: 'original' }],
  [3, { set: 'original', aid: false }],
  [4, { set: 'original' }],
  [2, { set: 'salt-road', patience: false }],
  [3, { set: 'salt-road' }],
  [4, { set: 'salt-road' }],
];

function matchOf(seats: number, options: Partial<Options>, seed: string): Match<State, Options> {
  const match = Match.start(onmitsu, { seats, options, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Plays to the end; every answer must be legal. */
function play(match: Match<State, Options>, decide: (input: BotInput<State>) => Answer): void {
  while (match.batch !== null) {
    for (const ask of match.asks()) {
      const botInput = botInputAt(match, ask.seat);
      const answer = answerInMatch(match, botInput, decide(botInput));
      const reply = match.answer(ask.seat, ask.id, answer);
      if (!reply.ok) throw new Error(`${ask.kind} ${JSON.stringify(answer)}: ${reply.reason}`);
      if (reply.closed) break;
    }
  }
}

describe('every table', () => {
  it.each(TABLES)('%i seats, %j: normal plays to the end among easy ones', (seats, options) => {
    const [normal, easy] = [botOf('normal'), botOf('easy')];
    const chance = new FastChance(seats);
    const match = matchOf(seats, options, `table ${seats}`);
    play(match, (input) => (input.seat === 0 ? normal : easy).decide(input, chance));
    expect(match.result?.scores).toHaveLength(seats);
  });

  it.each(TABLES)('%i seats, %j: hard answers legally', (seats, options) => {
    const [hard, easy] = [botOf('hard'), botOf('easy')];
    const chance = new FastChance(seats);
    const match = matchOf(seats, options, `hard ${seats}`);
    // Hard thinks long: it sits in for one question of twenty, all through the match.
    let n = 0;
    play(match, (input) => (++n % 20 === 0 ? hard : easy).decide(input, chance));
    expect(match.result).not.toBeNull();
  });

  it('normal beats random', () => {
    const normal = botOf('normal');
    let wins = 0;
    for (let i = 0; i < 6; i++) {
      const seat = i % 2;
      const match = matchOf(2, {}, `chance ${i >> 1}`);
      const chance = new FastChance(i);
      play(match, (input) => (input.seat === seat ? normal.decide(input, chance) : sampleAnswer(input.ask, chance)));
      if (match.result?.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });
});

describe.each(LEVELS)('%s', (id) => {
  it.each([2, 3])('answers the same in every world that looks the same, among %i', (seats) => {
    const bot = botOf(id);
    const easy = botOf('easy');
    const every = SLOW.includes(id) ? 30 : 5;
    let [n, worlds] = [0, 0];
    play(matchOf(seats, {}, `honest ${seats}`), (input) => {
      const answer = easy.decide(input, new FastChance(++n));
      const other = n % every === 0 ? elsewhere(onmitsu, input, 1000 + n) : null;
      if (other !== null) {
        worlds++;
        expect(bot.decide(other, new FastChance(n))).toEqual(bot.decide(input, new FastChance(n)));
      }
      return answer;
    });
    expect(worlds).toBeGreaterThan(1);
  });
});
