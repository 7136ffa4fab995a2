// The bots: they see what pays, they know the messages, they answer every question of every table, and they do not peek.

import {
  type Answer,
  type Bot,
  type BotInput,
  FastChance,
  Match,
  readAnswer,
  type Seat,
  sampleAnswer,
  sha256Hex,
} from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { carcassonne } from '../rules/game.ts';
import type { MessageId } from '../rules/names.ts';
import { type Options, schema } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { type Laid, type Position, Scenario, type Standing } from './scenario.ts';

const LEVELS = bots.map((kind) => kind.id).filter((id) => id !== 'old-hard');

function botOf(id: string): Bot<State> {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  return kind.make();
}

/** What a bot answers to the open question. */
function says(id: string, game: Scenario, seat?: Seat): Answer {
  return botOf(id).decide(botInputAt(game.match, game.ask(seat).seat), new FastChance(7));
}

/** Lets a bot answer until its tile is done. */
function turnOf(id: string, game: Scenario): Scenario {
  const laid = game.view.turn;
  do game.answer(says(id, game));
  while (
    game.match.result === null &&
    game.view.active === 0 &&
    game.view.turn <= laid + 1 &&
    game.asked[0] !== '0 place'
  );
  return game;
}

const off = { messages: 'off' } as const;

describe.each(['normal', 'hard', 'expert'])('%s', (id) => {
  it('closes the city it has a knight in', () => {
    const game = new Scenario({
      options: off,
      tiles: [['base-F', 0, -1, 1]],
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-E'],
    });
    expect(turnOf(id, game).seat(0).score).toBe(8);
  });

  it('does not spend its last meeple early on a road of little worth', () => {
    const game = new Scenario({
      options: off,
      meeples: [1, 7],
      next: ['base-V'],
    });
    expect(turnOf(id, game).seat(0).supply.meeple).toBe(1);
  });

  it('puts no farmer where another’s farmers have the city, when a city is awarded once', () => {
    const game = new Scenario({
      options: { ...off, fields: 'city', big: 'yes' },
      start: 'base-E',
      tiles: [['base-E', 0, -1, 2]],
      figures: [
        [1, 'big', 0, -1, 1],
        [1, 'meeple', 0, -1, 1],
      ],
      next: ['base-U'],
      last: true,
    });
    expect(turnOf(id, game).match.result?.scores).toEqual([1, 4]);
  });

  it('puts its last meeples to use on the last tile', () => {
    const game = new Scenario({ options: off, next: ['base-B'], last: true });
    expect(turnOf(id, game).match.result?.scores?.[0]).toBeGreaterThan(0);
  });

  it('does not close the city of the other for nothing', () => {
    const game = new Scenario({
      options: off,
      tiles: [
        ['base-F', 0, -1, 1],
        ['base-F', 0, -2, 1],
      ],
      figures: [[1, 'meeple', 0, 0, 0]],
      next: ['base-E'],
    });
    expect(turnOf(id, game).seat(1).score).toBe(0);
  });
});

/** Seat 0 closes its road of two tiles and is asked which figure walks. */
function roadOfTwo(more: Partial<Position>): Scenario {
  const figures = [[0, 'meeple', 0, 0, 0] as const, ...(more.figures ?? [])];
  return new Scenario({ start: 'base-W', next: ['base-A'], ...more, figures }).lay(1, 0, 1);
}

const CITIES: readonly Laid[] = [
  ['base-E', 0, -1],
  ['base-E', -1, -1],
  ['base-E', 1, -1],
];
const KNIGHTS: readonly Standing[] = [
  [0, 'meeple', 0, -1, 0],
  [0, 'meeple', -1, -1, 0],
  [0, 'meeple', 1, -1, 0],
];

describe('messages', () => {
  it.each(LEVELS)('%s walks to the dark space', (id) => {
    expect(says(id, roadOfTwo({ track: [[3, 0]] }))).toBe('scorer');
    expect(says(id, roadOfTwo({ track: [[0, 8]] }))).toBe('messenger');
  });

  it.each(LEVELS)('%s shares two awards so that one of them lands', (id) => {
    const game = new Scenario({
      start: 'base-W',
      tiles: [['base-U', 1, 0, 1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, 0, 1],
      ],
      track: [[2, 0]],
      next: ['base-A'],
    }).lay(2, 0, 1);
    expect(says(id, game)).toBe('scorer');
  });

  it.each(LEVELS)('%s: by Z-Man a dark space beside another figure is no aim', (id) => {
    // Both figures would stop on a dark space; the other seat stands on one of them.
    const beside = (total: number): Answer =>
      says(id, roadOfTwo({ options: { messages: 'zmg' }, track: [[3, 8] as const, [total, 1] as const] }));
    expect([beside(5), beside(60)]).toEqual(['messenger', 'scorer']);
  });

  it.each(LEVELS)('%s takes the better of action and seal', (id) => {
    const knights = roadOfTwo({ track: [[3, 0]], messages: [6], tiles: CITIES, figures: KNIGHTS }).move('scorer');
    expect(says(id, knights)).toEqual({ message: 6 });
    const farmers = roadOfTwo({ track: [[3, 0]], messages: [7] }).move('scorer');
    expect(says(id, farmers)).toBe('points');
  });

  it.each(LEVELS)('%s takes two points that land on a dark space before three that do not', (id) => {
    const tiles: readonly Laid[] = [...CITIES, ['base-F', 0, -2, 1]];
    const game = roadOfTwo({ track: [[3, 8]], messages: [2], tiles, figures: [KNIGHTS[0] as Standing] }).move('scorer');
    expect(game.view.messages?.current?.choices.map((one) => one.points)).toEqual([2, 3]);
    expect(says(id, game)).toBe('points');
  });

  it.each(['normal', 'hard', 'expert'])('R7: %s takes the points of message 8 where Z-Man lets it leave them', (id) => {
    // Its only meeple is out. A walk of one point leaves the figures a little worse than they stand.
    const game = roadOfTwo({
      options: { messages: 'zmg' },
      meeples: [2, 7],
      track: [
        [3, 1],
        [52, 52],
      ],
      messages: [8],
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 2]],
    }).move('scorer');
    const worth = game.view.messages?.current?.choices.map((one) => one.points);
    expect(worth).toEqual([2, 1, 0]);
    const chosen = says(id, game) as object;
    expect(chosen).toMatchObject({ message: 8 });
    expect(chosen).not.toHaveProperty('unscored');
  });

  it.each(LEVELS)('%s remembers the order of used messages', (id) => {
    // The city would give 6; the seal gives 2 and brings the next message, which everybody has seen before.
    const tiles: Laid[] = [
      ['base-E', 0, -1],
      ['base-F', 0, -2, 1],
      ['base-F', 0, -3, 1],
      ['base-G', 0, -4, 1],
    ];
    for (let x = -1; x >= -5; x--) tiles.push(['base-U', x, 0, 1]);
    const figures: readonly Standing[] = [
      [0, 'meeple', 0, -1, 0],
      [0, 'meeple', -1, 0, 0],
    ];
    const after = (next: MessageId): Answer =>
      says(id, roadOfTwo({ track: [[3, 8]], tiles, figures, messages: [2, next], drawn: 8 }).move('scorer'));
    expect(after(1)).toBe('points');
    expect(after(7)).toMatchObject({ message: 2 });
  });
});

/** Every kind of table: tile sets, figures, editions, variants. */
const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { messages: 'off' }],
  [3, {}],
  [
    4,
    {
      messages: 'zmg',
      sets: schema.sets.of,
      abbot: true,
    },
  ],
  [5, { messages: '2025', sets: ['traders'], fields: 'city', tiny: 'two' }],
  [6, { messages: '2025', abbot: true, big: 'yes', builder: 'yes', pig: 'yes', aids: false }],
  [2, { sets: ['inns', 'traders'], big: 'no', builder: 'no', pig: 'no', farmers: false }],
];

function matchOf(seats: number, options: Partial<Options>, seed: string): Match<State, Options> {
  const match = Match.start(carcassonne, { seats, options, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Plays on until the end or until so many questions were answered; every answer must be legal. */
function play(
  match: Match<State, Options>,
  decide: (input: BotInput<State>) => Answer,
  most = Number.POSITIVE_INFINITY,
): number {
  let answers = 0;
  while (match.batch !== null && answers < most) {
    for (const ask of match.asks()) {
      const given = decide(botInputAt(match, ask.seat));
      expect(readAnswer(ask, given).ok, `${ask.kind} ${JSON.stringify(given)}`).toBe(true);
      match.answer(ask.seat, ask.id, given);
      answers++;
    }
  }
  return answers;
}

describe('deeds of sets', () => {
  /** The dragon between a meeple of seat 0 and one of seat 1; a dragon tile was laid far from both. */
  const dragonBetween = (): Scenario =>
    new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'dragon-2',
      tiles: [
        ['base-B', -1, 0],
        ['base-B', 1, 0],
      ],
      figures: [
        [0, 'meeple', -1, 0, 0],
        [1, 'meeple', 1, 0, 0],
      ],
      done: [[0, { do: 'dragon', tile: 0 }]],
      next: ['dragon-G', 'base-B'],
    }).lay(2, 0, 2);

  it.each(LEVELS)('%s leads the dragon to a figure of another, not to its own', (id) => {
    const game = dragonBetween();
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act' });
    expect(says(id, game)).toEqual({ do: 'dragon', tile: 2 });
  });

  it('normal fetches the fairy where nothing better is to be done', () => {
    const game = new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'base-B',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [1, 'meeple', 0, 0, 1],
      ],
      meeples: [1, 7],
      next: ['base-B', 'base-B'],
    });
    game.answer({ x: 1, y: 0, rotation: 0 });
    expect(says('normal', game)).toMatchObject({ do: 'fairy', seat: 0, tile: 0 });
  });
});

/** With many sets a match is long, and its beginning has to do. */
const MANY_SETS = 5;
const mostOf = ({ sets = [] }: Partial<Options>, questions: number): number =>
  sets.length > MANY_SETS ? questions : Number.POSITIVE_INFINITY;

describe('every table', () => {
  it.each(TABLES)(
    '%i seats, %j: easy and normal answer legally, to the end if there are few sets',
    (seats, options) => {
      const match = matchOf(seats, options, `table ${seats}`);
      const chance = new FastChance(seats);
      const kinds = ['easy', 'normal'].map(botOf);
      const most = mostOf(options, 200);
      const answers = play(match, (input) => (kinds[input.seat % 2] as Bot<State>).decide(input, chance), most);
      if (most === Number.POSITIVE_INFINITY) expect(match.result?.scores).toHaveLength(seats);
      else expect(answers).toBeGreaterThanOrEqual(most);
    },
  );

  it('normal beats random by far', () => {
    const normal = botOf('normal');
    for (const seat of [0, 1]) {
      const match = matchOf(2, off, 'far');
      const chance = new FastChance(3);
      play(match, (input) => (input.seat === seat ? normal.decide(input, chance) : sampleAnswer(input.ask, chance)));
      const scores = match.result?.scores ?? [];
      expect((scores[seat] ?? 0) - (scores[1 - seat] ?? 0)).toBeGreaterThan(50);
    }
  });

  it.each(TABLES.slice(2, 5))('%i seats, %j: hard and expert answer legally', (seats, options) => {
    const match = matchOf(seats, options, `hard ${seats}`);
    const chance = new FastChance(seats);
    const [hard, expert, easy] = [botOf('hard'), botOf('expert'), botOf('easy')];
    // They think long: they sit in for a question now and then, all through the match.
    const most = mostOf(options, 202);
    const every = 100;
    let n = 0;
    play(
      match,
      (input) => {
        const now = ++n % every;
        return (now === 0 ? hard : now === 1 ? expert : easy).decide(input, chance);
      },
      most,
    );
    expect(n).toBeGreaterThan(every);
    if (most === Number.POSITIVE_INFINITY) expect(match.result).not.toBeNull();
  });
});

describe.each(LEVELS)('%s', (id) => {
  it('answers the same in every world that looks the same', () => {
    const bot = botOf(id);
    const easy = botOf('easy');
    const every = id === 'hard' || id === 'expert' ? 60 : 4;
    let n = 0;
    let worlds = 0;
    play(matchOf(2, { sets: ['traders'], abbot: true }, `honest ${id}`), (input) => {
      const answer = easy.decide(input, new FastChance(++n));
      if (n % every !== 0) return answer;
      const other = elsewhere(carcassonne, input, 1000 + n);
      if (other === null) throw new Error('no other world');
      worlds++;
      expect(bot.decide(other, new FastChance(n))).toEqual(bot.decide(input, new FastChance(n)));
      return answer;
    });
    expect(worlds).toBeGreaterThan(2);
  });
});
