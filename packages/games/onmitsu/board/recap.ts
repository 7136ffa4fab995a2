// What the last thrown cards came to, put together from what was told: so that nobody who looked away has to ask.

import type { Seat } from '@tabella/kernel';
import type { Happening } from '../rules/events.ts';

export type Fate = 'works' | 'reversed' | 'cancelled' | 'stopped' | 'idle' | 'returned';

export interface Act {
  readonly seat: Seat;
  /** Null for a scroll that was cracked. */
  readonly card: string | null;
  readonly arrow: Seat | null;
  readonly action: string | null;
  readonly fate: Fate;
  /** What happened while it acted. */
  readonly events: readonly Happening[];
}

export interface Recap {
  readonly turn: number;
  /** Cracks first, then cards in the order in which they acted; players who lay low are missing. */
  readonly acts: readonly Act[];
}

type Draft = { -readonly [K in keyof Act]: Act[K] } & { events: Happening[]; begun: boolean };

/** The last turn that was played to its end; null before there was one. */
export function recapOf(told: readonly Happening[], orderOf: (card: string) => number): Recap | null {
  const begun = told.findLastIndex((event) => event.kind === 'thrown');
  const thrown = told[begun];
  if (thrown?.kind !== 'thrown') return null;
  const turn = told.slice(0, begun).findLast((event) => event.kind === 'turn-begins');
  const acts: Draft[] = thrown.throws
    .map(({ seat, card, arrow }) => ({
      seat,
      card,
      arrow,
      action: null,
      fate: 'works' as Fate,
      events: [] as Happening[],
      begun: card === null,
    }))
    // Equal Orders stay as they were thrown until the first of them acts.
    .sort((a, b) => rank(a, orderOf) - rank(b, orderOf));
  let now: Draft | undefined;
  for (const event of told.slice(begun + 1)) {
    // What follows the last card is drawing, which is the same every turn.
    if (event.kind === 'turn-begins' || isAftermath(event)) break;
    const next = startedBy(acts, event);
    if (next) {
      next.begun = true;
      now = next;
    }
    if (now) {
      now.events.push(event);
      now.fate = fateAfter(now, event);
      if (event.kind === 'declares' && next) now.action = event.action;
    }
  }
  const acted = acts.filter((act) => act.card === null || act.events.length > 0);
  return { turn: turn?.kind === 'turn-begins' ? turn.turn : 0, acts: acted };
}

const rank = (act: Draft, orderOf: (card: string) => number): number => (act.card === null ? -1 : orderOf(act.card));

const isAftermath = (event: Happening): boolean => event.kind === 'window-opens' && event.window === 'end';

/** The thrown card with which this event begins. */
function startedBy(acts: readonly Draft[], event: Happening): Draft | undefined {
  switch (event.kind) {
    case 'declares':
    case 'idles':
    case 'stopped':
    case 'returns':
    case 'enters-play':
      return acts.find((act) => !act.begun && act.seat === event.seat && act.card === event.card);
    case 'cracks':
      return event.by === null ? acts.find((act) => act.card === null && act.seat === event.seat) : undefined;
    default:
      return undefined;
  }
}

function fateAfter(act: Act, event: Happening): Fate {
  if (event.kind === 'reverses' && event.what === act.card && event.of === act.seat)
    return act.fate === 'reversed' ? 'works' : 'reversed';
  if (!('card' in event) || event.card !== act.card || event.seat !== act.seat) return act.fate;
  switch (event.kind) {
    case 'cancelled':
      return 'cancelled';
    case 'stopped':
      return 'stopped';
    case 'idles':
      return 'idle';
    case 'returns':
      return 'returned';
    default:
      return act.fate;
  }
}
