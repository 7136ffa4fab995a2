// A card that acts: what is played, and who is who in its Action.

import type { Seat } from '@tabella/kernel';
import type { PlayedCard, Queued } from './state.ts';

/** What is played: the card lies on the table already. Without a deed its player chooses one now. */
export interface Going {
  readonly card: number;
  readonly seat: Seat;
  readonly arrow: Seat;
  readonly deed: number;
  /** The card it answers, if it does. */
  readonly answers?: PlayedCard;
  /** The thrown card it is. */
  readonly queued?: Queued;
}

/** Who is who in an Action, and what its steps have named so far. */
export interface Cast {
  readonly play: PlayedCard;
  readonly self: Seat;
  readonly target: Seat;
  readonly players: Record<string, readonly Seat[]>;
  readonly numbers: Record<string, number>;
}
