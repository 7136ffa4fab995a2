// Which seats and which things on the table an event is about: they light up when somebody points at it in the log.

import type { Seat } from '@tabella/kernel';
import type { EmissaryEvent } from '../rules/events.ts';
import type { CardFace } from '../rules/terms.ts';

const KEYS: readonly string[] = ['seat', 'to', 'from', 'of', 'by', 'at'];

export function seatsOf(event: EmissaryEvent | null): readonly Seat[] {
  if (event === null) return [];
  const seats = Object.entries(event).flatMap(([key, value]: [string, unknown]) =>
    KEYS.includes(key) && typeof value === 'number' && value >= 0 ? [value] : [],
  );
  return [...new Set(seats)];
}

/** What lies on the table besides the dossiers. */
type Thing = 'letter' | 'stack' | 'deck' | 'discards';

const THINGS: Partial<Record<EmissaryEvent['kind'], Thing>> = {
  sends: 'letter',
  arrives: 'letter',
  accepts: 'letter',
  declines: 'letter',
  returns: 'letter',
  intercepts: 'letter',
  substitutes: 'letter',
  transfers: 'letter',
  exchanges: 'letter',
  plays: 'stack',
  void: 'stack',
  draws: 'deck',
  drew: 'deck',
  reshuffles: 'deck',
  discards: 'discards',
  'picks-up': 'discards',
  lost: 'discards',
};

export const thingOf = (event: EmissaryEvent | null): Thing | undefined => event?.kind && THINGS[event.kind];

/** The colour of the messages that it is about: their row in a dossier is lit. */
const OF_MESSAGES: readonly EmissaryEvent['kind'][] = ['obtains', 'gives', 'claims', 'deletes'];

export function colourOf(event: EmissaryEvent | null): CardFace['colour'] | undefined {
  if (event === null || !OF_MESSAGES.includes(event.kind) || !('card' in event)) return undefined;
  return event.card?.colour;
}
