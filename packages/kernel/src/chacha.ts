// ChaCha20 (RFC 8439) as a keyed stream of random numbers: what was shown of it never reveals what comes next.

import { type Chance, uniform } from './chance.ts';

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

// Refilled for every block: a match draws from a stream of its own at every answer and resting point.
const start = new Uint32Array(16);
const x = new Uint32Array(16);

/** One block of the cipher: 16 words from 8 key words, a block counter and 3 nonce words. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): Uint32Array {
  for (let i = 0; i < 4; i++) start[i] = SIGMA[i] as number;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] as number;
  x.set(start);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (x[i] as number) + (start[i] as number);
  return out;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}

/**
 * A stream of its own for every nonce: what one stretch of a match draws does not depend on how many numbers the
 * stretches before it used.
 */
export class KeyedChance implements Chance {
  private readonly nonce: Uint32Array;
  private readonly block = new Uint32Array(16);
  private counter = 0;
  private at = 16;

  constructor(
    private readonly key: Uint32Array,
    a: number,
    b = 0,
    c = 0,
  ) {
    this.nonce = Uint32Array.of(a, b, c);
  }

  u32(): number {
    if (this.at === 16) {
      chachaBlock(this.key, this.counter++, this.nonce, this.block);
      this.at = 0;
    }
    return this.block[this.at++] as number;
  }

  int(n: number): number {
    return uniform(n, () => this.u32());
  }
}

/** A 256-bit key from 64 hexadecimal digits. */
export function keyWords(hex: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new TypeError('a key has 64 hexadecimal digits');
  const words = new Uint32Array(8);
  for (let i = 0; i < 32; i++) {
    words[i >> 2] = (words[i >> 2] as number) | (Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) << (8 * (i & 3)));
  }
  return words;
}
