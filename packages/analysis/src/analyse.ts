// Analysing a match, piece by piece: moments and decisions in the order of the match, then the turning points. Every piece
// has its own chance, so that what comes out does not depend on where it was interrupted.

import {
  type AnalysedDecision,
  type AnalysedMoment,
  type Analysis,
  type Analyst,
  type Answer,
  type AnyTypes,
  type Ask,
  type Choice,
  choiceInKnown,
  digestOfLog,
  type GamePackage,
  type Log,
  Match,
  type OpenAsk,
  type Refusal,
  Replay,
  refuse,
  type Seat,
  same,
  type TurningPoint,
} from '@tabella/kernel';
import { candidatesOf } from './candidates.ts';
import { decisionOf } from './decision.ts';
import { counted, endOf, momentOf, PUBLIC_WEIGHT, worthsTo } from './moment.ts';
import { momentsOf } from './moments.ts';
import { type Onlooker, onlookerAt } from './onlooker.ts';
import { pointOf, rowsWithin, swingsOf } from './turning.ts';

export interface AnalysisTerms {
  /** The same seed gives the same analysis. */
  readonly seed?: number;
  /** Whose decisions are looked at; all seats unless told. */
  readonly seats?: readonly Seat[];
  /** What was done before it was cancelled: only the rest is worked out. */
  readonly from?: Analysis;
  /** A clock in milliseconds, for `took`. */
  readonly now?: () => number;
}

/** How far it has come; shown while it goes on. */
export interface AnalysisProgress {
  /** Moments that are judged, of how many: turns, in nearly all matches. */
  readonly turn: number;
  readonly turns: number;
  /** From 0 to 1, by the work to do. */
  readonly done: number;
  /** How many moments and decisions there are so far. */
  readonly pieces: number;
  /** They themselves, to be shown or to go on with. */
  readonly analysis: Analysis;
}

/** The fewest and most worlds for each onlooker of a moment. */
const WORLDS = { fewest: 2, most: 120 };
const SEED = 1;

/** A piece of work, and how much it is. */
interface Task {
  readonly row: number;
  readonly size: number;
  run(): Generator<void>;
}

/** Yields after every imagined world: the caller may stop at any time, and go on later with what there was. */
export function* analyse(
  gamePackage: GamePackage,
  log: Log,
  terms: AnalysisTerms = {},
): Generator<AnalysisProgress, Analysis | Refusal> {
  const { analyst } = gamePackage;
  if (analyst === undefined) return refuse('unknown-rules', 'There is no analysis by the rules of this match.');
  const replay = Replay.open(gamePackage.game, log);
  if (!(replay instanceof Replay)) return replay;
  return yield* new Work(gamePackage, analyst, replay, terms).run();
}

class Work {
  private readonly moments = new Map<number, AnalysedMoment>();
  private readonly decisions: AnalysedDecision[] = [];
  private turningPoints: readonly TurningPoint[] = [];
  private readonly truth: Readonly<Record<string, string>>;
  private readonly of: string;
  private readonly seed: number;
  private readonly rows: readonly number[];
  private readonly worlds: number;
  /** Onlookers by row and seat, taken down while the match was played once. */
  private readonly seen = new Map<string, Onlooker>();
  private readonly truths = new Map<number, Readonly<Record<string, string>>>();
  /** What was chosen, as its seat knew it, and the question as the match asked it. */
  private readonly chosen = new Map<string, { readonly chosen: Answer; readonly ask: OpenAsk }>();
  private took: number;
  private doneSize = 0;
  private wholeSize = 1;
  private clock = 0;

  constructor(
    private readonly gamePackage: GamePackage,
    private readonly analyst: Analyst<AnyTypes>,
    private readonly replay: Replay<unknown>,
    private readonly terms: AnalysisTerms,
  ) {
    const { from, seed = SEED } = terms;
    this.seed = seed;
    this.of = digestOfLog(replay.log);
    this.took = from?.took ?? 0;
    const first = replay.matchAt(0);
    const sure = analyst.judge(onlookerAt(first, null)).sure !== undefined;
    this.rows = momentsOf(gamePackage, replay, sure);
    const share = Math.floor(analyst.worlds.moments / (this.rows.length * (PUBLIC_WEIGHT + replay.seats)));
    this.worlds = sure ? 1 : Math.min(WORLDS.most, Math.max(WORLDS.fewest, share));
    const last = replay.matchAt(replay.rows);
    this.truth = analyst.truth?.(last.state) ?? {};
    if (from?.of === this.of) {
      for (const one of from.moments) this.moments.set(one.row, one);
      this.decisions.push(...from.decisions);
    }
  }

  *run(): Generator<AnalysisProgress, Analysis> {
    this.clock = this.now();
    const tasks = [...this.momentTasks(), ...this.decisionTasks()].sort((a, b) => a.row - b.row);
    // Turning points are looked for at the end.
    const rest = this.worlds * PUBLIC_WEIGHT * 20;
    this.wholeSize = tasks.reduce((sum, { size }) => sum + size, rest + this.doneSize);
    for (const task of tasks) {
      for (const _ of task.run()) yield* this.pause();
      this.doneSize += task.size;
      yield* this.pause();
    }
    const points: TurningPoint[] = [];
    for (const swing of swingsOf(this.analyst, this.inOrder())) {
      const rows = rowsWithin(this.replay, swing);
      this.lookAt(rows.map((row) => [row, null] as const));
      const worths = new Map<number, number>();
      for (const row of rows) {
        const judged = worthsTo(this.analyst, this.onlooker(row, null), { row, seed: this.seed, worlds: this.worlds });
        let at = judged.next();
        while (!at.done) {
          yield* this.pause();
          at = judged.next();
        }
        if (at.value) worths.set(row, counted(this.analyst, at.value)[swing.seat] as number);
      }
      points.push(pointOf(this.replay, swing, worths));
    }
    this.turningPoints = points;
    this.doneSize = this.wholeSize;
    yield* this.pause();
    return this.analysis(true);
  }

  private *momentTasks(): Generator<Task> {
    const { analyst, replay, seed, worlds } = this;
    const size = worlds * (PUBLIC_WEIGHT + replay.seats);
    const left = this.rows.filter((row) => row < replay.rows && !this.moments.has(row));
    this.doneSize += size * this.moments.size;
    const eyes = [null, ...Array.from({ length: replay.seats }, (_, seat) => seat)];
    this.lookAt(left.flatMap((row) => eyes.map((seat) => [row, seat] as const)));
    for (const row of left) {
      const work = this;
      yield {
        row,
        size,
        *run() {
          const onlookers = eyes.map((seat) => work.onlooker(row, seat));
          const before = work.inOrder().findLast((one) => one.row < row);
          const moment = yield* momentOf(analyst, onlookers, work.truthAt(row), before, { row, seed, worlds });
          if (moment) work.moments.set(row, moment);
        },
      };
    }
    const end = endOf(analyst, replay);
    if (end) this.moments.set(end.row, end);
  }

  private *decisionTasks(): Generator<Task> {
    const { analyst, gamePackage, replay, seed } = this;
    const { seats = Array.from({ length: replay.seats }, (_, seat) => seat) } = this.terms;
    const left = candidatesOf(analyst, replay, seats).filter(
      ({ row, seat }) => !this.decisions.some((one) => one.row === row && one.seat === seat),
    );
    const size = 2 * analyst.worlds.decision;
    this.doneSize += size * this.decisions.length;
    this.lookAt(left.map(({ row, seat }) => [row, seat] as const));
    for (const { row, seat } of left) {
      const work = this;
      yield {
        row,
        size,
        *run() {
          const onlooker = work.onlooker(row, seat);
          const { chosen, ask } = work.chosen.get(keyOf(row, seat)) ?? {};
          const { own } = onlooker.known;
          if (chosen === undefined || ask === undefined || own === null) return;
          const found = yield* decisionOf(gamePackage, analyst, onlooker, chosen, { row, seed });
          const named = (answer: Answer): Answer => inMatch(answer, own, ask);
          if (found) work.decisions.push({ ...found, chosen: named(found.chosen), best: named(found.best) });
        },
      };
    }
  }

  /** Plays the match once more and takes down what these onlookers know at these rows. */
  private lookAt(wanted: readonly (readonly [row: number, seat: Seat | null])[]): void {
    const { gamePackage, replay } = this;
    const missing = wanted.filter(([row, seat]) => !this.seen.has(keyOf(row, seat)));
    const last = Math.max(-1, ...missing.map(([row]) => row));
    let row = 0;
    const look = (match: Match<unknown, unknown>): void => {
      for (const [at, seat] of missing) if (at === row) this.takeDown(match, row, seat);
      row++;
    };
    const rows = Match.replaying(gamePackage.game, replay.log, last, look);
    for (let at = rows.next(); last >= 0 && !at.done; at = rows.next());
  }

  private takeDown(match: Match<unknown, unknown>, row: number, seat: Seat | null): void {
    const onlooker = onlookerAt(match, seat);
    this.seen.set(keyOf(row, seat), onlooker);
    if (seat === null) {
      const truth = this.analyst.truth?.(match.state) ?? {};
      const other = Object.entries(truth).filter(([id, is]) => this.truth[id] !== is);
      if (other.length > 0) this.truths.set(row, Object.fromEntries(other));
      return;
    }
    const answer = this.replay.log.rows[row];
    if (answer === undefined || 'undo' in answer || answer.seat !== seat) return;
    const chosen = choiceInKnown(match, onlooker.known, answer.choice);
    const [ask] = match.asks(seat);
    if (chosen !== undefined && ask) this.chosen.set(keyOf(row, seat), { chosen, ask });
  }

  private onlooker(row: number, seat: Seat | null): Onlooker {
    const found = this.seen.get(keyOf(row, seat));
    if (found === undefined) throw new Error(`nobody looked at row ${row}`);
    return found;
  }

  private truthAt(row: number): Readonly<Record<string, string>> | null {
    return this.truths.get(row) ?? null;
  }

  private inOrder(): AnalysedMoment[] {
    return this.rows.flatMap((row) => this.moments.get(row) ?? []);
  }

  private now(): number {
    return this.terms.now?.() ?? 0;
  }

  /** Others have their turn; the time they take does not count. */
  private *pause(): Generator<AnalysisProgress, void> {
    this.took += this.now() - this.clock;
    yield this.progress();
    this.clock = this.now();
  }

  private progress(): AnalysisProgress {
    const { rows, moments } = this;
    const turn = rows.filter((row) => moments.has(row)).length;
    const work = this;
    return {
      turn,
      turns: rows.length,
      done: Math.min(1, this.doneSize / this.wholeSize),
      pieces: moments.size + this.decisions.length,
      get analysis() {
        return work.analysis(false);
      },
    };
  }

  private analysis(whole: boolean): Analysis {
    const { gamePackage, analyst, of, truth, turningPoints, worlds, took } = this;
    return {
      version: 1,
      game: gamePackage.game.id,
      rules: gamePackage.game.rules,
      of,
      worth: analyst.worth,
      moments: this.inOrder(),
      turningPoints,
      decisions: this.decisions.slice().sort((a, b) => a.row - b.row || a.seat - b.seat),
      truth,
      worlds,
      took: Math.round(took),
      ...(whole ? {} : { unfinished: true }),
    };
  }
}

/** An answer to the question as its seat knew it, in the ids of the match. */
function inMatch(answer: Answer, own: Ask, ask: Ask): Answer {
  if (ask.text) return answer;
  const named = (one: Choice): Choice => ask.from[own.from.findIndex((other) => same(other, one))] ?? one;
  return ask.max === undefined ? named(answer) : (answer as readonly Choice[]).map(named);
}

const keyOf = (row: number, seat: Seat | null): string => `${row} ${seat ?? 'public'}`;
