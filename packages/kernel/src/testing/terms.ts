// The terms on which the kit tries a game.

import type { Answer, Batch, Outcome } from '../ask.ts';
import type { Match } from '../match.ts';

export type Settle = (batch: Batch, declared: readonly (Answer | undefined)[]) => Outcome | undefined;

/** Looks at a match from outside, as often as its invariants are checked and at its end; returns what is wrong. */
export type Watch = () => readonly string[];

/** How much the kit must have seen before it calls a game sound; for every number of seats. */
export interface Budget {
  /** Imagined worlds that were pulled back to the set-up and played again. Asked only of games with cards. */
  readonly histories: number;
  /** Imagined worlds that were compared with the match. A game without secrets has them too: they equal the match. */
  readonly worlds: number;
}

export const BUDGET: Budget = { histories: 200, worlds: 500 };

export interface KitTerms {
  /** What must be seen for every number of seats; by default `BUDGET`. */
  readonly budget?: Budget;
  /** Of what all chance is drawn; by default it follows from the version of the code (`seedOf`). */
  readonly seed?: number;
  readonly seats?: readonly number[];
  /** Sets of options to try, each at least once; by default every value of every option, and some mixtures. */
  readonly options?: readonly unknown[];
  readonly mixtures?: number;
  /** The costly checks run at one in this many decisions, and ever more rarely in a long match. */
  readonly every?: number;
  /** Questions and invariants are checked in one of this many steps; by default in all. */
  readonly steps?: number;
  /** What else must hold, worked out apart from the rules; made for each match when it has begun. */
  readonly watch?: (match: Match<unknown>) => Watch;
  /** Answers of one match that are looked at. One that goes on for ten times as many is a stall. */
  readonly limit?: number;
  /** Matches for one number of seats after which the kit gives up because it saw too little. */
  readonly most?: number;
  /** Share of imagined worlds that must fit the viewer's whole history. */
  readonly history?: number;
  /** Share of worlds that may need private facts left aside. */
  readonly relaxed?: number;
  /** How the kernel settles a batch; the kit's own tests replace it to prove that a leak is seen. */
  readonly settle?: Settle;
  /** Gets the tally in one line; by default it is printed. */
  readonly report?: (line: string) => void;
}
