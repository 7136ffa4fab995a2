// The clock of the bench: processor time, so that what else runs on the machine does not count, neither in how much was done
// nor in how long a round lasts.

import { existsSync, readFileSync } from 'node:fs';

/** Where Linux says how many nanoseconds this thread has spent on a processor. */
const SCHEDULE = '/proc/thread-self/schedstat';

/** Milliseconds of processor time of this thread; elsewhere than on Linux, of the wall clock. */
export const clock: () => number = existsSync(SCHEDULE)
  ? () => {
      // Asking for it brings the count up to date, which otherwise happens every few milliseconds.
      process.cpuUsage();
      return Number.parseInt(readFileSync(SCHEDULE, 'utf8'), 10) / 1e6;
    }
  : () => performance.now();

export interface Clocks {
  /** Processor time in milliseconds; to read it is slow. */
  readonly spent: () => number;
  /** Wall time in milliseconds, which goes at least as fast; to read it is quick. */
  readonly passed: () => number;
}

export const CLOCKS: Clocks = { spent: clock, passed: () => performance.now() };

/** Watches one round of work that is to last so many milliseconds of processor time. */
export class Watch {
  private began: number;
  /** Before this moment of the wall clock the round cannot be over. */
  private look: number;

  constructor(
    private readonly ms: number,
    private readonly clocks: Clocks = CLOCKS,
  ) {
    this.began = clocks.spent();
    this.look = clocks.passed() + ms;
  }

  /** Processor time that the work has taken so far. */
  get taken(): number {
    return this.clocks.spent() - this.began;
  }

  /** Has it lasted long enough? May be asked often. */
  isOver(): boolean {
    if (this.clocks.passed() < this.look) return false;
    const left = this.ms - this.taken;
    this.look = this.clocks.passed() + left;
    return left <= 0;
  }

  /** Does something that does not count. */
  aside<T>(work: () => T): T {
    const from = this.clocks.spent();
    const result = work();
    this.began += this.clocks.spent() - from;
    return result;
  }
}
