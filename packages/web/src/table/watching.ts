// Somebody who looks on at a match and never had a seat in it.

import type { LateView } from '@tabella/table/protocol';
import type { SeatSnapshot } from '../live/state.ts';
import { useTable } from './at-table.tsx';

export function useWatching(): boolean {
  const { phase, barred, seats } = useTable();
  return phase === 'playing' && !barred && seats.every((seat) => !seat.mine);
}

/** The match as it was then, with everything in the open; nobody is waited for. */
export const snapshotLater = (
  live: SeatSnapshot,
  { view, told, earlier, undone }: Pick<LateView, 'view' | 'told' | 'earlier' | 'undone'>,
): SeatSnapshot => ({
  ...live,
  ...{ view, told, earlier, undone },
  ...{ waiting: [], window: null, since: null, clock: null, timedOut: [] },
});
