// Card sets written by chance: whatever the checker accepts can be played, told and replayed, and keeps its secrets.

import { FastChance, Match, type NameOf, type OptionValues, sampleAnswer, wordsAt } from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SetFile } from '../rules/set/types.ts';
import { words } from '../words/en/index.ts';
import { randomSet } from './random-set.ts';
import { onmitsu } from './scenario.ts';

const name: NameOf = (seat) => ['Ada', 'Bruno', 'Clara', 'Dario'][seat] ?? '';
const RAW = /undefined|null|NaN|\[object|[{}_]/;

/** Sets that the checker accepts, and how many it refused on the way. */
function accepted(seed: number, count: number): { readonly sets: readonly SetFile[]; readonly refused: string[] } {
  const chance = new FastChance(seed);
  const sets: SetFile[] = [];
  const refused: string[] = [];
  while (sets.length < count && refused.length < 20 * count) {
    const read = onmitsu.library.read(randomSet(chance));
    if (read.ok) sets.push(read.value);
    else refused.push(...read.faults);
  }
  return { sets, refused };
}

describe('card sets written by chance', () => {
  test('are refused for reasons that name their place, or played to the end in their own words', () => {
    const { sets, refused } = accepted(1, 60);
    expect(sets).toHaveLength(60);
    for (const fault of refused) expect(fault).toMatch(/^[\w.[\]]+(, card "\w+")?: /);
    sets.forEach((set, i) => {
      const chance = new FastChance(i);
      const fairness = { secret: String(i), contributions: [] };
      const match = Match.start(onmitsu, { seats: 2 + (i % 3), options: { set }, fairness });
      if (!(match instanceof Match)) throw new Error(match.reason);
      const say = wordsAt(words, match.options as unknown as OptionValues);
      for (let answers = 0; match.result === null && answers < 20_000; answers++) {
        const ask = match.asks().find((one) => one.declared === undefined);
        if (!ask) throw new Error('nobody is asked');
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (!reply.ok) throw new Error(`${reply.reason} ${JSON.stringify(set)}`);
      }
      expect(match.result).not.toBeNull();
      for (const { event } of match.told) expect(say.event(event, name)).not.toMatch(RAW);
      for (const line of say.table(match.view(null), name)) expect(line).not.toMatch(RAW);
    });
  });

  test('keep what the kit asks', () => {
    const options = accepted(2, 3).sets.map((set) => ({ set }));
    const budget = { histories: 5, worlds: 20 };
    const tally = checkGame(onmitsu, { options, seats: [2, 3], every: 40, history: 0.9, relaxed: 0.02, budget });
    expect(tally.matches).toBeGreaterThanOrEqual(6);
  });
});
