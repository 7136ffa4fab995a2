// The timers of a table, as its state wants them.

import type { TableState, Timer, TimerName } from '../core/state.ts';
import type { Time } from './ports.ts';

interface Running {
  readonly timer: Timer;
  readonly cancel: () => void;
}

export class Timers {
  private wanted: TableState['timers'] = {};
  private readonly running = new Map<TimerName, Running>();

  constructor(
    private readonly time: Time,
    private readonly rang: (name: TimerName, n: number) => void,
  ) {}

  /** Stops what is not wanted any more, and starts what is new. */
  follow(wanted: TableState['timers']): void {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    for (const [name, { timer, cancel }] of this.running) {
      if (wanted[name]?.n === timer.n) continue;
      cancel();
      this.running.delete(name);
    }
    for (const name of Object.keys(wanted) as TimerName[]) {
      const timer = wanted[name];
      if (timer === undefined || this.running.has(name)) continue;
      const cancel = this.time.after(timer.ms, () => this.rang(name, timer.n));
      this.running.set(name, { timer, cancel });
    }
  }
}
