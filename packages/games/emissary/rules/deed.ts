// Deeds: the one way to move cards. After every deed, and nowhere else, everything is settled.

import type { Box } from '@tabella/kernel';
import { wholeBox } from './box.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

/**
 * Makes a deed of what is done with the box. The box with its moves is handed out here alone, so whoever moves cards has
 * them settled: nobody can forget it. What belongs together (an exchange of messages) is one deed.
 */
export function deed<More extends readonly unknown[], Result>(
  does: (box: Box, s: State, t: Table, ...more: More) => Result,
): (s: State, t: Table, ...more: More) => Result {
  return (s, t, ...more) => {
    const result = does(wholeBox, s, t, ...more);
    settle(wholeBox, s, t);
    return result;
  };
}
