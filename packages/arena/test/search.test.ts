// The search: it plays well, handles every kind of question, and is not tempted by what it cannot see.

import { randomBot, searchBot, think } from '@tabella/bots';
import { courier, gamePackage } from '@tabella/courier';
import { type AnyGame, type BotInput, botInputOf, FastChance, Match, type Seat } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { dealOf, type Played, playMatch, tournament } from '../src/index.ts';
import { riddle } from './games/riddle.ts';
import { throws } from './games/throws.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

function botInputAt(game: AnyGame, seat: Seat, options: object = {}, seats = 2): BotInput<unknown> {
  const match = Match.start(game, { seats, options, fairness: dealOf('input') });
  const input = match instanceof Match ? botInputOf(match, seat) : null;
  if (input === null) throw new Error('not asked');
  return input;
}

function played(match: ReturnType<typeof playMatch>): Played {
  if ('ok' in match) throw new Error(match.reason);
  return match;
}

describe('tic-tac-toe', () => {
  const search = searchBot(ticTacToe, { iterations: 1500 });
  const random = randomBot(ticTacToe);

  it('never loses against random play, from either seat, and mostly wins', () => {
    let wins = 0;
    for (let deal = 0; deal < 10; deal++) {
      for (const seat of [0, 1]) {
        const bots = seat === 0 ? [search, random] : [random, search];
        const { result } = played(playMatch(ticTacToe, bots, { seed: `ttt ${deal}` }));
        expect(result?.winners).toContain(seat);
        if (result?.winners.length === 1) wins++;
      }
    }
    expect(wins).toBeGreaterThanOrEqual(14);
  });

  it('draws against itself', () => {
    for (let deal = 0; deal < 4; deal++) {
      expect(played(playMatch(ticTacToe, [search, search], { seed: `self ${deal}` })).result?.winners).toEqual([0, 1]);
    }
  });
});

describe('choosing at once', () => {
  it('mixes its throws about evenly when nothing is better than anything', () => {
    const input = botInputAt(throws, 0);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 150; i++) {
      const { answer } = think(throws, input, new FastChance(i), { iterations: 200 });
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect(counts.size).toBe(3);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(25);
      expect(count).toBeLessThan(80);
    }
  });
});

describe('every kind of question', () => {
  const answer = (kind: string, seat: Seat = 0): unknown =>
    think(riddle, botInputAt(riddle, seat, { kind }), new FastChance(3), { iterations: 4000 }).answer;

  it('weighs sets', () => expect(answer('set')).toEqual([7, 8]));
  it('weighs texts', () => expect(answer('text')).toBe('owl'));
  it('answers where the first answer counts', () => expect(answer('any')).toBe('grab'));
  it('declares in a window for the case that all before it pass', () => {
    expect(answer('window', 0)).toBe('ring');
    expect(answer('window', 1)).toBeDefined();
  });
  it('does not believe that it will pick the right one of two face-down cards', () => {
    expect(answer('cards')).toBe('safe');
  });
  it('does not believe that it will guess what another has hidden', () => {
    expect(answer('coin')).toBe('safe');
  });
});

describe('budgets', () => {
  it('answers a question with one answer at once', () => {
    const input = botInputAt(ticTacToe, 0);
    const only = { ...input, ask: { ...input.ask, from: [4] } };
    const thought = think(ticTacToe, only, new FastChance(1), { iterations: 1000 });
    expect(thought).toMatchObject({ answer: 4, iterations: 0 });
  });

  it('spends the iterations it is given, and at least some within milliseconds', () => {
    const input = botInputAt(ticTacToe, 0);
    expect(think(ticTacToe, input, new FastChance(1), { iterations: 77 }).iterations).toBe(77);
    expect(think(ticTacToe, input, new FastChance(1), { ms: 5 }).iterations).toBeGreaterThan(0);
  });

  it('falls back to a legal answer when no world can be imagined', () => {
    const blind: AnyGame = { ...ticTacToe, imagine: () => null };
    const thought = think(blind, botInputAt(ticTacToe, 0), new FastChance(1), { iterations: 1000 });
    expect(thought.iterations).toBe(0);
    expect(thought.answer).toBeTypeOf('number');
  });

  it('learns nothing from worlds in which a rule breaks', () => {
    const broken: AnyGame = {
      ...ticTacToe,
      estimate: () => {
        throw new Error('no');
      },
      over: (board) => ticTacToe.over(board) && { winners: [], reason: 'none' },
    };
    const thought = think(broken, botInputAt(ticTacToe, 0), new FastChance(1), { iterations: 1000 });
    expect(thought.faults).toBeGreaterThan(0);
    expect(thought.answer).toBeTypeOf('number');
  });
});

describe('courier', () => {
  it('beats random play clearly', async () => {
    const terms = { seats: 3, bots: 'search:100,random,random', deals: 10, options: { errands: false }, seed: 'a' };
    const reply = await tournament({ gamePackage, workers: 0, ...terms });
    if (!reply.ok) throw new Error(reply.reason);
    const [search, random] = reply.report.bots;
    expect(reply.report).toMatchObject({ deals: 10, stalls: 0, faults: 0 });
    expect(search?.slips).toBe(0);
    expect(search?.share?.low).toBeGreaterThan(1 / 3);
    expect(random?.share?.high).toBeLessThan(1 / 3);
  });

  it('thinks of worlds that fit everything it knows', () => {
    const thought = think(courier, botInputAt(courier, 2, {}, 5), new FastChance(1), { iterations: 200 });
    expect(thought).toMatchObject({ iterations: 200, misses: 0, relaxed: 0, faults: 0 });
  });
});
