// What a match in play asks of its table: who plays which seat, who is there, and what may happen now.

import type { Seat } from '@tabella/kernel';
import type { Stops } from '../protocol/index.ts';
import type { Absence } from './presence.ts';

export interface Seated {
  /** The bot that plays a seat now; null when a person does. */
  botAt(seat: Seat): string | null;
  /** The person of this seat has a connection. */
  online(seat: Seat): boolean;
  /** Since when they have none. */
  offlineSince(seat: Seat): number;
  stops(seat: Seat): Stops;
  /** Some person's seat has a connection: otherwise time stands still, for nobody waits. */
  readonly present: boolean;
  /** Nobody but one person has or had a seat, and nobody else looks on: the length of a window tells nobody anything. */
  readonly alone: boolean;
  readonly watched: boolean;
  /** Nobody has a seat here any more, and nobody looks on. */
  readonly deserted: boolean;
  readonly paused: boolean;
  /** The seat let its time run out. True if a bot shall play it from now on. */
  missed(seat: Seat): boolean;
  /** A bot plays for them. */
  sitIn(seat: Seat, why: Absence): void;
  /** They are there and have not answered for long: the others may vote for a bot. */
  overdue(seat: Seat): void;
  isOverdue(seat: Seat): boolean;
  /** It is asked something that is not a window. */
  asked(seat: Seat): void;
  /** A bot's answer was replaced by the fallback. */
  slipped(seat: Seat): void;
  /** Another question is open: who was waited for is waited for no more. */
  goneOn(): void;
  /** Runs when everything before it is done and stored; then shows what changed. */
  inTurn(work: () => Promise<void>): void;
  /** The match cannot go on. */
  stuck(reason: string): void;
}
