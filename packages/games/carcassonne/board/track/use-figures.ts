// The figures as they are shown just now, and the spaces they take.

import { MARKERS, spaceOf } from './circuit.ts';
import type { TrackSeat } from './props.ts';
import { useWalk } from './use-walk.ts';

export const keyOf = (seat: number, figure: string): string => `${seat} ${figure}`;

interface Shown {
  /** Totals by key. */
  readonly totals: Readonly<Record<string, number>>;
  /** The spaces on which somebody stands or might stand, as a text that compares by value. */
  readonly taken: string;
}

export function useFigures(seats: readonly TrackSeat[], landing: number | undefined): Shown {
  const ends: Record<string, number> = {};
  for (const seat of seats) {
    for (const figure of MARKERS) {
      const total = seat[figure];
      if (total !== null) ends[keyOf(seat.seat, figure)] = total;
    }
  }
  const totals = useWalk(ends);
  const spaces = new Set(Object.values(totals).map(spaceOf));
  if (landing !== undefined) spaces.add(spaceOf(landing));
  return { totals, taken: [...spaces].sort((a, b) => a - b).join(' ') };
}
