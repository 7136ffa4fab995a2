// The state of a match of Onmitsu: plain data, cloned by hand. Numbers called `card` are ids in the box.

import { type Cards, cloneCards, type Result, type Seat } from '@tabella/kernel';
import type { Options } from './options.ts';
import type { Outcome, Phase, VerdictView } from './view.ts';

/** A thrown card. `arrow` and `deed` are -1 while there is none; so is `card` once it has acted and lies elsewhere. */
export interface Queued {
  card: number;
  face: number;
  seat: Seat;
  arrow: Seat;
  deed: number;
  outcome: Outcome | 'void' | null;
}

interface Flip {
  readonly seat: Seat;
  readonly face: number;
  readonly ward: boolean;
}

/** A card being played. None is at a resting point. */
export interface PlayedCard {
  card: number;
  seat: Seat;
  arrow: Seat;
  deed: number;
  /** Which of the cards being played it answers; -1 if none. */
  answers: number;
  flips: Flip[];
  /** Whom a labelled Action struck when it was declared. */
  struck: Seat[];
  dead: boolean;
}

/** An answer that is revealed and waits for its Order. `depth` is the number of cards being played in its window. */
export interface Waiting {
  readonly card: number;
  readonly seat: Seat;
  readonly arrow: Seat;
  readonly deed: number;
  readonly depth: number;
}

/** Who saw which scroll when; seat -1: everybody. */
interface Glimpse {
  readonly card: number;
  readonly seat: Seat;
  readonly turn: number;
}

export interface Ending {
  /** Who brought it about; -1 when patience ran out. */
  by: Seat;
  /** Which Order number is up (a place in the set's list), and how many seats from the Lantern have decided at it. */
  at: number;
  decided: number;
  /** Cards used so far. */
  uses: number;
  /** Thrown AT ANY TIME cards that have not acted. */
  spare: { readonly card: number; readonly seat: Seat }[];
  antidotes: boolean[];
  vouchers: { readonly card: number; readonly seat: Seat }[];
  verdicts: readonly VerdictView[] | null;
  contested: boolean;
}

export interface State {
  cards: Cards;
  seats: number;
  options: Options;
  phase: Phase;
  turn: number;
  lantern: Seat;
  /** Who cracked this turn by choice. */
  cracks: Seat[];
  queue: Queued[];
  /** The next thrown card to act. */
  at: number;
  /** Keywords cancelled until the end of the turn, as a mask. */
  cancelled: number;
  wards: { readonly seat: Seat; readonly face: number }[];
  blocks: { readonly place: number; readonly post: number }[];
  glimpses: Glimpse[];
  plays: PlayedCard[];
  /** Answers that are revealed and have not acted yet. */
  waiting: Waiting[];
  /** The window that is open. */
  window: 'crack' | 'declare' | 'end' | null;
  end: Ending | null;
  result: Result | null;
}

export function clone(s: State): State {
  return {
    cards: cloneCards(s.cards),
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    turn: s.turn,
    lantern: s.lantern,
    cracks: s.cracks.slice(),
    queue: s.queue.map(({ card, face, seat, arrow, deed, outcome }) => ({ card, face, seat, arrow, deed, outcome })),
    at: s.at,
    cancelled: s.cancelled,
    wards: s.wards.slice(),
    blocks: s.blocks.slice(),
    glimpses: s.glimpses.slice(),
    plays: s.plays.map((one) => ({ ...one, flips: one.flips.slice(), struck: one.struck.slice() })),
    waiting: s.waiting.slice(),
    window: s.window,
    end: s.end === null ? null : cloneEnding(s.end),
    result: s.result,
  };
}

function cloneEnding(end: Ending): Ending {
  return {
    by: end.by,
    at: end.at,
    decided: end.decided,
    uses: end.uses,
    spare: end.spare.slice(),
    antidotes: end.antidotes.slice(),
    vouchers: end.vouchers.slice(),
    verdicts: end.verdicts,
    contested: end.contested,
  };
}

/** Ids kept outside the zones, when ids are renamed. */
export function renamed(s: State, to: (id: number) => number): void {
  for (const one of s.queue) if (one.card >= 0) one.card = to(one.card);
  s.blocks = s.blocks.map(({ place, post }) => Object.freeze({ place: to(place), post: to(post) }));
  s.waiting = s.waiting.map((one) => Object.freeze({ ...one, card: to(one.card) }));
  s.glimpses = s.glimpses.map((one) => Object.freeze({ ...one, card: to(one.card) }));
  if (s.end === null) return;
  s.end.spare = s.end.spare.map((one) => Object.freeze({ ...one, card: to(one.card) }));
  s.end.vouchers = s.end.vouchers.map((one) => Object.freeze({ ...one, card: to(one.card) }));
}
