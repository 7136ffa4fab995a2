// How long the disk takes for a commit, and whether that is short enough to wait for it.

/** A disk that takes longer than this, on average, is slow, */
const SLOW_MS = 4;
/** until it takes less than this. */
const QUICK_MS = 2;
/** The last commit is this part of the average. */
const PART = 0.05;

export class Disk {
  private average = 0;
  isQuick = true;

  /** A commit, here or in the thread. */
  took(ms: number): void {
    // One long wait says little.
    this.average += PART * (Math.min(ms, 2 * SLOW_MS) - this.average);
    if (this.isQuick ? this.average > SLOW_MS : this.average < QUICK_MS) this.isQuick = !this.isQuick;
  }
}
