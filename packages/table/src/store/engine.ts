// An engine: where SQL runs. Writes are generators that yield their statements, so that one text serves an engine that
// answers at once and one that answers later; all writes of a moment are committed together.

import { Outage } from './outage.ts';

export type Value = string | number | null;
export type SqlRow = Readonly<Record<string, Value>>;

export interface Query {
  readonly sql: string;
  /** For `$1`, `$2` and so on. */
  readonly values: readonly Value[];
  /** It is answered with one row: how many it changed. That costs less than rows that are returned. */
  readonly counted?: true;
}

export type Work<T> = () => Generator<Query, T, readonly SqlRow[]>;

/** A write among others of its transaction. */
export interface Laned {
  readonly work: Work<unknown>;
  /** Writes of different lanes touch different rows: their statements need not wait for each other. */
  readonly lane: string | null;
}

export interface Engine {
  /**
   * What differs between engines: the time in milliseconds by the database's own clock, a lock on rows that are read, and one
   * that is there at once or not at all.
   */
  readonly now: string;
  readonly forShare: string;
  readonly atOnce: string;
  read(query: Query): Promise<readonly SqlRow[]>;
  /**
   * All statements of the work in one transaction; durable when it resolves. It may be run again if a neighbour fails. With a
   * lane it touches no rows but those of one table, which the lane names.
   */
  write<T>(work: Work<T>, lane?: string): Promise<T>;
  /**
   * For rows that several servers write: each statement is a transaction of its own, beside those of `write`. So nobody keeps
   * such a row while they wait for another, and they cannot wait for each other. It may be run again from its beginning.
   */
  aside<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

export const sql = (text: string, ...values: readonly Value[]): Query => ({ sql: text, values });
export const counted = (text: string, ...values: readonly Value[]): Query => ({ sql: text, values, counted: true });

/** The answer to what is counted. */
export const countOf = (changed: number | bigint | null): readonly SqlRow[] => [{ changed: Number(changed) }];

interface Waiting extends Laned {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const atOnce = (resolves: readonly (() => void)[]): void => {
  for (const resolve of resolves) resolve();
};

/** Gathers the writes of one moment and hands them to `commit` together. */
export class GroupCommit {
  private queue: Waiting[] = [];
  private running: Promise<void> | null = null;

  /** `commit` runs all works in one transaction, or throws and has changed nothing; `handBack` resolves what it gave. */
  constructor(
    private readonly commit: (works: readonly Laned[]) => Promise<readonly unknown[]>,
    private readonly handBack: (resolves: readonly (() => void)[]) => void = atOnce,
  ) {}

  add<T>(work: Work<T>, lane: string | null = null): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ work, lane, resolve: resolve as (value: unknown) => void, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      await new Promise((next) => setImmediate(next));
      const batch = this.queue;
      this.queue = [];
      await this.settle(batch);
    }
    this.running = null;
  }

  /** Together if possible; one by one if not, so that a fault stays with the write that has it. */
  private async settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = await this.commit(batch);
      this.handBack(
        batch.map(
          ({ resolve }, i) =>
            () =>
              resolve(values[i]),
        ),
      );
    } catch (thrown) {
      if (batch.length === 1 || thrown instanceof Outage) for (const one of batch) one.reject(thrown);
      else for (const one of batch) await this.settle([one]);
    }
  }
}
