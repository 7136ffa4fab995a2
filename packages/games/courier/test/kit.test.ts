// The kernel's kit on Courier.

import { checkGame } from '@tabella/kernel/testing';
import { expect, it } from 'vitest';
import { courier } from '../rules/game.ts';

it('Courier keeps its invariants, its replays and its secrets', () => {
  const tally = checkGame(courier);
  expect(tally).toMatchObject({ relaxed: 0, misfits: 0 });
});
