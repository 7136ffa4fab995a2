// Two thousand random matches over all seats and options: every one ends, and nothing that must hold is broken.

import { FastChance, type Game, Run, sampleOptions, sampleOutcome } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { emissary } from '../../rules/game.ts';
import { refuses } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';

const MATCHES = 2000;
/** More questions than this in one match would be a stall. */
const MOST = 20_000;

interface Played {
  readonly reason: string;
  readonly uses: readonly string[];
}

function playOne(seats: number, options: object, chance: FastChance, check: boolean): Played {
  const game = emissary as unknown as Game<State, unknown>;
  const state = game.setup(seats, options, chance);
  const uses: string[] = [];
  const hear = (_to: number, event: { readonly kind: string; readonly ability?: unknown }): void => {
    if (event.kind === 'uses') uses.push(String(event.ability));
  };
  const rested = (): void => {
    if (check) game.check(state);
  };
  const run = new Run(game, state, seats, { chance, hear, rested }).start();
  for (let i = 0; run.batch !== null; i++) {
    if (i > MOST) throw new Error('no end');
    run.resume(sampleOutcome(run.batch, chance));
  }
  return { reason: run.result?.reason ?? '', uses };
}

describe('random matches', () => {
  it(`${MATCHES} matches of 3 to 9 end, by every kind of victory`, () => {
    const chance = new FastChance(2026);
    const sets = sampleOptions(emissary.options, (n) => chance.int(n), 6);
    const reasons = new Set<string>();
    const used = new Set<string>();
    for (let i = 0; i < MATCHES; i++) {
      const seats = 3 + (i % 7);
      const wanted = sets[i % sets.length] as (typeof sets)[number];
      const options = refuses(seats, wanted) === null ? wanted : (sets[0] as (typeof sets)[number]);
      // Invariants are costly to look at: in every eighth match at every resting point.
      const { reason, uses } = playOne(seats, options, chance, i % 8 === 0);
      reasons.add(reason);
      for (const one of uses) used.add(one);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['three-red', 'three-blue', 'last']));
    expect([...reasons].filter((one) => one.startsWith('mission')).length).toBeGreaterThan(12);
    expect(used.size).toBeGreaterThan(30);
  });
});
