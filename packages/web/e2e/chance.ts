// Chance of the browser tests. All that is drawn in a test follows from one number, which is said when the test fails:
// `SEED=… npx playwright test …` draws the same again.

import { randomInt } from 'node:crypto';
import { FastChance } from '@tabella/kernel';
import type { ServeOptions } from '@tabella/table';

const SEEDS = 2 ** 32;
const PARTS = 2 ** 30;

/** A worker runs one test at a time, so that this is the chance of the test under way. */
class TestChance {
  /** How people play who have no plan. */
  private people = new FastChance(0);
  /** Apart from theirs: how often they look must not change what is dealt. */
  private machine = new FastChance(0);
  private devices = new FastChance(0);

  /** The chance of a new test; the number from which it follows. */
  begin(): number {
    const given = process.env.SEED;
    const seed = given === undefined ? randomInt(SEEDS) : Number(given);
    if (!Number.isSafeInteger(seed)) throw new Error(`SEED=${given}: a whole number is wanted`);
    const chance = new FastChance(seed);
    this.people = new FastChance(chance.int(SEEDS));
    this.machine = new FastChance(chance.int(SEEDS));
    this.devices = new FastChance(chance.int(SEEDS));
    return seed;
  }

  /** 0 up to n - 1. */
  int(n: number): number {
    return this.people.int(n);
  }

  /** 0 up to 1. */
  fraction(): number {
    return this.int(PARTS) / PARTS;
  }

  /** For one more browser: see seedDevice. */
  device(): number {
    return this.devices.int(SEEDS);
  }

  readonly server: NonNullable<ServeOptions['chance']> = {
    random: () => this.machine.int(PARTS) / PARTS,
    hex: (bytes) => Array.from({ length: bytes }, () => this.machine.int(256).toString(16).padStart(2, '0')).join(''),
  };
}

export const chance = new TestChance();

/** Runs in the page: what it adds to a deal follows from this number. */
export function seedDevice(seed: number): void {
  let last = seed;
  const getRandomValues = (words: Uint32Array): Uint32Array => {
    for (const i of words.keys()) {
      last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
      words[i] = last;
    }
    return words;
  };
  Object.assign(crypto, { getRandomValues });
}
