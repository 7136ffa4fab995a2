// The state of a match: the land and where play stands. Plain data, cloned by hand.

import type { Result, Seat } from '@tabella/kernel';
import { cloneLand, type Land } from './core/land.ts';
import type { MessageId, ScoringPass, TurnKind } from './names.ts';
import type { Options } from './options.ts';
import type { AwardView } from './view.ts';

/**
 * Where play stands in the laying of one tile. `begin` pass 1A of scoring, `draw`, `drawn` pass 1B, `place`, `laid`
 * pass 1C, `figure` and then pass 2, `score` pass 3, `after` pass 4, `end` and `done`; `message` while one is being resolved.
 */
export type TurnPhase =
  | 'begin'
  | 'draw'
  | 'drawn'
  | 'place'
  | 'laid'
  | 'figure'
  | 'score'
  | 'after'
  | 'end'
  | 'done'
  | 'message'
  | 'over';

/** The tile's turn that message 4 interrupted: it waits until the tile of the message is done. */
export interface Waiting {
  readonly turn: TurnKind;
  readonly builder: boolean;
  readonly tile: number;
  readonly drawn: number;
  readonly bound: number;
  readonly stage: TurnPhase;
}

export interface State {
  land: Land;
  options: Options;
  seats: number;
  active: Seat;
  stage: TurnPhase;
  turn: TurnKind;
  /** This tile earned a second one by the builder. */
  builder: boolean;
  /** The tile laid in this turn, or -1. */
  tile: number;
  /** The variant to be laid, or -1. */
  drawn: number;
  /** How much of the pile is drawn, and how long it is. */
  at: number;
  size: number;
  /** Tiles that lie unseen on the table: they come after the pile in its memory. */
  hidden: number;
  /** Variants that fitted nowhere. */
  removed: readonly number[];
  /** Variants that may not come yet, and how many such have been shuffled into the pile again. */
  aside: readonly number[];
  mixed: number;
  /** How many seats had the chance to lay a tile of their own after the last one of the pile. */
  late: number;
  /** None or one. */
  waiting: readonly Waiting[];
  /** The pass of scoring in which points are moved now. */
  round: ScoringPass | null;
  /** Figures of the active seat whose last move in this pass was forward: 1 scorer, 2 messenger. */
  forward: number;
  /** 2025: which figure each seat has moved in this turn, two bits a seat (1 scorer, 2 messenger). */
  bound: number;
  /** The message being resolved, or 0. */
  message: MessageId | 0;
  /** Messages drawn so far. */
  messages: number;
  /** Where play goes on after the message. */
  resume: TurnPhase;
  /** Awards of this turn. */
  awards: readonly AwardView[];
  result: Result | null;
}

export function clone(s: State): State {
  return {
    land: cloneLand(s.land),
    options: s.options,
    seats: s.seats,
    active: s.active,
    stage: s.stage,
    turn: s.turn,
    builder: s.builder,
    tile: s.tile,
    drawn: s.drawn,
    at: s.at,
    size: s.size,
    hidden: s.hidden,
    // Lists are frozen and replaced, never changed.
    removed: s.removed,
    aside: s.aside,
    mixed: s.mixed,
    late: s.late,
    waiting: s.waiting,
    round: s.round,
    forward: s.forward,
    bound: s.bound,
    message: s.message,
    messages: s.messages,
    resume: s.resume,
    awards: s.awards,
    result: s.result,
  };
}

/** V8 is slow to walk over a frozen list: where every turn meets it, its length is asked first. */
export const NOTHING: readonly never[] = Object.freeze([]);
