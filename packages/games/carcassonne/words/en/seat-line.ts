// A seat in short, for the frame's list of players.

import type { AnyTypes, Seat } from '@tabella/kernel';
import { plural } from '@tabella/ui/english';
import type { SeatView, View } from '../../rules/view.ts';
import { points } from './names.ts';

/** `21 points · 5 meeples`. */
export function seatLine(shown: AnyTypes['view'], seat: Seat): string | null {
  const view = shown as object as View;
  const own = view.seats[seat];
  if (!own) return null;
  return view.phase === 'over' ? points(own.score) : `${points(own.score)} · ${plural(leftOf(own), 'meeple')}`;
}

const leftOf = ({ supply }: SeatView): number => Object.values(supply).reduce((sum, many) => sum + many, 0);
