// The kernel's kit on Post.

import { checkGame } from '@tabella/kernel/testing';
import { expect, it } from 'vitest';
import { post } from '../rules/game.ts';

it('Post keeps its invariants, its replays and its secrets', () => {
  const tally = checkGame(post);
  expect(tally.relaxed).toBe(0);
});
