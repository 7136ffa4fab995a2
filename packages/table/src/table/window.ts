// A reaction window in time. Its length must tell nothing: it is fixed beforehand, and grows in whole steps only, for
// people who think as for nobody at all.

import type { Time } from './ports.ts';

/** One window in so many is held although nobody holds it. */
export const EMPTY_HOLDS = 1 / 5;
/** A window is never held for more steps than this. */
export const MOST_STEPS = 5;

export interface WindowTerms {
  readonly time: Time;
  readonly random: () => number;
  /** Somebody has not made up their mind and asked for time. */
  readonly busy: () => boolean;
  /** What is shown has changed. */
  readonly changed: () => void;
  readonly close: () => void;
}

export class ReactionWindow {
  /** When it closes; null while its time does not run. */
  until: number | null = null;
  thinking = false;
  /** Its time is up; what was declared is about to count. */
  done = false;
  private steps = 0;
  private startedAt = 0;
  private hastened = false;
  private cancel: (() => void)[] = [];
  private idleSteps: number;
  private readonly idleFrom: number;

  constructor(private readonly terms: WindowTerms) {
    // Drawn for every window alike, before anything is known about who could act.
    const { random } = terms;
    const held = random() < EMPTY_HOLDS;
    this.idleFrom = held ? random() : 1;
    this.idleSteps = held ? halvings(random()) : 0;
  }

  get running(): boolean {
    return this.until !== null;
  }

  /** Begins, or begins again after a break. Where several people could hold it, it is sometimes held for nobody. */
  start(length: number, several: boolean): void {
    this.stop();
    this.steps = 0;
    this.done = false;
    this.thinking = false;
    this.hastened = false;
    this.startedAt = this.terms.time.now();
    if (!several) this.idleSteps = 0;
    this.wait(length, length);
    if (several && this.idleFrom < 1) this.later(Math.floor(this.idleFrom * length), () => this.hold());
  }

  /** Nobody is left from whom its length could hide anything: it need not last longer than this from its start. */
  hasten(length: number): void {
    if (!this.running || this.hastened) return;
    const left = this.startedAt + length - this.terms.time.now();
    this.stop();
    this.hastened = true;
    this.idleSteps = 0;
    this.wait(Math.max(0, left), length);
  }

  stop(): void {
    for (const cancel of this.cancel) cancel();
    this.cancel = [];
    this.until = null;
  }

  /** Somebody, or nobody, touches a card. */
  hold(): void {
    if (this.thinking) return;
    this.thinking = true;
    this.terms.changed();
  }

  private wait(ms: number, length: number): void {
    this.until = this.terms.time.now() + ms;
    this.later(ms, () => {
      if (this.steps < MOST_STEPS && (this.steps < this.idleSteps || this.terms.busy())) {
        this.steps++;
        this.thinking = true;
        this.wait(length, length);
        this.terms.changed();
      } else {
        this.stop();
        this.done = true;
        this.terms.close();
      }
    });
  }

  private later(ms: number, run: () => void): void {
    this.cancel.push(this.terms.time.after(ms, run));
  }
}

/** 0 half of the time, 1 a quarter of the time, and so on. */
function halvings(at: number): number {
  let steps = 0;
  for (let edge = 0.5; at >= edge && steps < MOST_STEPS; edge += (1 - edge) / 2) steps++;
  return steps;
}
