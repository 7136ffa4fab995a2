// How much a bot may think while others wait: by how many they are, and how long a whole thought has taken lately. What anybody
// holds has no part in it.

/** The last of those who wait shall wait no longer than about this. */
const GOAL_MS = 1_000;
/** However many wait. */
const LEAST = 1 / 8;
/** The last thought is this part of the average. */
const PART = 0.1;

export class Effort {
  /** Milliseconds of a whole thought. */
  private whole = 0;

  /** A thought with this effort took so long. */
  took(ms: number, effort: number): void {
    this.whole += PART * (ms / effort - this.whole);
  }

  /** For one that begins while so many others wait for so many threads; the whole when nobody does. */
  now(waiting: number, threads: number): number {
    return Math.max(LEAST, Math.min(1, (GOAL_MS * threads) / (waiting * this.whole)));
  }
}
