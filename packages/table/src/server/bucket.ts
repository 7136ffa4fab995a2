// Buckets of tokens: how much somebody may say or try, in a burst and in the long run, each by a name of their own.

interface Bucket {
  tokens: number;
  at: number;
}

/** How often full buckets, which remember nothing, are thrown away. */
const SWEEP_MS = 60_000;

export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private sweptAt: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.sweptAt = now();
  }

  /** True while there is a token left; takes none. */
  has(name: string): boolean {
    const bucket = this.buckets.get(name);
    return bucket === undefined || this.level(bucket) >= 1;
  }

  /** False when there is none left. */
  take(name: string): boolean {
    const now = this.now();
    if (now - this.sweptAt > SWEEP_MS) this.sweep(now);
    const bucket = this.buckets.get(name);
    const tokens = bucket === undefined ? this.size : this.level(bucket);
    this.buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    return tokens >= 1;
  }

  /** How many names are remembered. */
  get remembered(): number {
    return this.buckets.size;
  }

  private level({ tokens, at }: Bucket): number {
    return Math.min(this.size, tokens + ((this.now() - at) / 1_000) * this.perSecond);
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [name, bucket] of this.buckets) if (this.level(bucket) >= this.size) this.buckets.delete(name);
  }
}
