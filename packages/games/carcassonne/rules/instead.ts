// A tile of one's own, laid instead of drawing one: what sets put into the hands of seats.

import type { Flow } from '@tabella/kernel';
import type { Box } from './box.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

/** May the active seat lay a tile of its own now? */
export const mayLayOwn = (s: State, box: Box): boolean =>
  box.instead.length > 0 && box.instead.some(({ instead }) => instead.may(s));

/** Asks the active seat whether it does; true when the tile lies. */
export function* layOwn(s: State, table: Table, box: Box): Flow<boolean> {
  for (const { instead } of box.instead) if (instead.may(s) && (yield* instead.play(s, table, box))) return true;
  return false;
}
