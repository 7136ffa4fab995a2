import { describe, expect, test } from 'vitest';
import { allCiphers, CIPHERS, checkCipher, cipherAt, colourOf, PATTERNS } from '../../solver/index.ts';

describe('all ciphers', () => {
  const set = allCiphers();

  test('1,888,920 of them: 1,089 trust triples, 153 amplify pairs, and the patterns as counted by hand', () => {
    expect(set.count).toBe(CIPHERS);
    expect(set.trustLetters.length / 3).toBe(1089);
    expect(set.amplifyLetters.length / 2).toBe(153);
    const perPattern = PATTERNS.map(() => 0);
    for (const p of set.pattern) perPattern[p] = (perPattern[p] ?? 0) + 1;
    expect(perPattern).toEqual(PATTERNS.map(({ ciphers }) => ciphers));
  });

  test('in strictly rising order, so none is there twice', () => {
    for (let i = 1; i < set.count; i += 1) {
      const key = (n: number) =>
        ((set.trust[n] as number) * 256 + (set.amplify[n] as number)) * 32 + (set.suspicion[n] as number);
      if (key(i) <= key(i - 1)) throw new Error(`cipher ${i} is out of order`);
    }
    for (let t = 0; t < 1089; t += 1) {
      expect(set.trust[set.trustStart[t] as number]).toBe(t);
    }
    expect(set.trustStart[1089]).toBe(CIPHERS);
  });

  test('each is a cipher in canonical order, filed under its pattern', () => {
    for (let i = 0; i < set.count; i += 23) {
      const cipher = cipherAt(set, i);
      const check = checkCipher(cipher);
      if (!check.ok) throw new Error(check.code);
      const { trust, amplify, suspicion } = check.cipher;
      const filed = PATTERNS[set.pattern[i] as number]?.suspicion === colourOf(suspicion);
      if (!filed || trust !== cipher.trust || amplify !== cipher.amplify)
        throw new Error(`${trust}${amplify}${suspicion}`);
    }
    expect(() => cipherAt(set, CIPHERS)).toThrow(RangeError);
  });
});
