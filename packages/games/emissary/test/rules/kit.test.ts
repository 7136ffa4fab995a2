// The kernel's kit at every number of seats: invariants, replays, secrets, imagined worlds.

import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { emissary } from '../../rules/game.ts';

describe('the kit', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('a match of %i keeps its secrets, and worlds fit what was seen', (seats) => {
    const tally = checkGame(emissary, {
      seats: [seats],
      options: [{}],
      matches: 1,
      seed: 40 + seats,
      every: 14,
      history: 0.95,
    });
    expect(tally.matches).toBe(1);
  });

  it('so does a match with every option turned', () => {
    const options = [
      { identities: 'first', swan: 'declaration' },
      { alliance: true, deck: '2009', lockOn: 'play' },
    ];
    const tally = checkGame(emissary, { seats: [6], options, matches: 1, seed: 60, every: 16, history: 0.95 });
    expect(tally.matches).toBe(2);
  });
});
