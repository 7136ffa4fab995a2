// Match: a game being played, with its log. Every answer is checked, applied and logged in one piece, or not at all.

import { type Accepted, brokenAt, type Fault } from './accepted.ts';
import { type Answer, faultOf, type OpenAsk, openAsks, PASS, readAnswer, type Seat, settle } from './ask.ts';
import { beginningAt } from './beginning.ts';
import { keyWords } from './chacha.ts';
import type { Chance } from './chance.ts';
import { type Data, encode } from './data.ts';
import { type Fairness, keyOf } from './fairness.ts';
import { type Game, MOST_SEATS, type Result, whyNot } from './game.ts';
import { type Entry, type Known, knownOf, type Moment, type Told } from './known.ts';
import type { Line } from './line.ts';
import type { AnswerRow, Log, Row } from './log.ts';
import { MatchLog } from './match-log.ts';
import { playAgain, refusedLog } from './play-again.ts';
import type { Position } from './position.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Run } from './run.ts';
import type { MatchSnapshot, Resumption } from './snapshot.ts';
import { readTerms, type StartTerms } from './start-terms.ts';
import { Streams } from './streams.ts';
import { type Point, type Trail, type UndoBy, type Undone, Witness } from './trail.ts';

export class Match<S, O = unknown> implements Moment<S> {
  /** All chance of the match follows from it. */
  readonly key: string;
  private readonly played: MatchLog;
  private readonly streams: Streams;
  private readonly line: Line<S>;
  private askId: number;
  private declared: (Answer | undefined)[] = [];
  /** The open questions with what was answered so far; made when they are first looked at. */
  private open: readonly OpenAsk[] | null = null;
  private readonly trail: Trail;
  private readonly witness = new Witness<S>();

  private constructor(
    readonly game: Game<S, O>,
    readonly seats: number,
    readonly options: O,
    readonly fairness: Fairness,
    readonly from: Position | undefined,
    resumed?: Resumption,
  ) {
    const terms = { game: game.id, rules: game.rules, seats, options: options as Log['options'] };
    this.key = keyOf(fairness, { ...terms, from });
    const streams = new Streams(keyWords(this.key));
    const { line, trail, asked, rows, declared } = beginningAt(game, { seats, options, streams }, from, resumed);
    this.streams = streams;
    this.line = line;
    this.trail = trail;
    this.askId = asked;
    this.witness.note(line);
    this.opened();
    for (const { place, answer } of declared) this.declared[place] = answer;
    this.played = new MatchLog({ ...terms, fairness, ...(from ? { from } : {}) }, this.told.slice(), rows);
  }

  /** With a snapshot it goes on where that was taken; see `whole`. */
  static start<S, O>(game: Game<S, O>, terms: StartTerms, resumed?: Resumption): Match<S, O> | Refusal {
    const { seats, fairness, from } = terms;
    const read = readTerms(game, terms);
    if (!read.ok) return read;
    if (!from && !resumed) return new Match(game, seats, read.options, fairness, undefined);
    try {
      return new Match(game, seats, read.options, fairness, from, resumed);
    } catch {
      return refuse('bad-position', 'The position from which this match begins is none of this game.');
    }
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
    /** Looks at the match at its start and after each row. */
    look?: (match: Match<S, O>) => void,
    /** It is not begun but gone on with: then the rows are those since the snapshot. */
    resumed?: Resumption,
  ): Generator<void, Match<S, O> | Refusal, void> {
    const refused = refusedLog(game, log);
    if (refused !== null) return refused;
    const match = Match.start(game, log, resumed);
    return match instanceof Match ? yield* playAgain(match, log, upTo, look) : match;
  }

  /** A row of a log: what earlier versions allowed stands. */
  take(row: Row): Accepted | Refusal | Fault {
    return 'undo' in row
      ? this.takeBack(this.trail.at(row.seat, row.undo), row.by, true)
      : this.answer(row.seat, row.ask, row.choice);
  }

  get told(): readonly Told[] {
    return this.line.told;
  }

  get state(): S {
    return this.line.run.state;
  }

  get rest(): S {
    return this.line.rest;
  }

  get entries(): readonly Entry[] {
    return this.line.entries;
  }

  get rolls(): Moment<S>['rolls'] {
    return this.line.run.rolls ?? [];
  }

  get batch() {
    return this.line.run.batch;
  }

  get result(): Result | null {
    return this.line.run.result;
  }

  /** What was told since the last resting point. */
  recent(): readonly Told[] {
    return this.told.slice(this.line.restTold);
  }

  /** Hidden numbers drawn since the last resting point. */
  get drawn(): readonly number[] {
    return this.line.draws;
  }

  /** How many random numbers were drawn so far. */
  get numbersDrawn(): number {
    return this.line.drawn;
  }

  /** What was taken back, oldest first; not what was itself taken back with something earlier. */
  get undone(): readonly Undone[] {
    return this.trail.undone;
  }

  /** The open questions, of one seat or of all. */
  asks(seat?: Seat): readonly OpenAsk[] {
    this.open ??= this.batch ? openAsks(this.batch, this.askId, this.declared) : [];
    return seat === undefined ? this.open : this.open.filter((ask) => ask.seat === seat);
  }

  view(viewer: Seat | null): Data {
    return this.game.view(this.state, viewer);
  }

  /** What a viewer knows, for bots and hints: `imagine` makes worlds of it. */
  known(viewer: Seat | null): Known<S> {
    const { seats, rest, state, entries, rolls, batch } = this;
    const told = this.recent();
    const moment = { game: this.game as Game<S, unknown>, seats, rest, state, entries, rolls, told, batch };
    return knownOf(moment, viewer, this.streams.labels(this.askId, viewer ?? MOST_SEATS));
  }

  answer(seat: Seat, ask: number, choice: unknown): Accepted | Refusal | Fault {
    const batch = this.batch;
    if (batch === null) return refuse('over', 'The match is over.');
    if (ask !== this.askId) return refuse('stale-ask', 'This question is no longer open.');
    const place = batch.asks.findIndex((one) => one.seat === seat);
    const asked = batch.asks[place];
    if (asked === undefined) return refuse('not-asked', 'You are not asked anything now.');
    const read = readAnswer(asked, choice, this.game.texts);
    if (!read.ok) {
      const why = whyNot(this.game, this.state, asked, choice);
      return why === null ? read : refuse(read.code, read.reason, why);
    }

    const seq = this.played.next;
    const silent = asked.reaction === true && read.answer === PASS;
    const before = { line: this.line.point(), declared: this.declared.slice() };
    const point: Point = { seat, seq, before, silent, clean: 'yes' };
    const row: AnswerRow = { seq, seat, ask, choice: read.answer };
    this.declared[place] = read.answer;
    this.open = null;
    const outcome = settle(batch, this.declared);
    if (outcome !== undefined) {
      try {
        this.line.close(batch, outcome);
        this.opened();
      } catch (thrown) {
        this.restore(before);
        this.askId = ask;
        return brokenAt(row, thrown, this.record());
      }
      point.clean = this.witness.judge(this.line, batch, seat, before.line);
    }
    this.trail.push(point);
    const told = this.line.toldSince(before.line);
    this.played.add(row, told);
    return outcome === undefined
      ? { ok: true, row, told, closed: false }
      : { ok: true, row, told, closed: true, outcome };
  }

  /** How a seat could take back its last answer now. */
  undoable(seat: Seat): UndoBy | null {
    const point = this.trail.lastOf(seat);
    return point ? this.trail.undoable(point) : null;
  }

  /** The `seq` of the answer that a seat would take back. */
  lastOf(seat: Seat): number | null {
    return this.trail.lastOf(seat)?.seq ?? null;
  }

  /**
   * Takes back the last answer of a seat that was no pass in a window: by right while nobody can know more than before it
   * and nobody else has answered since, by consent otherwise; then what is unseen is dealt again.
   */
  undo(seat: Seat, by: UndoBy): Accepted | Refusal {
    return this.takeBack(this.trail.lastOf(seat), by, false);
  }

  /** `once`: what earlier versions allowed stands. */
  private takeBack(point: Point | undefined, by: UndoBy, once: boolean): Accepted | Refusal {
    if (by !== 'right' && by !== 'consent') return refuse('no-undo', 'An answer is taken back by right or by consent.');
    if (point === undefined) return refuse('no-undo', 'There is nothing to take back.');
    if (by === 'right' && this.trail.undoable(point, once) === 'consent')
      return refuse('no-undo', 'Something has come to light, or somebody has answered since.');
    const { seat, before } = point;
    if (before === null)
      return refuse('no-undo', 'This was answered before the snapshot from which the match goes on.');
    this.trail.cut(point, by);
    const row: Row = { seq: this.played.next, seat, undo: point.seq, by };
    this.restore(before);
    if (by === 'consent') this.line.dealAnew();
    this.played.add(row, []);
    this.trail.noteUndone(seat, this.told.length);
    return { ok: true, row, told: [], closed: true };
  }

  /** An independent line of play from here, without log. Without a chance of its own it has the true future: for tests alone. */
  fork(chance?: Chance): Run<S> {
    return this.line.fork(chance);
  }

  /** Its log is: a match that goes on from a snapshot has only the rows since, and takes back nothing from before. */
  get whole(): boolean {
    return this.played.before === 0;
  }

  /** Rows played so far. */
  get rows(): number {
    return this.played.next;
  }

  /** The match as it stands, to be gone on with later or elsewhere. */
  snapshot(): MatchSnapshot {
    const declared = this.declared.flatMap((answer, place) => (answer === undefined ? [] : [{ place, answer }]));
    const now = { rows: this.rows, asked: this.askId, rest: encode(this.rest), declared };
    return { ...now, ...this.line.kept(), ...this.trail.kept() };
  }

  log(): Log {
    return this.played.log(this.result);
  }

  /** The log with what a checker needs besides: `writeLog` makes the file of it. */
  record(): Log {
    return this.played.record(this.result);
  }

  private opened(): void {
    const batch = this.batch;
    this.askId++;
    this.open = null;
    this.declared = batch ? batch.asks.map(() => undefined) : [];
    const wrong = batch && faultOf(batch);
    if (wrong) throw new Error(wrong);
  }

  /** Exactly as it was at a point, but for the id of the question: late clicks on the old one are refused. */
  private restore({ line, declared }: NonNullable<Point['before']>): void {
    this.line.goTo(line);
    this.witness.note(this.line);
    this.opened();
    this.declared = declared.slice();
  }
}
