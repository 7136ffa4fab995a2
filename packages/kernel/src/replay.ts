// Replay: a finished match that can be looked at in any moment, with anybody's eyes. It is played once; every moment keeps
// its state, so that going anywhere costs no more than one view.

import type { OpenAsk, Seat } from './ask.ts';
import type { Data } from './data.ts';
import { type Game, type GameEvent, hears, type Result } from './game.ts';
import type { Told } from './known.ts';
import type { Log } from './log.ts';
import { Match } from './match.ts';
import type { Refusal } from './refusal.ts';
import type { Undone } from './trail.ts';
import { viewAll } from './view-all.ts';

/** Whose eyes: a seat as it knew the match then, the public, or with everything in the open. */
export type Eyes = Seat | 'public' | 'all';

/** A moment as it was shown. */
export interface Shown {
  readonly view: Data;
  /** What had been heard until then. */
  readonly told: readonly GameEvent[];
  /** What was taken back: by whom, and how many of the events heard were left. */
  readonly undone: readonly { readonly seat: Seat; readonly at: number }[];
  /** What the seat was asked, and what it had answered so far; nobody else's questions are shown. */
  readonly ask: OpenAsk | null;
  /** With everything in the open: the questions to which somebody had answered in secret, while others had not. */
  readonly declared: readonly OpenAsk[];
  /** The result, once the match was over. */
  readonly result: Result | null;
}

interface Moment<S> {
  readonly state: S;
  /** Shared by the moments of one branch: this moment had heard the first `heard` of them. */
  readonly told: readonly Told[];
  readonly heard: number;
  readonly undone: readonly Undone[];
  readonly asks: readonly OpenAsk[];
  readonly result: Result | null;
  /** Play rested here: another match can begin from it. */
  readonly rests: boolean;
}

export class Replay<S = unknown> {
  private constructor(
    readonly game: Game<S, unknown>,
    readonly log: Log,
    private readonly moments: readonly Moment<S>[],
  ) {}

  /** Refused at the first row that does not fit. */
  static open<S>(game: Game<S, unknown>, log: Log): Replay<S> | Refusal {
    const rows = Replay.opening(game, log);
    let at = rows.next();
    while (!at.done) at = rows.next();
    return at.value;
  }

  /** The same, a row at a time, for callers with other things to do meanwhile; yields how many rows are played. */
  static *opening<S>(game: Game<S, unknown>, log: Log): Generator<number, Replay<S> | Refusal, void> {
    const moments: Moment<S>[] = [];
    let told: Told[] = [];
    const keep = (match: Match<S, unknown>): void => {
      const before = moments.at(-1);
      // Something was taken back: from here on another story is told.
      if (before && match.undone.length > 0 && match.undone !== before.undone) told = told.slice(0, match.told.length);
      told.push(...match.told.slice(told.length));
      moments.push({
        state: game.clone(match.state),
        told,
        heard: match.told.length,
        undone: match.undone,
        asks: match.asks(),
        result: match.result,
        rests: match.entries.length === 0 && match.result === null,
      });
    };
    const rows = Match.replaying(game, log, log.rows.length, keep);
    let at = rows.next();
    for (let row = 1; !at.done; row++) {
      yield row;
      at = rows.next();
    }
    return at.value instanceof Match ? new Replay(game, log, moments) : at.value;
  }

  /** How many rows the match has: there is a moment before the first, and one after each. */
  get rows(): number {
    return this.log.rows.length;
  }

  get seats(): number {
    return this.log.seats;
  }

  /** The moment after so many rows. */
  at(row: number, eyes: Eyes): Shown {
    const moment = this.moment(row);
    const viewer = eyes === 'public' || eyes === 'all' ? null : eyes;
    const heard = ({ to }: Told): boolean => eyes === 'all' || hears(to, viewer);
    return {
      view: eyes === 'all' ? viewAll(this.game, moment.state, true) : this.game.view(moment.state, viewer),
      told: moment.told
        .slice(0, moment.heard)
        .filter(heard)
        .map(({ event }) => event),
      undone: moment.undone.map(({ seat, told }) => ({ seat, at: moment.told.slice(0, told).filter(heard).length })),
      ask: moment.asks.find(({ seat }) => seat === eyes) ?? null,
      declared: eyes === 'all' ? this.declared(row) : [],
      result: moment.result,
    };
  }

  /** Whose answers the match waited for. */
  waiting(row: number): readonly Seat[] {
    return this.moment(row).asks.flatMap(({ seat, declared }) => (declared === undefined ? [seat] : []));
  }

  /** The open questions that had an answer, which nobody but its seat knew. */
  declared(row: number): readonly OpenAsk[] {
    return this.moment(row).asks.filter(({ declared }) => declared !== undefined);
  }

  /** What was told by this row, with its audience; by row 0, at the start. */
  news(row: number): readonly Told[] {
    const { told, heard } = this.moment(row);
    const before = row === 0 ? 0 : Math.min(this.moment(row - 1).heard, heard);
    return told.slice(before, heard);
  }

  /** Moments worth stopping at: the first, the last, and every one at which something was told or taken back. */
  steps(): readonly number[] {
    return this.moments.flatMap((_, row) => (row === 0 || row === this.rows || this.isStep(row) ? [row] : []));
  }

  /** The last moment, up to this one, at which play rested. */
  restBefore(row: number): number {
    const rests = this.moments.slice(0, row + 1).findLastIndex((moment) => moment.rests);
    return Math.max(rests, 0);
  }

  /** The match as it stood then, to ask bots about it or to go on from it. */
  matchAt(row: number): Match<S, unknown> {
    const match = Match.replay(this.game, { ...this.log, result: this.moment(row).result }, row);
    if (!(match instanceof Match)) throw new Error(match.reason);
    return match;
  }

  private isStep(row: number): boolean {
    const played = this.log.rows[row - 1];
    return this.news(row).length > 0 || (played !== undefined && 'undo' in played);
  }

  private moment(row: number): Moment<S> {
    const moment = this.moments[row];
    if (!moment) throw new RangeError(`there is no moment after ${row} rows`);
    return moment;
  }
}
