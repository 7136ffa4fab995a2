// The time of a server under test. It runs as on the wall until a test makes it stand; then it passes timer by timer, so
// that no window closes because the machine is slow, and none is waited for.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Time, wallTime } from '@tabella/table';

/** After a timer what it sets off is let happen. */
const CALM_MS = 25;
const LONG_WAIT_MS = 60_000;

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class ServerTime implements Time {
  /** By how much it is ahead of the wall while it runs. */
  private ahead = 0;
  /** What it is while it stands. */
  private standing: number | null = null;
  private readonly timers = new Set<Timer>();

  now(): number {
    return this.standing ?? wallTime.now() + this.ahead;
  }

  after(ms: number, run: () => void): () => void {
    if (this.standing === null) return wallTime.after(ms, run);
    const timer = { at: this.standing + ms, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  stand(): void {
    this.standing = this.now();
  }

  /** Runs again; what was waited for while it stood is forgotten with the test that made it stand. */
  run(): void {
    this.ahead = this.now() - wallTime.now();
    this.standing = null;
    this.timers.clear();
  }

  /** Passes on to the next timer, if there is one. */
  async skip(among: readonly Timer[] = [...this.timers]): Promise<void> {
    const [next] = among.filter((timer) => this.timers.has(timer)).sort((a, b) => a.at - b.at);
    if (next !== undefined) {
      this.timers.delete(next);
      this.standing = Math.max(this.now(), next.at);
      next.run();
    }
    await sleep(CALM_MS);
  }

  /** So many milliseconds pass, with all that happens in them. */
  async pass(ms: number): Promise<void> {
    const end = this.now() + ms;
    for (;;) {
      await sleep(CALM_MS);
      const due = [...this.timers].filter((timer) => timer.at <= end);
      if (due.length === 0) break;
      await this.skip(due);
    }
    this.standing = end;
  }

  /** Passes until this is so. A timer that was set while it was looked at has its turn at the next look. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const begun = wallTime.now();
    for (let before = [...this.timers]; !(await isSo()); before = [...this.timers]) {
      if (wallTime.now() - begun > LONG_WAIT_MS) throw new Error('time passes, and it does not happen');
      await this.skip(before);
    }
  }
}
