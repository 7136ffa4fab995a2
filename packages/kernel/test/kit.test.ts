// The kit passes sound games, catches every fault that was planted, and does not judge by too little.

import { courier } from '@tabella/courier';
import { choose, EVERYONE, type Game, Match, readLog } from '@tabella/kernel';
import { checkGame, type KitTerms } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { seedOf } from '../src/testing/seed.ts';
import { broken } from './broken.ts';
import { post } from './docs/post/rules/game.ts';
import { failureOf } from './failure-of.ts';
import { losingTrack } from './fixtures/losing-track.ts';
import { pileGame } from './fixtures/pile.ts';
import { whisper } from './fixtures/whisper/game.ts';
import { FAULTS } from './fixtures/whisper/turn.ts';

/** Everybody counts in turn: no cards, and no secrets. */
const counting: Game<{ n: number }, Record<never, never>> = {
  id: 'counting',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ n: 0 }),
  *step(s, table) {
    s.n += yield* choose(s.n % 2, 'count', [1, 2], { open: true });
    table.announce(EVERYONE, { kind: 'counted', n: s.n });
  },
  over: (s) => (s.n > 9 ? { winners: [s.n % 2], reason: 'counted' } : null),
  view: (s) => s.n,
  know: (rest) => ({ ...rest }),
  imagine: (known) => ({ ...known }),
  clone: (s) => ({ ...s }),
  check: () => {},
};
const quiet = { report: () => {} };
const SEEDS = Array.from({ length: 20 }, (_, i) => 1_000_003 * (i + 1));

describe('the call of the documentation, on a game of sixteen cards', () => {
  it('finds nothing in the sound game, and has seen enough at every number of seats', () => {
    const tally = checkGame(whisper());
    expect(tally.histories).toBeGreaterThanOrEqual(3 * 200);
    expect(tally.worlds).toBeGreaterThanOrEqual(3 * 500);
    expect(tally).toMatchObject({ relaxed: 0, misfits: 0 });
  });

  it.each(FAULTS)('finds the fault "%s", whatever the seed', (fault) => {
    for (const seed of SEEDS) {
      const failure = failureOf(() => checkGame(whisper(fault), { seed }));
      expect(['secrets', 'history']).toContain(failure.check);
    }
  });
});

describe('the kit looks', () => {
  // Without `history`, which finds it at a later question, only what the end of a step tells is left to find it by.
  it.each(FAULTS)('at what is told at the end of a step: "%s"', (fault) => {
    for (const seed of SEEDS.slice(0, 5)) {
      expect(failureOf(() => checkGame(whisper(fault), { seed, history: 0 })).check).toBe('secrets');
    }
  });

  it('at histories in the middle of a step, where nothing was hidden from the viewer', () => {
    // In Post half of all questions stand at a resting point; two viewers look at each.
    const budget = { histories: 1, worlds: 1 };
    const { histories, decisions } = checkGame(post, { ...quiet, seats: [2], options: [{}], every: 1, budget });
    expect(histories).toBeGreaterThan(1.5 * decisions);
  });
});

describe('the kit judges by what it has seen', () => {
  it('plays on until the budget is met for every number of seats', () => {
    const terms = { ...quiet, seed: 2, options: [{}] };
    const some = checkGame(whisper(), { ...terms, budget: { histories: 50, worlds: 0 } });
    const more = checkGame(whisper(), { ...terms, budget: { histories: 150, worlds: 0 } });
    expect(some.histories).toBeGreaterThanOrEqual(3 * 50);
    expect(more.matches).toBeGreaterThan(2 * some.matches);
  });

  it('plays every set of options, even if the budget is met before', () => {
    const options = Array.from({ length: 40 }, (_, i) => ({ open: i % 4 }));
    const tally = checkGame(whisper(), { ...quiet, seed: 2, options, seats: [2], budget: { histories: 1, worlds: 1 } });
    expect(tally.matches).toBe(40);
  });

  it('fails when a game shows it too little', () => {
    expect(() => checkGame(whisper(), { seats: [3], most: 2 })).toThrow(
      /^whisper: the kit saw too little with 3 seats: \d+ histories of 200 and \d+ worlds of 500 in \d matches$/,
    );
  });

  it('fails soon when it will never see enough', () => {
    expect(() => checkGame(whisper(), { seats: [3], every: 1_000_000 })).toThrow(/0 histories of 200 .* in 30 matches/);
  });

  it('fails when it has seen nothing', () => {
    expect(() => checkGame(whisper(), { seats: [] })).toThrow('whisper: the kit saw nothing in 0 matches');
    const nowhere = { ...whisper(), refuses: () => 'Not today.' };
    expect(() => checkGame(nowhere)).toThrow('whisper: the kit saw nothing in 0 matches');
  });

  it('passes a game without secrets: its worlds are compared all the same', () => {
    const tally = checkGame(counting, quiet);
    expect(tally.worlds).toBeGreaterThanOrEqual(500);
    expect(tally.histories).toBe(0);
  });

  it('reports its tally in one line', () => {
    const lines: string[] = [];
    const { matches, decisions } = checkGame(counting, { seed: 3, report: (line) => lines.push(line) });
    expect(lines).toEqual([
      expect.stringContaining(`kit: counting, seed 3: ${matches} matches, ${decisions} decisions`),
    ]);
  });
});

describe('the seed', () => {
  it('follows from the version of the code and the game', () => {
    const [one, other] = [whisper(), { ...whisper(), id: 'other' }];
    expect(seedOf(one, 'abc')).toBe(seedOf(whisper(), 'abc'));
    expect(new Set([seedOf(one, 'abc'), seedOf(one, 'abd'), seedOf(other, 'abc')]).size).toBe(3);
  });

  it('follows from the functions of the game where no version is given', () => {
    const changed = { ...whisper(), over: () => null };
    expect(seedOf(changed, undefined)).not.toBe(seedOf(whisper(), undefined));
  });

  it('gives the same matches again', () => {
    const terms: KitTerms = { ...quiet, seed: 5, seats: [3], options: [{}] };
    expect(checkGame(whisper(), terms)).toEqual(checkGame(whisper(), terms));
  });
});

describe('the kit catches', () => {
  for (const { fault, game, caughtBy, terms } of broken) {
    it(fault, () => {
      const failure = failureOf(() => checkGame(game, { seats: [4], options: [{ silence: 3 }], every: 1, ...terms }));
      expect(caughtBy).toContain(failure.check);
      expect(failure.message).toContain('replay file');
    });
  }

  // On a game of one number: the questions of a step are played again and again, and there are a thousand of them.
  it('a flow that never rests', () => {
    const restless: typeof counting = {
      ...counting,
      *step() {
        for (;;) yield* choose(0, 'again', [1, 2], { open: true });
      },
    };
    const failure = failureOf(() => checkGame(restless, { every: 1_000_000 }));
    expect(failure.check).toBe('fault');
    expect(failure.message).toContain('replay file');
  });

  it('a match without end as a stall', () => {
    const failure = failureOf(() => checkGame(courier, { seats: [3], limit: 1 }));
    expect(failure.check).toBe('stall');
  });

  it('nothing in worlds that go another way because a hand was mixed in this step', () => {
    const terms: KitTerms = { ...quiet, every: 1, budget: { histories: 0, worlds: 3_000 }, relaxed: 0.05 };
    expect(checkGame(losingTrack(true), terms).misfits).toBe(0);
  });

  it('nothing in the history of viewers who lost track of what they had learned', () => {
    const terms: KitTerms = { ...quiet, every: 1, budget: { histories: 100, worlds: 0 } };
    expect(checkGame(losingTrack(false), terms).misfits).toBe(0);
  });

  it('not a match that is only long: it is played on unlooked at', () => {
    const budget = { histories: 0, worlds: 20 };
    const { matches, decisions } = checkGame(whisper(), { ...quiet, seats: [2], options: [{}], budget, limit: 3 });
    expect(decisions).toBeLessThanOrEqual(3 * matches);
  });
});

describe('a failure', () => {
  const leak = broken[0];
  if (!leak) throw new Error('no broken game');

  it('is shrunk to a short match whose file can be replayed up to the decision that fails', () => {
    const failure = failureOf(() => checkGame(leak.game, { seats: [5], options: [{}] }));
    expect(failure.where.decision).toBeLessThan(5);
    const file = readLog(failure.replay);
    if (!file.ok) throw new Error(file.reason);
    const match = Match.replay(leak.game, file.log);
    if (!(match instanceof Match)) throw new Error(match.reason);
    expect(match.log().rows.length).toBeGreaterThanOrEqual(failure.where.decision);
  });

  it('says how to repeat it, and comes again so', () => {
    const game = whisper('equal');
    const failure = failureOf(() => checkGame(game));
    const { seed, seats, options } = failure.where;
    expect(failure.message).toContain(`the same call with { seed: ${seed}, seats: [${seats}]`);
    const again = failureOf(() =>
      checkGame(game, { seed, seats: [seats], options: [options], budget: { histories: 0, worlds: 0 } }),
    );
    expect(again.check).toBe(failure.check);
    expect(again.where.decision).toBeLessThanOrEqual(failure.where.decision);
  });
});

describe('what may be taken back by right', () => {
  const terms = { ...quiet, budget: { histories: 0, worlds: 300 } };

  it.each([
    { name: 'says nothing of it', game: pileGame() },
    { name: 'counts all that came to light', game: pileGame((s) => 100 * s.turned + s.peeked.length) },
  ])('passes in a game that $name', ({ game }) => {
    expect(checkGame(game, terms).matches).toBeGreaterThan(0);
  });

  it.each([
    { name: 'what is turned up for all', game: pileGame((s) => s.peeked.length) },
    { name: 'what one alone has seen', game: pileGame((s) => s.turned) },
    { name: 'everything', game: pileGame(() => 0) },
  ])('is found wrong in a game that forgets $name, whatever the seed', ({ game }) => {
    for (const seed of SEEDS.slice(0, 5))
      expect(failureOf(() => checkGame(game, { ...terms, seed })).check).toBe('take back');
  });
});
