// An engine: where SQL runs. Writes are generators that yield their statements, so that one text serves an engine that
// answers at once and one that answers later; all writes of a moment are committed together.

import { Outage } from './outage.ts';

export type Value = string | number | null;
export type SqlRow = Readonly<Record<string, Value>>;

export interface Query {
  readonly sql: string;
  /** For `$1`, `$2` and so on. */
  readonly values: readonly Value[];
}

export type Work<T> = () => Generator<Query, T, readonly SqlRow[]>;

export interface Engine {
  /** What differs between engines: the time in milliseconds by the database's own clock, and locks on rows that are read. */
  readonly now: string;
  readonly forShare: string;
  /** Rows that somebody else has locked are passed over. */
  readonly forUpdate: string;
  read(query: Query): Promise<readonly SqlRow[]>;
  /** All statements of the work in one transaction; durable when it resolves. It may be run again if a neighbour fails. */
  write<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

export const sql = (text: string, ...values: readonly Value[]): Query => ({ sql: text, values });

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Gathers the writes of one moment and hands them to `commit` together. */
export class GroupCommit {
  private queue: Waiting[] = [];
  private running: Promise<void> | null = null;

  /** `commit` runs all works in one transaction, or throws and has changed nothing. */
  constructor(private readonly commit: (works: readonly Work<unknown>[]) => Promise<readonly unknown[]>) {}

  add<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
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
      const values = await this.commit(batch.map((one) => one.work));
      batch.forEach((one, i) => {
        one.resolve(values[i]);
      });
    } catch (thrown) {
      if (batch.length === 1 || thrown instanceof Outage) for (const one of batch) one.reject(thrown);
      else for (const one of batch) await this.settle([one]);
    }
  }
}
