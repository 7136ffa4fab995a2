// A line of play that can be taken up again anywhere in its last step: the resting point, what came of each batch since,
// and the place in the chance streams.

import type { Batch, Outcome } from './ask.ts';
import { redealCards } from './cards/redeal.ts';
import { type Chance, RecordedChance } from './chance.ts';
import type { Game } from './game.ts';
import type { Entry, Told } from './known.ts';
import { Run } from './run.ts';
import type { Place, Streams } from './streams.ts';

interface LiveEntry extends Entry {
  /** The branch of chance in which play went on after it. */
  readonly branch: number;
}

/** Where a line stood. */
export interface LinePoint {
  readonly rest: unknown;
  readonly restPlace: Place;
  readonly restTold: number;
  readonly entries: readonly LiveEntry[];
  readonly told: number;
}

export class Line<S> {
  readonly told: Told[] = [];
  run: Run<S>;
  // Set at the first resting point, which comes before the first question.
  rest!: S;
  restTold = 0;
  entries: LiveEntry[] = [];
  /** Hidden chance since the resting point, so that forks with another future repeat it. */
  draws: number[] = [];
  private restPlace!: Place;

  constructor(
    private readonly game: Game<S, unknown>,
    private readonly seats: number,
    private readonly streams: Streams,
    state: S,
    /** What was told before it began, in a match that goes on from another. */
    told: readonly Told[] = [],
  ) {
    this.told.push(...told);
    streams.resting();
    this.run = this.runFrom(state);
    this.run.start();
  }

  /** Numbers drawn so far. */
  get drawn(): number {
    return this.streams.used;
  }

  /** Plays on with what came of the open batch; throws when a rule breaks. */
  close(batch: Batch, outcome: Outcome): void {
    this.entries.push({ batch, outcome, branch: this.streams.branch });
    this.run.resume(outcome);
  }

  point(): LinePoint {
    const { rest, restPlace, restTold } = this;
    return { rest, restPlace, restTold, entries: this.entries.slice(), told: this.told.length };
  }

  /** Exactly as it was at a point. */
  goTo(point: LinePoint): void {
    const { streams } = this;
    const { branch } = streams;
    this.told.length = point.restTold;
    streams.goTo(point.restPlace);
    this.run = this.runFrom(this.game.clone(point.rest as S));
    this.run.start();
    for (const entry of point.entries) {
      streams.branch = entry.branch;
      this.entries.push(entry);
      this.run.resume(entry.outcome);
    }
    streams.branch = branch;
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

  /** A run on this state that records what forks and undo need. */
  private runFrom(state: S): Run<S> {
    const { streams } = this;
    this.draws = [];
    const run: Run<S> = new Run(this.game, state, this.seats, {
      chance: {
        int: (n) => {
          const value = streams.int(n);
          this.draws.push(value);
          return value;
        },
      },
      rolls: [],
      names: () => streams.names(),
      hear: (to, event) => this.told.push({ to, event }),
      resuming: () => streams.resuming(),
      resting: () => streams.resting(),
      rested: () => {
        this.rest = this.game.clone(run.state);
        this.restPlace = streams.place();
        this.restTold = this.told.length;
        this.entries = [];
        this.draws = [];
        run.rolls = [];
      },
    });
    return run;
  }
}
