// The kernel's kit on Onmitsu, and a thousand random matches with the invariants alone. A match is long, so the kit samples
// here; `npm run kit -- onmitsu` runs the whole.

import { FastChance, Run, sampleOutcome } from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, test } from 'vitest';
import { setEntries } from '../sets/index.ts';
import { onmitsu } from './scenario.ts';

describe('Onmitsu at the kit', () => {
  test.each([2, 3, 4])('keeps its invariants, its replays and its secrets, for %i and with every option', (seats) => {
    const budget = { histories: 20, worlds: 50 };
    const tally = checkGame(onmitsu, { seats: [seats], every: 24, mixtures: 0, budget });
    expect(tally.matches).toBeGreaterThanOrEqual(7);
    expect(tally.misfits).toBe(0);
  });

  test('a thousand random matches end, and every resting point is sound', () => {
    const chance = new FastChance(1001);
    const reasons = new Map<string, number>();
    for (let i = 0; i < 1_000; i++) {
      const seats = 2 + (i % 3);
      const set = setEntries[i % setEntries.length]?.id ?? '';
      const options = Object.freeze({ set, patience: true, aid: false });
      const run: Run<Parameters<typeof onmitsu.check>[0]> = new Run(
        onmitsu as never,
        onmitsu.setup(seats, options, chance),
        seats,
        { chance, rested: () => onmitsu.check(run.state) },
      );
      run.start();
      while (run.batch) run.resume(sampleOutcome(run.batch, chance));
      const { winners, scores = [], reason } = run.result ?? { winners: [], reason: '' };
      const best = Math.max(...scores);
      expect(winners).toEqual(best > 0 ? scores.flatMap((points, seat) => (points === best ? [seat] : [])) : []);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    expect([...reasons.keys()].sort()).toEqual(['castle', 'patience']);
  });
});
