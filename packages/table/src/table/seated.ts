// What a match in play asks of its table: who plays which seat, who is there, and what may happen now.

import type { Seat } from '@tabella/kernel';
import type { Stops } from '../protocol/index.ts';

export interface Seated {
  /** The bot that plays a seat now; null when a person does. */
  botAt(seat: Seat): string | null;
  /** The person of this seat has a connection. */
  online(seat: Seat): boolean;
  /** Since when he has none. */
  offlineSince(seat: Seat): number;
  stops(seat: Seat): Stops;
  /** Some person's seat has a connection: otherwise time stands still, for nobody waits. */
  readonly present: boolean;
  /** One person's seat among bots: then the length of a window has nobody to tell anything to. */
  readonly alone: boolean;
  readonly watched: boolean;
  /** Nobody has a seat here any more, and nobody looks on. */
  readonly deserted: boolean;
  readonly paused: boolean;
  /** The seat let its time run out. True if a bot shall sit in from now on. */
  missed(seat: Seat): boolean;
  /** Nobody has been there for long: a bot sits in. */
  sitIn(seat: Seat): void;
  /** It is asked something that is not a window. */
  asked(seat: Seat): void;
  /** Runs when everything before it is done and stored; then shows what changed. */
  inTurn(work: () => Promise<void>): void;
  /** The match cannot go on. */
  stuck(reason: string): void;
}
