// Clocks for decisions: the one of the table, and without one the patience with people who do not answer.

import type { Seat } from '@tabella/kernel';
import type { Time } from './ports.ts';
import type { Seated } from './seated.ts';

export class Clocks {
  /** When the time for the open question runs out: for showing. What rings is the timer, not this number. */
  until: number | null = null;
  private cancelClock: (() => void) | null = null;
  private cancelPatience: (() => void) | null = null;

  constructor(
    private readonly time: Time,
    /** Milliseconds for a decision; 0 is no clock. */
    private readonly length: number,
    private readonly patience: number,
    private readonly seated: Seated,
  ) {}

  /** Runs for these people, who are asked and have not answered; while nobody is there time stands still. */
  arrange(people: readonly Seat[], openedAt: number, timeUp: () => Promise<void>): void {
    this.stopPatience();
    if (!this.seated.present || people.length === 0) this.stop();
    else if (this.length > 0) this.start(timeUp);
    else this.wait(people, openedAt);
  }

  stop(): void {
    this.stopPatience();
    this.cancelClock?.();
    this.cancelClock = null;
    this.until = null;
  }

  private start(timeUp: () => Promise<void>): void {
    if (this.cancelClock !== null) return;
    this.until = this.time.now() + this.length;
    // A timer may ring early, and the clock on the wall may step: the time is up when the timer says so.
    const cancel = this.time.after(this.length, () =>
      this.seated.inTurn(async () => {
        if (this.cancelClock !== cancel) return;
        this.stop();
        await timeUp();
      }),
    );
    this.cancelClock = cancel;
  }

  /** Somebody who is away is played by a bot; somebody who is there and silent may be replaced by a vote. */
  private wait(people: readonly Seat[], openedAt: number): void {
    const pending = people.filter((seat) => !this.seated.isOverdue(seat));
    if (pending.length === 0) return;
    const end = (seat: Seat): number =>
      (this.seated.online(seat) ? openedAt : Math.max(openedAt, this.seated.offlineSince(seat))) + this.patience;
    const first = Math.min(...pending.map(end));
    const due = pending.filter((seat) => end(seat) === first);
    const cancel = this.time.after(Math.max(0, first - this.time.now()), () =>
      this.seated.inTurn(async () => {
        if (this.cancelPatience !== cancel) return;
        for (const seat of due) {
          if (this.seated.online(seat)) this.seated.overdue(seat);
          else this.seated.sitIn(seat, 'offline');
        }
      }),
    );
    this.cancelPatience = cancel;
  }

  private stopPatience(): void {
    this.cancelPatience?.();
    this.cancelPatience = null;
  }
}
