// Whether somebody is out while the others play on.

import { gameOf } from '../games.ts';
import type { SeatSnapshot } from '../live/state.ts';

/** Whether the seat that looks on is out while the others play. */
export const isOut = ({ seat, view, result }: SeatSnapshot, game: string): boolean =>
  result === null &&
  seat !== null &&
  typeof view === 'object' &&
  view !== null &&
  (gameOf(game).out?.(view, seat) ?? false);
