// Chance: the only source of randomness in a game. Rules never see where the numbers come from.

export interface Chance {
  /** A whole number from 0 to n-1, each equally likely. */
  int(n: number): number;
  /** A new order for the cards of a pile, where it must be remembered; otherwise they are shuffled. */
  order?(ids: readonly number[]): number[];
}

/** Fisher–Yates, in place. */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

export function pickOne<T>(chance: Chance, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[chance.int(list.length)] as T;
}

/** Rejection sampling: the largest multiple of n below 2^32 bounds what is accepted, so no value is favoured. */
export function uniform(n: number, u32: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) {
    throw new RangeError('chance needs a whole number from 1 to 2^32');
  }
  if (n === 1) return 0;
  const bound = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const x = u32();
    if (x < bound) return x % n;
  }
}

/**
 * A fast seedable generator (sfc32) for imagined worlds and playouts. Not for deals: its state can be solved from
 * what it shows.
 */
export class FastChance implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seed: number) {
    this.a = seed >>> 0;
    this.b = (seed / 0x1_0000_0000) >>> 0;
    this.c = 0x9e3779b9;
    for (let i = 0; i < 12; i++) this.u32();
  }

  u32(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  int(n: number): number {
    // 2^32 / n is far above 1 for every n a game uses: the bias of one multiplication is below 2^-20 and playouts
    // need speed more than the last bit.
    return Math.floor(this.u32() * 2.3283064365386963e-10 * n);
  }
}

/** Chance that first repeats what was recorded and then goes on with a source, recording what that gives. */
export class RecordedChance implements Chance {
  private cursor = 0;

  constructor(
    readonly draws: number[],
    private readonly limit: number,
    private readonly source: Chance,
    private readonly record: boolean,
  ) {}

  int(n: number): number {
    if (this.cursor < this.limit) return this.draws[this.cursor++] as number;
    const value = this.source.int(n);
    if (this.record) this.draws.push(value);
    return value;
  }
}
