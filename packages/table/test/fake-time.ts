// Time that moves when a test says so.

import type { Time } from '../src/table/ports.ts';

interface Timer {
  readonly at: number;
  readonly n: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  private at = 1_800_000_000_000;
  private n = 0;
  private readonly timers = new Set<Timer>();

  now(): number {
    return this.at;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.at + ms, n: this.n++, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** The process that set timers is dead. */
  forget(): void {
    this.timers.clear();
  }

  /** Goes on to `ms` from now; after every timer `calm` lets its consequences happen. */
  async pass(ms: number, calm: () => Promise<void>): Promise<void> {
    const end = this.at + ms;
    await calm();
    for (;;) {
      const [next] = [...this.timers].filter((one) => one.at <= end).sort((a, b) => a.at - b.at || a.n - b.n);
      if (!next) break;
      this.timers.delete(next);
      this.at = Math.max(this.at, next.at);
      next.run();
      await calm();
    }
    this.at = end;
  }
}
