// Which seats an event is about: they light up when somebody points at it in the log.

import type { Seat } from '@tabella/kernel';
import type { EmissaryEvent } from '../rules/events.ts';

const KEYS: readonly string[] = ['seat', 'to', 'from', 'of', 'by', 'at'];

export function seatsOf(event: EmissaryEvent | null): readonly Seat[] {
  if (event === null) return [];
  const seats = Object.entries(event).flatMap(([key, value]: [string, unknown]) =>
    KEYS.includes(key) && typeof value === 'number' && value >= 0 ? [value] : [],
  );
  return [...new Set(seats)];
}
