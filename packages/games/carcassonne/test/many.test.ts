// Whole matches with seats, sets, editions and variants by chance: the kernel's kit and watch.ts find nothing wrong with them,
// and do find what is planted. `npm run kit -- carcassonne --matches 2000` plays more, and is part of `npm test`.

import { checkMixtures } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../rules/game.ts';
import { watch } from '../watch.ts';
import { failureIn, planted } from './planted.ts';

describe('matches by chance keep their invariants, replays and secrets, and all adds up', () => {
  it.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
    const game = { ...carcassonne, seats: { min: seats, max: seats } };
    const tally = checkMixtures(game, { matches: 30, every: 300, steps: 20, watch });
    expect(tally).toMatchObject({ matches: 30, relaxed: 0 });
    expect(tally.worlds).toBeGreaterThan(30);
  });
});

describe('a planted fault is found', () => {
  it.each(planted)('$fault', ({ game, by }) => {
    for (const seed of [1, 2, 3]) expect(by).toContain(failureIn(game, seed).check);
  });
});
