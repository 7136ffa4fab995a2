// What an answer would bring, before it is given: what its seat can be sure of.

import type { NameOf, PreviewOf, Seat } from '@tabella/kernel';
import type { EventKind } from '../../rules/events.ts';
import type { OnmitsuTypes } from '../../rules/types.ts';
import { event } from './events.ts';
import type { Names } from './names.ts';

/** The question itself says so, or it happens every turn. */
const PLAIN: readonly EventKind[] = [
  'turn-begins',
  'thrown',
  'declares',
  'answers',
  'looks-at-scrolls',
  'names-players',
];
/** What is found out only by doing it, even where it could be worked out. */
const FOUND: readonly EventKind[] = ['reads', 'drawn', 'taken', 'planted', 'sees-hand', 'sees-scroll', 'sees-deck'];

export function brings(
  n: Names,
  { events, wins }: PreviewOf<OnmitsuTypes>,
  seat: Seat,
  name: NameOf,
): readonly string[] {
  const lines = events
    .filter(({ kind }) => !PLAIN.includes(kind) && !FOUND.includes(kind))
    .map((one) => event(n, one, name, seat))
    .filter((line) => line !== '');
  return wins ? ['You win.', ...lines] : lines;
}
