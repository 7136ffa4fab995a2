import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, score } from '../../solver/index.ts';
import { anyCipher, anyWord, C1 } from './support.ts';

describe('cipher scores, with trust E P H, amplify R X, suspicion O', () => {
  test('scenario 1: CHOPPER has trust 4, after amplify 8, scores -8', () => {
    expect(explain(C1, 'CHOPPER')).toMatchObject({ trust: 4, steps: [4, 8], suspicious: true, score: -8 });
    expect(score(C1, 'CHOPPER')).toBe(-8);
  });

  test('scenario 2: HORCRUXES has trust 2, three amplify letters give 16, scores -16', () => {
    expect(explain(C1, 'HORCRUXES')).toMatchObject({ trust: 2, doublings: 3, steps: [2, 4, 8, 16], score: -16 });
  });

  test('rulebook: BORAX scores 0', () => {
    expect(explain(C1, 'BORAX')).toMatchObject({ trust: 0, doublings: 2, steps: [0, 0, 0], suspicious: true });
    expect(Object.is(score(C1, 'BORAX'), 0)).toBe(true);
  });

  test('scenario 4: PEPPER scores 10, repeats count for trust', () => {
    expect(score(C1, 'PEPPER')).toBe(10);
  });

  test('scenario 6: OOPS scores -1, two O make it negative once', () => {
    expect(score(C1, 'OOPS')).toBe(-1);
  });

  test('scenario 7: PHOTOGRAPHER scores -20', () => {
    expect(score(C1, 'PHOTOGRAPHER')).toBe(-20);
  });

  test.each(['MIRROR', 'SKY', 'OXO'])('scenario 9: %s scores 0, and not minus zero', (word) => {
    expect(Object.is(score(C1, word), 0)).toBe(true);
    expect(Object.is(explain(C1, word).score, 0)).toBe(true);
  });

  test('scenario 52: the largest scores of 32 letters are exact', () => {
    expect(score(C1, `E${'R'.repeat(31)}`)).toBe(2147483648);
    expect(score(C1, `EO${'R'.repeat(30)}`)).toBe(-1073741824);
    expect(score(C1, 'E'.repeat(32))).toBe(32);
    expect(score(C1, `EE${'RX'.repeat(15)}`)).toBe(2147483648);
  });

  test.each(['', 'chopper', 'CAFÉ', 'X-RAY', 'A B', 'A'.repeat(33)])('%j is a fault, never scored silently', (word) => {
    expect(() => score(C1, word)).toThrow(RangeError);
  });
});

describe('scenario 11: any word and cipher', () => {
  test('odd means no amplify letter, negative means the suspicion letter, zero means no trust letter', () => {
    fc.assert(
      fc.property(anyCipher, anyWord, (cipher, word) => {
        const points = score(cipher, word);
        const has = (letters: string) => Array.from(letters).some((letter) => word.includes(letter));
        if (points % 2 !== 0) expect(has(cipher.amplify)).toBe(false);
        if (points < 0) expect(has(cipher.suspicion)).toBe(true);
        if (points > 0) expect(has(cipher.suspicion)).toBe(false);
        expect(points === 0).toBe(!has(cipher.trust));
      }),
      { numRuns: 2000 },
    );
  });

  test('the explanation leads to the score', () => {
    fc.assert(
      fc.property(anyCipher, anyWord, (cipher, word) => {
        const told = explain(cipher, word);
        const size = told.steps.at(-1) ?? Number.NaN;
        expect(told.steps).toHaveLength(told.doublings + 1);
        expect(told.steps[0]).toBe(told.trust);
        expect(told.score).toBe(told.suspicious && size > 0 ? -size : size);
        expect(told.score).toBe(score(cipher, word));
        expect(told.letters.map(({ letter }) => letter).join('')).toBe(word);
      }),
    );
  });

  test('order inside a section, and inside the word, does not matter', () => {
    fc.assert(
      fc.property(anyCipher, anyWord, (cipher, word) => {
        const turned = (letters: string) => Array.from(letters).reverse().join('');
        const other = { ...cipher, trust: turned(cipher.trust), amplify: turned(cipher.amplify) };
        expect(score(other, turned(word))).toBe(score(cipher, word));
      }),
    );
  });
});
