// Clocks for decisions: the one of the table, and without one the patience with those who are not there.

import type { Seat } from '@tabella/kernel';
import type { Time } from './ports.ts';
import type { Seated } from './seated.ts';

export class Clocks {
  /** When the time for the open question runs out. */
  until: number | null = null;
  private cancelClock: (() => void) | null = null;
  private cancelAway: (() => void) | null = null;

  constructor(
    private readonly time: Time,
    /** Milliseconds for a decision; 0 is no clock. */
    private readonly length: number,
    private readonly patience: number,
    private readonly seated: Seated,
  ) {}

  /** Runs for these people, who are asked and have not answered; while nobody is there time stands still. */
  arrange(people: readonly Seat[], openedAt: number, timeUp: () => Promise<void>): void {
    this.stopAway();
    if (!this.seated.present || people.length === 0) this.stop();
    else if (this.length > 0) this.start(timeUp);
    else this.watch(people, openedAt);
  }

  stop(): void {
    this.stopAway();
    this.cancelClock?.();
    this.cancelClock = null;
    this.until = null;
  }

  private start(timeUp: () => Promise<void>): void {
    if (this.until !== null) return;
    this.until = this.time.now() + this.length;
    this.cancelClock = this.time.after(this.length, () =>
      this.seated.inTurn(async () => {
        if (this.until === null || this.until > this.time.now()) return;
        this.until = null;
        await timeUp();
      }),
    );
  }

  private watch(people: readonly Seat[], openedAt: number): void {
    const absent = people.filter((seat) => !this.seated.online(seat));
    if (absent.length === 0) return;
    const end = (seat: Seat): number => Math.max(openedAt, this.seated.offlineSince(seat)) + this.patience;
    const next = Math.min(...absent.map(end));
    this.cancelAway = this.time.after(Math.max(0, next - this.time.now()), () =>
      this.seated.inTurn(async () => {
        for (const seat of absent) {
          if (end(seat) <= this.time.now() && !this.seated.online(seat)) this.seated.sitIn(seat);
        }
      }),
    );
  }

  private stopAway(): void {
    this.cancelAway?.();
    this.cancelAway = null;
  }
}
