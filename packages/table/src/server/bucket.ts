// A bucket of tokens: how much one connection may say, in a burst and in the long run.

export class Bucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.tokens = size;
    this.at = now();
  }

  /** False when there is none left. */
  take(): boolean {
    const now = this.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) / 1_000) * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
