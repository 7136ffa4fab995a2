// The moment that decided the match: the last time the winner's scroll changed; without one, how the end came.

import type { Seat } from '@tabella/kernel';
import type { Happening } from '../../rules/events.ts';

export interface Decisive {
  readonly turn: number;
  readonly event: Happening;
  /** The card that did it. */
  readonly card: string | null;
}

export function decisiveIn(told: readonly Happening[], winners: readonly Seat[]): Decisive | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  const place = Math.max(
    told.findLastIndex((event) => changes(event, winner)),
    told.findLastIndex((event) => event.kind === 'contested'),
  );
  const at = place >= 0 ? place : told.findLastIndex((event) => event.kind === 'end-game');
  const event = told[at];
  if (!event) return null;
  const before = told.slice(0, at);
  const turn = before.findLast((one) => one.kind === 'turn-begins');
  const deed = before.findLast((one) => one.kind === 'declares' || one.kind === 'enters-play');
  return {
    turn: turn?.kind === 'turn-begins' ? turn.turn : 0,
    event,
    card: event.kind !== 'contested' && deed && 'card' in deed ? deed.card : null,
  };
}

function changes(event: Happening, winner: Seat): boolean {
  switch (event.kind) {
    case 'shuffles-scrolls':
      return true;
    case 'swaps-scrolls':
      return event.seats.includes(winner);
    case 'moves-scroll':
      return event.to === winner || event.from === winner;
    case 'from-pile':
    case 'repairs':
      return event.seat === winner;
    default:
      return false;
  }
}
