// Bags of tokens: what is in one is known to everybody, what comes out next to nobody.

import { EVERYONE, type Seat } from '@tabella/kernel';
import type { Table } from './types.ts';

/** Draws one of these tokens for a seat, and tells what is written on it. */
export function drawToken(table: Table, seat: Seat, bag: readonly number[], name: (count: number) => string): number {
  const count = bag[table.roll(bag.length)] ?? 0;
  table.announce(EVERYONE, { kind: 'draws', seat, token: name(count), count });
  return count;
}
