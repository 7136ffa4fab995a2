// The trail: the last answers of a match, and who may take theirs back.

import type { Answer, Batch, Seat } from './ask.ts';
import { Knowledge } from './cards/knowledge.ts';
import { only } from './game.ts';
import type { Told } from './known.ts';
import type { Line, LinePoint } from './line.ts';
import type { MatchSnapshot } from './snapshot.ts';

/** Answers that can still be taken back. */
const LENGTH = 64;

/** By right: the seat alone decides. By consent: the others must agree, and what is unseen is dealt anew. */
export type UndoBy = 'right' | 'consent';

export interface Point {
  readonly seat: Seat;
  readonly seq: number;
  /** Where the match stood before it; null for what was answered before a snapshot. */
  readonly before: { readonly line: LinePoint; readonly declared: readonly (Answer | undefined)[] } | null;
  /** A pass in a window: nobody asks to take back only that. */
  readonly silent: boolean;
  clean: Clean;
}

/** `yes`: nobody knows more by this answer than before it, but for what it was. `once`: earlier versions thought so. */
export type Clean = 'yes' | 'once' | 'no';

/** An answer was taken back. */
export interface Undone {
  /** Counts every answer that was taken back in this match, also those that are forgotten here. */
  readonly n: number;
  readonly seat: Seat;
  /** How much of what was told was left. */
  readonly told: number;
}

type TrailKept = Pick<MatchSnapshot, 'trail' | 'undone' | 'undos'>;

export class Trail {
  /** Oldest first; not what was itself taken back with something earlier. */
  undone: readonly Undone[] = [];
  private undos = 0;
  private points: Point[] = [];

  /** What a snapshot needs of it. */
  kept(): TrailKept {
    const trail = this.points.map(({ seat, seq, silent, clean }) => ({ seat, seq, silent, clean }));
    return { trail, undone: this.undone, undos: this.undos };
  }

  static from({ trail, undone, undos }: TrailKept): Trail {
    const made = new Trail();
    made.points = trail.map((one) => ({ ...one, before: null }));
    made.undone = undone;
    made.undos = undos;
    return made;
  }

  push(point: Point): void {
    this.points.push(point);
    if (this.points.length > LENGTH) this.points.shift();
  }

  /** The answer that a seat would take back: its last, but for passes in windows. */
  lastOf(seat: Seat): Point | undefined {
    return this.points.findLast((point) => point.seat === seat && !point.silent);
  }

  /** The answer of a seat in this row. */
  at(seat: Seat, seq: number): Point | undefined {
    return this.points.find((point) => point.seat === seat && point.seq === seq);
  }

  /** How its seat may take back an answer. `once`: or might have in earlier versions. */
  undoable(point: Point, once = false): UndoBy {
    const free = ({ seat, clean }: Point): boolean =>
      seat === point.seat && (clean === 'yes' || (once && clean === 'once'));
    return this.points.slice(this.points.indexOf(point)).every(free) ? 'right' : 'consent';
  }

  /** Forgets an answer and everything after it. */
  cut(point: Point, by: UndoBy): void {
    this.points.length = this.points.indexOf(point);
    // Going back further by right would bring the old deal back.
    if (by === 'consent') this.points = this.points.map((one) => ({ ...one, clean: 'no' }));
  }

  /** An answer was taken back, and so much of what was told is left. */
  noteUndone(seat: Seat, told: number): void {
    this.undone = [...this.undone.filter((one) => one.told <= told), { n: ++this.undos, seat, told }];
  }
}

/**
 * Judges one answer at a time by what has come to light since the one before. Where a game says what has
 * (`Game.revealed`), a public act that shows nothing new is clean; otherwise only one of which nobody else was told.
 */
export class Witness<S> {
  private readonly knew = new Knowledge();
  private drawn = 0;
  private revealed: number | undefined;

  /** Notes where a line stands; has anything been drawn or learned since the last time? */
  note({ game, run: { state }, drawn }: Line<S>): boolean {
    const learned = this.knew.note(game.cards?.of(state));
    const same = !learned && drawn === this.drawn;
    this.drawn = drawn;
    this.revealed = game.revealed?.(state);
    return !same;
  }

  judge(line: Line<S>, batch: Batch, seat: Seat, before: LinePoint): Clean {
    const was = this.revealed;
    if (this.note(line)) return 'no';
    const told = othersHeard(line.told, before.told, seat);
    // A batch that was put to several shows, when it closes, how the others answered; the end shows what was hidden.
    const alone = batch.asks.length === 1 && line.run.result === null;
    if (alone && this.revealed === was && (!told || was !== undefined)) return 'yes';
    return told ? 'no' : 'once';
  }
}

/** Was anybody but this seat told anything from there on? */
function othersHeard(told: readonly Told[], from: number, seat: Seat): boolean {
  const others = ~only(seat);
  for (let i = from; i < told.length; i++) if (((told[i] as Told).to & others) !== 0) return true;
  return false;
}
