// A seat in short, for the frame's list of players.

import type { Seat } from '@tabella/kernel';
import { plural } from '@tabella/ui/english';
import type { SeatLine } from '@tabella/ui/table';
import type { SeatView, View } from '../../../rules/view.ts';

/** `21`, `5 figures`: meeples and others that can still be placed. */
export function seatLine(view: View, seat: Seat): SeatLine | null {
  const own = view.seats[seat];
  if (!own) return null;
  return { score: String(own.score), note: view.phase === 'over' ? '' : plural(leftOf(own), 'figure') };
}

const leftOf = ({ supply }: SeatView): number => Object.values(supply).reduce((sum, many) => sum + many, 0);
