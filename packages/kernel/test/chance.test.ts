// Chance: no value is favoured, and what was recorded is repeated before anything new is drawn.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyedChance, keyWords } from '../src/chacha.ts';
import { type Chance, FastChance, pickOne, RecordedChance, shuffle, uniform } from '../src/chance.ts';

const keyed = (nonce: number): Chance => new KeyedChance(keyWords('5a'.repeat(32)), nonce);

/** A source of given words; asking for more than there are is an error, not an endless loop. */
function words(...list: readonly number[]): () => number {
  let at = 0;
  return () => {
    const word = list[at++];
    if (word === undefined) throw new Error('asked too often');
    return word;
  };
}

/** How far counts are from equal, in standard deviations of the chi-square distribution. */
function skew(counts: readonly number[]): number {
  const total = counts.reduce((sum, one) => sum + one, 0);
  const expected = total / counts.length;
  const chi = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

function countsOf(kinds: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < draws; i++) {
    const value = draw();
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(counts).toHaveLength(kinds);
  return counts;
}

describe('uniform', () => {
  test('a word above the bound is asked again, however often it comes', () => {
    // 2^32 = 6 * 715827882 + 4: the last four words would favour 0..3.
    for (const word of [0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff]) {
      expect(uniform(6, words(word, word, word, 8))).toBe(2);
    }
    expect(uniform(6, words(0xfffffffb))).toBe(5);
  });

  test('a divisor of 2^32 accepts every word', () => {
    expect(uniform(16, words(0xffffffff))).toBe(15);
    expect(uniform(2 ** 32, words(0xffffffff))).toBe(0xffffffff);
  });

  test('one outcome needs no chance', () => {
    expect(uniform(1, words())).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1, 2 ** 40])(
    'refuses to draw from %s values instead of searching forever',
    (n) => {
      expect(() => uniform(n, words(1, 2, 3))).toThrow(RangeError);
    },
  );

  test('is in range for every n', () => {
    const chance = keyed(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => {
        const value = chance.int(n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
  });

  test.each([3, 6, 7, 52, 80])('every one of %i values is equally likely', (n) => {
    const chance = keyed(n);
    expect(skew(countsOf(n, 600 * n, () => chance.int(n)))).toBeLessThan(5);
  });

  test('keeps its balance where a bare remainder would favour a third of all values', () => {
    const chance = keyed(2);
    const third = 2 ** 30;
    expect(skew(countsOf(3, 30_000, () => Math.floor(chance.int(3 * third) / third)))).toBeLessThan(5);
  });
});

describe('shuffle and pickOne', () => {
  test('every order of four is equally likely', () => {
    const chance = keyed(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(skew([...counts.values()])).toBeLessThan(5);
  });

  test('a shuffle loses and doubles nothing, and works in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
        const mixed = list.slice();
        expect(shuffle(new FastChance(seed), mixed)).toBe(mixed);
        expect(mixed.slice().sort()).toEqual(list.slice().sort());
      }),
    );
  });

  test('nothing can be picked from nothing', () => {
    expect(() => pickOne(keyed(0), [])).toThrow(RangeError);
    expect(pickOne(keyed(0), ['only'])).toBe('only');
  });
});

describe('FastChance', () => {
  const stream = (seed: number): number[] => {
    const chance = new FastChance(seed);
    return Array.from({ length: 8 }, () => chance.u32());
  };

  test('the same seed gives the same numbers, another seed others', () => {
    const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
    for (const seed of seeds) expect(stream(seed)).toEqual(stream(seed));
    expect(new Set(seeds.map((seed) => stream(seed).join())).size).toBe(seeds.length);
  });

  test('is in range and balanced', () => {
    const chance = new FastChance(11);
    for (const n of [2, 6, 7, 52]) expect(skew(countsOf(n, 600 * n, () => chance.int(n)))).toBeLessThan(5);
  });
});

describe('RecordedChance', () => {
  test('repeats the record up to the limit, then goes on with the source', () => {
    const draws = [4, 2, 9];
    const chance = new RecordedChance(draws, 2, { int: () => 7 }, true);
    expect([chance.int(10), chance.int(10), chance.int(10), chance.int(10)]).toEqual([4, 2, 7, 7]);
    expect(draws).toEqual([4, 2, 9, 7, 7]);
  });

  test('leaves the record alone when it is not to record', () => {
    const draws = [1];
    const chance = new RecordedChance(draws, 1, { int: () => 0 }, false);
    expect([chance.int(5), chance.int(5)]).toEqual([1, 0]);
    expect(draws).toEqual([1]);
  });
});
