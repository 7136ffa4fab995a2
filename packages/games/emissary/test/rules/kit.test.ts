// The kernel's kit at every number of seats: invariants, replays, secrets, imagined worlds. A match is long, so this is a
// sample; `npm run kit -- emissary` runs the whole.

import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { emissary } from '../../rules/game.ts';

const sample = { every: 14, budget: { histories: 20, worlds: 50 } };

describe('a sample of the kit', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('with %i seats secrets are kept, and worlds fit what was seen', (seats) => {
    const tally = checkGame(emissary, { ...sample, seats: [seats], options: [{}] });
    expect(tally.histories).toBeGreaterThanOrEqual(20);
    expect(tally.misfits).toBe(0);
  });

  it('so it is with every option turned', () => {
    const options = [
      { identities: 'first', swan: 'declaration' },
      { alliance: true, deck: '2009', lockOn: 'play' },
    ];
    const tally = checkGame(emissary, { ...sample, seats: [6], options });
    expect(tally.misfits).toBe(0);
  });
});
