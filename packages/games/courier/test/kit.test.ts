// The kernel's kit: invariants, replays, secrets and imagined worlds, at every number of seats and with every option.

import { checkGame } from '@tabella/kernel/testing';
import { expect, it } from 'vitest';
import { courier } from '../rules/game.ts';

it('Courier passes the kit', () => {
  const tally = checkGame(courier);
  expect(tally.matches).toBeGreaterThan(0);
});
