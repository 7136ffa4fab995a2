// The address of a moment: the match, how many rows were played, and with whose eyes it is seen. Seats count from 1, as
// people count them. A match from a file has no code; its page is there while the file is open.

import type { Eyes, Seat } from '@tabella/kernel';

export interface Place {
  readonly row: number;
  readonly eyes: Eyes;
}

export type TabId = 'replay' | 'analysis' | 'deal';

/** Null for a match from a file. */
export function replayPath(code: string | null, tab: TabId = 'replay', place?: Partial<Place>): string {
  const page = `/replay/${code ?? 'file'}${tab === 'replay' ? '' : `/${tab}`}`;
  const query = new URLSearchParams();
  if (place?.row !== undefined) query.set('row', String(place.row));
  if (place?.eyes !== undefined) query.set('as', eyesText(place.eyes));
  return query.size > 0 ? `${page}?${query}` : page;
}

export const eyesText = (eyes: Eyes): string => (typeof eyes === 'number' ? String(eyes + 1) : eyes);

/** In an address: as far as the match goes. */
export const LAST_ROW = 999_999;

/** What an address asks for, as far as this match has it. */
export function placeIn(query: string, rows: number, seats: number): Partial<Place> {
  const asked = new URLSearchParams(query);
  const row = wholeIn(asked.get('row'), rows);
  const as = asked.get('as');
  const seat = wholeIn(as, seats);
  const eyes = as === 'public' || as === 'all' ? as : seat ? seat - 1 : undefined;
  return { ...(row === undefined ? {} : { row }), ...(eyes === undefined ? {} : { eyes }) };
}

/** From 0 to the most there is. */
function wholeIn(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined;
  return Math.min(Number(text), most);
}

export const seatsOf = (count: number): readonly Seat[] => [...Array(count).keys()];

/** All eyes with which a match can be seen, in the order in which they are offered. */
export const viewsOf = (seats: number): readonly Eyes[] => ['all', 'public', ...seatsOf(seats)];
