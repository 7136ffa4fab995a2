// The kernel's kit on Courier.

import { checkGame } from '@tabella/kernel/testing';
import { expect, it } from 'vitest';
import { courier } from '../rules/game.ts';

it.each([3, 4, 5])('Courier keeps its invariants, its replays and its secrets with %i seats', (seats) => {
  const tally = checkGame(courier, { seats: [seats] });
  expect(tally).toMatchObject({ relaxed: 0, misfits: 0 });
});
