// A line of play that can be taken up again anywhere in its last step: the resting point, what came of each batch since,
// and the place in the chance streams.

import type { Batch, Choice, Outcome } from './ask.ts';
import { redealCards } from './cards/redeal.ts';
import { type Chance, RecordedChance } from './chance.ts';
import type { Audience, Game, GameEvent } from './game.ts';
import type { Entry, Told } from './known.ts';
import { Run, type RunTerms } from './run.ts';
import type { MatchSnapshot } from './snapshot.ts';
import type { Place, Streams } from './streams.ts';

interface LiveEntry extends Entry {
  /** The branch of chance in which play went on after it. */
  readonly branch: number;
}

/** Where a line stood, if it is not begun but taken up again from a resting state: see `MatchSnapshot`. */
type LineKept = Pick<MatchSnapshot, 'place' | 'since' | 'branch'>;

/** Where a line stood. */
export interface LinePoint {
  readonly rest: unknown;
  readonly restPlace: Place;
  readonly restTold: number;
  readonly entries: readonly LiveEntry[];
  readonly told: number;
}

// Nothing was played since most points, and nothing told: matches keep many of these lists.
const NO_ENTRIES: readonly LiveEntry[] = [];
const NOTHING_TOLD: readonly Told[] = [];

/** Its own run asks it for chance and calls it at resting points. */
export class Line<S> implements RunTerms, Chance {
  // First what every fork reads: searches make many, from lines that are not in the processor's cache.
  // Set at the first resting point, which comes before the first question.
  rest!: S;
  entries: LiveEntry[] = [];
  /** Hidden chance since the resting point, so that forks with another future repeat it. */
  draws: number[] = [];
  run: Run<S>;
  readonly told: Told[] = [];
  restTold = 0;
  readonly chance: Chance = this;
  /** For the first resting point, where play begins; at each the run gets a new list. */
  readonly rolls: Choice[] = [];
  private restPlace!: Place;
  /** Where it stands, once somebody has asked: all answers to one batch are given at the same point. */
  private here: LinePoint | null = null;
  readonly hear = (to: Audience, event: GameEvent): void => {
    this.told.push({ to, event });
  };

  constructor(
    readonly game: Game<S, unknown>,
    private readonly seats: number,
    private readonly streams: Streams,
    state: S,
    /** What was told before it began, in a match that goes on from another. */
    told: readonly Told[] = [],
    kept?: LineKept,
  ) {
    for (const one of told) this.told.push(one);
    if (kept) streams.goTo(kept.place);
    else streams.resting();
    this.run = this.runFrom(state);
    this.run.start();
    if (kept) this.playAgain(kept.since, kept.branch);
  }

  /** Numbers drawn so far. */
  get drawn(): number {
    return this.streams.used;
  }

  /** Plays on with what came of the open batch; throws when a rule breaks. */
  close(batch: Batch, outcome: Outcome): void {
    this.here = null;
    this.entries.push({ batch, outcome, branch: this.streams.branch });
    this.run.resume(outcome);
  }

  point(): LinePoint {
    if (this.here !== null) return this.here;
    const { rest, restPlace, restTold } = this;
    const entries = this.entries.length === 0 ? NO_ENTRIES : this.entries.slice();
    this.here = { rest, restPlace, restTold, entries, told: this.told.length };
    return this.here;
  }

  toldSince({ told }: LinePoint): readonly Told[] {
    return told === this.told.length ? NOTHING_TOLD : this.told.slice(told);
  }

  /** Exactly as it was at a point. */
  goTo(point: LinePoint): void {
    const { streams } = this;
    const { branch } = streams;
    this.here = null;
    this.told.length = point.restTold;
    streams.goTo(point.restPlace);
    this.run = this.runFrom(this.game.clone(point.rest as S));
    this.run.start();
    this.playAgain(point.entries, branch);
  }

  /** From the resting point on, with what came of each batch; then in this branch. */
  private playAgain(since: LineKept['since'], branch: number): void {
    for (const { outcome, branch: then } of since) {
      this.streams.branch = then;
      this.entries.push({ batch: this.run.batch as Batch, outcome, branch: then });
      this.run.resume(outcome);
    }
    this.streams.branch = branch;
  }

  /** What a snapshot needs of it. */
  kept(): LineKept & { readonly told: number } {
    const since = this.entries.map(({ outcome, branch }) => ({ outcome, branch }));
    return { place: this.restPlace, since, branch: this.streams.branch, told: this.restTold };
  }

  /** An independent line from here; with a chance of its own it has another future, without, the true one. */
  fork(chance?: Chance): Run<S> {
    const { game, seats } = this;
    const state = game.clone(this.rest);
    if (chance) {
      const fed = new RecordedChance(this.draws, this.draws.length, chance, false);
      const run = new Run(game, state, seats, { chance: fed }).start();
      for (const entry of this.entries) run.resume(entry.outcome);
      return run;
    }
    const streams = this.streams.copy();
    const branch = streams.branch;
    streams.goTo(this.restPlace);
    const run = new Run(game, state, seats, {
      chance: streams,
      names: () => streams.names(),
      resuming: () => streams.resuming(),
      resting: () => streams.resting(),
    }).start();
    for (const entry of this.entries) {
      streams.branch = entry.branch;
      run.resume(entry.outcome);
    }
    streams.branch = branch;
    return run;
  }

  /** Another future, and the unseen dealt again: what somebody may have seen of this one must not come true. */
  dealAnew(): void {
    const { game, streams } = this;
    streams.branch++;
    const held = game.cards;
    if (held) redealCards(held.box(this.rest), held.of(this.rest), held.of(this.run.state), streams.anew());
    game.redeal?.(this.rest, this.run.state, streams.anew());
  }

  /** A run on this state; it draws from this line, and says to it what forks and undo need. */
  private runFrom(state: S): Run<S> {
    this.draws = [];
    return new Run(this.game, state, this.seats, this);
  }

  int(n: number): number {
    const value = this.streams.int(n);
    this.draws.push(value);
    return value;
  }

  names(): Chance {
    return this.streams.names();
  }

  resuming(): void {
    this.streams.resuming();
  }

  resting(): void {
    this.streams.resting();
  }

  rested(): void {
    this.rest = this.game.clone(this.run.state);
    this.restPlace = this.streams.place();
    this.restTold = this.told.length;
    this.entries = [];
    this.draws = [];
    this.run.rolls = [];
  }
}
