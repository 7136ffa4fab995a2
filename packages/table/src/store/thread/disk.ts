// How long the disk takes for a commit, and whether that is short enough to wait for it.

/** A disk that takes longer than this, on average, is slow: */
const SLOW_MS = 4;
/** the last commit is this part of the average, */
const PART = 0.05;
/** and for so long nobody waits for it. */
const REST_MS = 30_000;

export class Disk {
  private average = 0;
  private slowUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isQuick(): boolean {
    return this.slowUntil === 0 || this.now() > this.slowUntil;
  }

  took(ms: number): void {
    // One long wait says little.
    this.average += PART * (Math.min(ms, 2 * SLOW_MS) - this.average);
    if (this.average > SLOW_MS) [this.average, this.slowUntil] = [0, this.now() + REST_MS];
  }
}
