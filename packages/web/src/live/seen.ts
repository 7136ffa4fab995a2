// How much of a match this person has seen: kept in this browser, so that what happened meanwhile is told after a reload.

import { readStored, store } from '@tabella/ui/stored';

const KEY = 'tabella.seen';
const MOST = 60;

const placeOf = (code: string, seat: number | null): string => `${code}.${seat ?? 'public'}`;

/** How many events had been told; null if this match was never looked at here. */
export function seenAt(code: string, seat: number | null): number | null {
  return read()[placeOf(code, seat)] ?? null;
}

/** The oldest matches are forgotten when there are too many. */
export function keepSeen(code: string, seat: number | null, count: number): void {
  const place = placeOf(code, seat);
  const others = Object.entries(read()).filter(([key]) => key !== place);
  store(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [place, count]])));
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, count]) => typeof count === 'number'));
  } catch {
    return {};
  }
}
