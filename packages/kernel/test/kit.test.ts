// The kit passes a sound game, and catches every fault that was planted.

import { courier } from '@tabella/courier';
import { Match, readLog } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame, KitFailure } from '../src/testing/index.ts';
import { broken } from './broken.ts';

describe('the kit on a sound game', () => {
  it('finds nothing in Courier, for every number of seats and sample of options', () => {
    const tally = checkGame(courier, { seed: 11 });
    expect(tally.matches).toBeGreaterThan(20);
    expect(tally.relaxed).toBe(0);
    expect(tally.misfits).toBe(0);
    expect(tally.histories).toBeGreaterThan(150);
  });

  it('counts the same with the same seed', () => {
    expect(checkGame(courier, { seed: 5, seats: [3], options: [{}] })).toEqual(
      checkGame(courier, { seed: 5, seats: [3], options: [{}] }),
    );
  });
});

describe('the kit catches', () => {
  for (const { fault, game, caughtBy, terms } of broken) {
    it(fault, () => {
      const failure = failureOf(() =>
        checkGame(game, { seats: [4], options: [{ silence: 3 }], matches: 60, every: 1, ...terms }),
      );
      expect(caughtBy).toContain(failure.check);
      expect(failure.message).toContain('replay file');
    });
  }

  it('a match without end as a stall', () => {
    const failure = failureOf(() => checkGame(courier, { seats: [3], limit: 5 }));
    expect(failure.check).toBe('stall');
  });
});

describe('a failure', () => {
  it('is shrunk to a short match whose file can be replayed up to the decision that fails', () => {
    const leak = broken[0];
    if (!leak) throw new Error('no broken game');
    const failure = failureOf(() => checkGame(leak.game, { seats: [5], options: [{}], matches: 3 }));
    expect(failure.where.decision).toBeLessThan(5);
    const file = readLog(failure.replay);
    if (!file.ok) throw new Error(file.reason);
    const match = Match.replay(leak.game, file.log);
    if (!(match instanceof Match)) throw new Error(match.reason);
    expect(match.log().rows.length).toBeGreaterThanOrEqual(failure.where.decision);
  });
});

function failureOf(run: () => unknown): KitFailure {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof KitFailure) return thrown;
    throw thrown;
  }
  throw new Error('the kit found nothing');
}
