// The terms on which the kit tries a game.

import type { Answer, Batch, Outcome } from '../ask.ts';

export type Settle = (batch: Batch, declared: readonly (Answer | undefined)[]) => Outcome | undefined;

export interface KitTerms {
  /** Matches for every number of seats and sample of options. */
  readonly matches?: number;
  readonly seed?: number;
  readonly seats?: readonly number[];
  /** Sets of options to try; by default every value of every option once, and some mixtures. */
  readonly options?: readonly unknown[];
  readonly mixtures?: number;
  /** The costly checks run at one in this many decisions. */
  readonly every?: number;
  /** A match beyond this many answers is a stall. */
  readonly limit?: number;
  /** Share of imagined worlds that must fit the viewer's whole history. */
  readonly history?: number;
  /** Share of worlds that may need private facts left aside. */
  readonly relaxed?: number;
  /** How the kernel settles a batch; the kit's own tests replace it to prove that a leak is seen. */
  readonly settle?: Settle;
  /** Called after every match. */
  readonly progress?: (done: number, of: number) => void;
}
