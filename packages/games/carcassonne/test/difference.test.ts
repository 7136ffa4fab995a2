// What decided a match, as the end tells it to each seat.

import { describe, expect, it } from 'vitest';
import { differenceFor } from '../board/end/difference.ts';

const parts = { city: [10, 36, 56], road: [5, 30, 8], field: [18, 12, 15] };
const result = { winners: [1], reason: 'points', scores: [33, 78, 79], parts };

describe('what made the difference', () => {
  it('to whoever lost: where the winner is farthest ahead', () => {
    expect(differenceFor(result, 0)).toEqual({ source: 'city', rival: 1, mine: 10, theirs: 36 });
  });

  it('to whoever won: where they are farthest ahead of the next', () => {
    expect(differenceFor(result, 1)).toEqual({ source: 'road', rival: 2, mine: 30, theirs: 8 });
  });

  it('is not told to those who watch, nor when the win is shared', () => {
    expect(differenceFor(result, null)).toBeNull();
    expect(differenceFor({ ...result, winners: [1, 2] }, 0)).toBeNull();
  });
});
