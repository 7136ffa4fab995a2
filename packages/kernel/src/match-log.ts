// The log of a match as it grows: every row with what it told, also what was taken back since.

import { markOf } from './chain.ts';
import type { Told } from './known.ts';
import type { Log, Row } from './log.ts';

/** What stands before the rows. */
export type LogHead = Omit<Log, 'rows' | 'result' | 'told' | 'story' | 'table' | 'fault'>;

export class MatchLog {
  private readonly rows: Row[] = [];
  /** What was told at the start and by each row; and the digests made of it so far. */
  private readonly toldBy: (readonly Told[])[];
  private readonly marks: string[] = [];

  constructor(
    private readonly head: LogHead,
    atStart: readonly Told[],
    /** So many rows lie before it, and are not here. */
    readonly before: number,
  ) {
    this.toldBy = [atStart];
  }

  /** The `seq` of the next row. */
  get next(): number {
    return this.before + this.rows.length;
  }

  add(row: Row, told: readonly Told[]): void {
    this.rows.push(row);
    this.toldBy.push(told);
  }

  log(result: Log['result']): Log {
    return { ...this.head, rows: this.rows.slice(), result };
  }

  /** The log with what a checker needs besides. */
  record(result: Log['result']): Log {
    for (const told of this.toldBy.slice(this.marks.length)) this.marks.push(markOf(told));
    return { ...this.log(result), told: this.marks.slice(), story: this.toldBy.slice() };
  }
}
