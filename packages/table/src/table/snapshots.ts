// When a running match is kept as a snapshot, and which part of its story with it. The parts of a story are joined as they
// grow: even a long one is read in a few pieces, and no event is written more than a few times.

import type { Told } from '@tabella/kernel';
import type { StoryPart } from '../store/port.ts';
import type { Time } from './ports.ts';

/** Rows between two snapshots: so many are played again when a table is opened. */
const EVERY = 32;
/** After so many rows it waits for no other table. */
const MOST = 256;
/** Milliseconds between two snapshots of a server. */
const APART_MS = 50;
/** So many parts become one with the next, if they are no longer than it, */
const JOINED = 3;
/** unless that would have more events than this: what is long is not written again. */
const LONGEST = 1_000;

/** The snapshots of all tables of a server: apart from each other, so that many that are due together hold up nobody. */
export class SnapshotPace {
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly time: Pick<Time, 'now'>) {}

  /** Whether the next may be kept now; also after the clock was set back. */
  get free(): boolean {
    const since = this.time.now() - this.last;
    return since >= APART_MS || since < 0;
  }

  kept(): void {
    this.last = this.time.now();
  }
}

export class Snapshots {
  /** Where the stored parts begin, and where the last of them ends. */
  private readonly firsts: number[] = [];
  private end = 0;
  /** As much as is told today as it was stored. */
  private standing = 0;

  constructor(
    /** Rows that had been played at the last one. */
    private rows = 0,
    story: readonly StoryPart[] = [],
  ) {
    for (const { first, told } of story) this.stored(first, first + told.length);
  }

  /** `free`: no other table of the server has just kept one. */
  due(rows: number, free: boolean): boolean {
    return rows - this.rows >= (free ? EVERY : MOST);
  }

  /** Something was played since the last one. */
  isBehind(rows: number): boolean {
    return rows > this.rows;
  }

  /** An answer was taken back, and only so much of what was told still stands. A snapshot from after it is of no use. */
  takenBack(seq: number, told: number): void {
    this.standing = Math.min(this.standing, told);
    if (seq < this.rows) this.rows = -EVERY;
  }

  /** The match was played again: the whole story is stored with the next one. */
  retold(): void {
    this.standing = 0;
  }

  /**
   * The part to store with a snapshot, of so much of the story as belongs to it: what is not stored yet, with what is told
   * otherwise now, and with parts no longer than it. A long story is never copied as a whole.
   */
  part(told: readonly Told[], end: number): StoryPart {
    let first = this.end;
    while (first > this.standing) first = this.firsts.pop() ?? 0;
    for (let joined = this.firsts.at(-JOINED); joined !== undefined; joined = this.firsts.at(-JOINED)) {
      if (first - joined > JOINED * (end - first) || end - joined > LONGEST) break;
      first = joined;
      this.firsts.length -= JOINED;
    }
    this.end = first;
    return { first, told: told.slice(first, end) };
  }

  /** It is stored. */
  kept(rows: number, { first, told }: StoryPart): void {
    this.rows = rows;
    this.stored(first, first + told.length);
  }

  private stored(first: number, end: number): void {
    if (end > first) this.firsts.push(first);
    this.end = end;
    this.standing = end;
  }
}
