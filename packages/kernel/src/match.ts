// Match: a game being played, with its log. Every answer is checked, applied and logged in one piece, or not at all.

import { type Answer, type Ask, type Choice, faultOf, type Outcome, readAnswer, type Seat, settle } from './ask.ts';
import type { Cards } from './cards/cards.ts';
import { Knowledge } from './cards/knowledge.ts';
import { redealCards } from './cards/redeal.ts';
import { keyWords } from './chacha.ts';
import { markOf } from './chain.ts';
import { type Chance, RecordedChance } from './chance.ts';
import { type Data, same } from './data.ts';
import { type Fairness, keyOf } from './fairness.ts';
import { type Game, MOST_SEATS, only, type Result } from './game.ts';
import { type Entry, type Known, knownOf, type Moment, type Told } from './known.ts';
import type { AnswerRow, Log, Row } from './log.ts';
import { readOptions } from './options.ts';
import { type Refusal, refuse } from './refusal.ts';
import { Run } from './run.ts';
import { type Place, Streams } from './streams.ts';

/** Answers that can still be taken back. */
const TRAIL = 64;

export interface OpenAsk extends Ask {
  /** Names the question; an answer to an older one is refused. */
  readonly id: number;
  /** What this seat has declared so far; may be changed until the batch closes. */
  readonly declared?: Answer;
}

export interface Accepted {
  readonly ok: true;
  readonly row: Row;
  /** What happened, for the audiences it names. */
  readonly told: readonly Told[];
  /** The batch closed and play went on. */
  readonly closed: boolean;
  /** What came of the batch, if it closed. */
  readonly outcome?: Outcome;
}

/** A rule broke: the match is untouched, and the file shows how to make it break again. */
export interface Fault extends Refusal {
  readonly code: 'fault';
  readonly file: Log;
}

export interface StartTerms {
  readonly seats: number;
  readonly options?: unknown;
  readonly fairness: Fairness;
}

interface Point {
  readonly seat: Seat;
  readonly seq: number;
  readonly rest: unknown;
  readonly restPlace: Place;
  readonly entries: readonly LiveEntry[];
  readonly told: number;
  readonly restTold: number;
  readonly declared: readonly (Answer | undefined)[];
  /** Nobody else learned or answered anything by this answer. */
  clean: boolean;
}

interface LiveEntry extends Entry {
  /** The branch of chance in which play went on after it. */
  readonly branch: number;
}

export class Match<S, O = unknown> implements Moment<S> {
  readonly told: Told[] = [];
  /** All chance of the match follows from it. */
  readonly key: string;
  private readonly rows: Row[] = [];
  /** What was told at the start and by each row, also what was taken back since; and the digests made of it so far. */
  private readonly toldBy: (readonly Told[])[] = [];
  private readonly marks: string[] = [];
  private readonly streams: Streams;
  private run: Run<S>;
  // Set at the first resting point, which comes before the first question.
  private restState!: S;
  private restPlace!: Place;
  private restTold = 0;
  private sinceRest: LiveEntry[] = [];
  /** Hidden chance since the resting point, so that forks with another future repeat it. */
  private draws: number[] = [];
  private askId = 0;
  private declared: (Answer | undefined)[] = [];
  /** The open questions with what was answered so far; made when they are first looked at. */
  private open: readonly OpenAsk[] | null = null;
  private trail: Point[] = [];
  private readonly knew = new Knowledge();
  private mover: Seat = 0;
  /** The last answer told somebody else something. */
  private spread = false;

  private constructor(
    readonly game: Game<S, O>,
    readonly seats: number,
    readonly options: O,
    readonly fairness: Fairness,
  ) {
    this.key = keyOf(fairness, { game: game.id, rules: game.rules, seats, options: options as Choice });
    this.streams = new Streams(keyWords(this.key));
    const state = game.setup(seats, options, this.streams);
    this.streams.resting();
    this.run = this.runFrom(state);
    this.run.start();
    this.opened();
    this.toldBy.push(this.told.slice());
  }

  static start<S, O>(game: Game<S, O>, terms: StartTerms): Match<S, O> | Refusal {
    const { seats, fairness } = terms;
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max || seats > MOST_SEATS) {
      return refuse('bad-seats', `This game is for ${game.seats.min} to ${game.seats.max}.`);
    }
    const read = readOptions(game.options, terms.options);
    if (!read.ok) return read;
    const why = game.refuses?.(seats, read.options) ?? null;
    return why === null ? new Match(game, seats, read.options, fairness) : refuse('bad-options', why);
  }

  /** A match from its log; refused at the first row that does not fit. */
  static replay<S, O>(game: Game<S, O>, log: Log, upTo = log.rows.length): Match<S, O> | Refusal {
    const rows = Match.replaying(game, log, upTo);
    let at = rows.next();
    while (!at.done) at = rows.next();
    return at.value;
  }

  /** The same, a row at a time, for callers with other things to do meanwhile. */
  static *replaying<S, O>(
    game: Game<S, O>,
    log: Log,
    upTo = log.rows.length,
  ): Generator<void, Match<S, O> | Refusal, void> {
    if (log.game !== game.id)
      return refuse('bad-log', `This is a replay of "${log.game.slice(0, 40)}", not of "${game.id}".`);
    if (log.rules !== game.rules)
      return refuse(
        'unknown-rules',
        `This replay was played by rules version ${log.rules}; here is version ${game.rules}.`,
      );
    const match = Match.start(game, { seats: log.seats, options: log.options, fairness: log.fairness });
    if (!(match instanceof Match)) return match;
    for (const row of log.rows.slice(0, upTo)) {
      const reply = 'undo' in row ? match.undo(row.seat, row.by) : match.answer(row.seat, row.ask, row.choice);
      if (!reply.ok) return refuse('bad-log', `Row ${row.seq} of the replay does not fit: ${reply.reason}`);
      if (!same(reply.row, row)) return refuse('bad-log', `Row ${row.seq} of the replay is not what was played.`);
      yield;
    }
    if (upTo >= log.rows.length && !same(match.result, log.result))
      return refuse('bad-log', 'The result in this replay is not what was played.');
    return match;
  }

  get state(): S {
    return this.run.state;
  }

  get rest(): S {
    return this.restState;
  }

  get entries(): readonly Entry[] {
    return this.sinceRest;
  }

  get rolls(): readonly Choice[] {
    return this.run.rolls as Choice[];
  }

  get batch() {
    return this.run.batch;
  }

  get result(): Result | null {
    return this.run.result;
  }

  /** What was told since the last resting point. */
  recent(): readonly Told[] {
    return this.told.slice(this.restTold);
  }

  /** Hidden numbers drawn since the last resting point. */
  get drawn(): readonly number[] {
    return this.draws;
  }

  /** The open questions, of one seat or of all. */
  asks(seat?: Seat): readonly OpenAsk[] {
    this.open ??= this.openAsks();
    return seat === undefined ? this.open : this.open.filter((ask) => ask.seat === seat);
  }

  private openAsks(): OpenAsk[] {
    const asks = this.run.batch?.asks ?? [];
    return asks.map((ask, i) => {
      const declared = this.declared[i];
      // The id goes first: to add it to a copy costs ten times as much.
      return declared === undefined ? { id: this.askId, ...ask } : { id: this.askId, declared, ...ask };
    });
  }

  view(viewer: Seat | null): Data {
    return this.game.view(this.run.state, viewer);
  }

  /** What a viewer knows, for bots and hints: `imagine` makes worlds of it. */
  known(viewer: Seat | null): Known<S> {
    const { seats, rest, state, entries, rolls, batch } = this;
    const told = this.recent();
    const moment = { game: this.game as Game<S, unknown>, seats, rest, state, entries, rolls, told, batch };
    return knownOf(moment, viewer, this.streams.labels(this.askId, viewer ?? MOST_SEATS));
  }

  private whyNot(ask: Ask, given: unknown): string | null {
    try {
      return this.game.whyNot?.(this.run.state, ask, given) ?? null;
    } catch {
      // Only an object with traps (a getter, a proxy) throws when it is looked at.
      return null;
    }
  }

  answer(seat: Seat, ask: number, choice: unknown): Accepted | Refusal | Fault {
    const batch = this.run.batch;
    if (batch === null) return refuse('over', 'The match is over.');
    if (ask !== this.askId) return refuse('stale-ask', 'This question is no longer open.');
    const place = batch.asks.findIndex((one) => one.seat === seat);
    if (place < 0) return refuse('not-asked', 'You are not asked anything now.');
    const asked = batch.asks[place] as Ask;
    const read = readAnswer(asked, choice, this.game.texts);
    if (!read.ok) return refuse(read.code, this.whyNot(asked, choice) ?? read.reason);

    const before = this.pointBefore(seat);
    const row: AnswerRow = { seq: this.rows.length, seat, ask, choice: read.answer };
    this.declared[place] = read.answer;
    this.open = null;
    const outcome = settle(batch, this.declared);
    this.mover = seat;
    this.spread = false;
    if (outcome !== undefined) {
      this.knew.note(this.cards());
      const used = this.streams.used;
      this.sinceRest.push({ batch, outcome, branch: this.streams.branch });
      try {
        this.run.resume(outcome);
        this.opened();
      } catch (thrown) {
        this.restore(before);
        this.askId = ask;
        return this.faultAt(row, thrown);
      }
      before.clean = !this.spread && used === this.streams.used && this.knew.still(this.cards());
    }
    this.rows.push(row);
    this.trail.push(before);
    if (this.trail.length > TRAIL) this.trail.shift();
    const told = this.told.slice(before.told);
    this.toldBy.push(told);
    return outcome === undefined
      ? { ok: true, row, told, closed: false }
      : { ok: true, row, told, closed: true, outcome };
  }

  /**
   * Takes back the last answer of a seat: by right while nobody else learned or answered anything since, by consent
   * otherwise; then what is unseen is dealt again.
   */
  undo(seat: Seat, by: 'right' | 'consent'): Accepted | Refusal {
    if (by !== 'right' && by !== 'consent') return refuse('no-undo', 'An answer is taken back by right or by consent.');
    const at = this.trail.findLastIndex((point) => point.seat === seat);
    if (at < 0) return refuse('no-undo', 'There is nothing to take back.');
    const free = this.trail.slice(at).every((point) => point.seat === seat && point.clean);
    if (by === 'right' && !free) return refuse('no-undo', 'Somebody has learned or answered something since.');
    const point = this.trail[at] as Point;
    const row: Row = { seq: this.rows.length, seat, undo: point.seq, by };
    this.trail.length = at;
    this.restore(point);
    if (by === 'consent') {
      this.dealAnew();
      // Going back further by right would bring the old deal back.
      this.trail = this.trail.map((one) => ({ ...one, clean: false }));
    }
    this.rows.push(row);
    this.toldBy.push([]);
    return { ok: true, row, told: [], closed: true };
  }

  /**
   * An independent line of play from here, without log. With a chance of its own it has another future; without, the
   * true one (for tests and analysis, never for a player).
   */
  fork(chance?: Chance): Run<S> {
    const game = this.game as Game<S, unknown>;
    const state = game.clone(this.restState);
    if (chance) {
      const fed = new RecordedChance(this.draws, this.draws.length, chance, false);
      const run = new Run(game, state, this.seats, { chance: fed }).start();
      for (const entry of this.sinceRest) run.resume(entry.outcome);
      return run;
    }
    const streams = this.streams.copy();
    const branch = streams.branch;
    streams.goTo(this.restPlace);
    const run = new Run(game, state, this.seats, {
      chance: streams,
      names: () => streams.names(),
      resuming: () => streams.resuming(),
      resting: () => streams.resting(),
    }).start();
    for (const entry of this.sinceRest) {
      streams.branch = entry.branch;
      run.resume(entry.outcome);
    }
    streams.branch = branch;
    return run;
  }

  log(): Log {
    const { game, seats, fairness, result } = this;
    return {
      game: game.id,
      rules: game.rules,
      seats,
      options: this.options as Choice,
      fairness,
      rows: this.rows.slice(),
      result,
    };
  }

  /** The log with what a checker needs besides: `writeLog` makes the file of it. */
  record(): Log {
    for (const told of this.toldBy.slice(this.marks.length)) this.marks.push(markOf(told));
    return { ...this.log(), told: this.marks.slice() };
  }

  /** A run on this state that records what forks and undo need. */
  private runFrom(state: S): Run<S> {
    const { streams } = this;
    this.draws = [];
    const run: Run<S> = new Run(this.game as Game<S, unknown>, state, this.seats, {
      chance: {
        int: (n) => {
          const value = streams.int(n);
          this.draws.push(value);
          return value;
        },
      },
      rolls: [],
      names: () => streams.names(),
      hear: (to, event) => {
        this.told.push({ to, event });
        if ((to & ~only(this.mover)) !== 0) this.spread = true;
      },
      resuming: () => streams.resuming(),
      resting: () => streams.resting(),
      rested: () => {
        this.restState = this.game.clone(run.state);
        this.restPlace = streams.place();
        this.restTold = this.told.length;
        this.sinceRest = [];
        this.draws = [];
        run.rolls = [];
      },
    });
    return run;
  }

  private opened(): void {
    const batch = this.run.batch;
    this.askId++;
    this.open = null;
    this.declared = batch ? batch.asks.map(() => undefined) : [];
    const wrong = batch && faultOf(batch);
    if (wrong) throw new Error(wrong);
  }

  private pointBefore(seat: Seat): Point {
    return {
      seat,
      seq: this.rows.length,
      rest: this.restState,
      restPlace: this.restPlace,
      restTold: this.restTold,
      entries: this.sinceRest.slice(),
      told: this.told.length,
      declared: this.declared.slice(),
      clean: true,
    };
  }

  /** Exactly as it was at a point, but for the id of the question: late clicks on the old one are refused. */
  private restore(point: Point): void {
    const { branch } = this.streams;
    this.told.length = point.restTold;
    this.streams.goTo(point.restPlace);
    this.run = this.runFrom(this.game.clone(point.rest as S));
    this.run.start();
    for (const entry of point.entries) {
      this.streams.branch = entry.branch;
      this.sinceRest.push(entry);
      this.run.resume(entry.outcome);
    }
    this.streams.branch = branch;
    this.opened();
    this.declared = point.declared.slice();
  }

  private dealAnew(): void {
    this.streams.branch++;
    const held = this.game.cards;
    if (held)
      redealCards(held.box(this.restState), held.of(this.restState), held.of(this.run.state), this.streams.anew());
    this.game.redeal?.(this.restState, this.run.state, this.streams.anew());
  }

  private cards(): Cards | undefined {
    return this.game.cards?.of(this.run.state);
  }

  private faultAt(row: AnswerRow, thrown: unknown): Fault {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return {
      ...refuse('fault', `A rule broke (${message}); the match is as it was before.`),
      code: 'fault',
      file: { ...this.record(), fault: { row, message } },
    };
  }
}
