// Somebody who looks on at a match and never had a seat in it.

import { useTable } from './at-table.tsx';

export function useWatching(): boolean {
  const { phase, barred, seats } = useTable();
  return phase === 'playing' && !barred && seats.every((seat) => !seat.mine);
}
