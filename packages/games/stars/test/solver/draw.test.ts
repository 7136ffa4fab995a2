import { describe, expect, test } from 'vitest';
import {
  ALPHABET,
  CIPHERS,
  checkCipher,
  colourOf,
  drawFromDeck,
  letterIndex,
  PATTERNS,
  uniformCipherAt,
} from '../../solver/index.ts';
import { patternOf, seeded, shuffler } from './support.ts';

describe('the rulebook draw', () => {
  test('scenario 12: E P J K R C A: the second red goes to the bottom', () => {
    const drawn = drawFromDeck('EPJKRCA');
    expect(drawn.cipher).toEqual({ trust: 'EPJ', amplify: 'RC', suspicion: 'A' });
    expect(drawn.discarded).toBe('K');
    expect(drawn.deck).toBe('K');
    expect(drawFromDeck('EPJKRCAZYX').deck).toBe('ZYXK');
  });

  test('scenario 14: B C D F G A E: the fifth black fits nowhere', () => {
    const drawn = drawFromDeck('BCDFGAE');
    expect(drawn.cipher).toEqual({ trust: 'ABC', amplify: 'ED', suspicion: 'F' });
    expect(drawn.discarded).toBe('G');
  });

  test('a deck that cannot fill the slots, or has a letter twice, is a fault', () => {
    expect(() => drawFromDeck('BCDFGHM')).toThrow(RangeError);
    expect(() => drawFromDeck('EEPJRCA')).toThrow(RangeError);
    expect(() => drawFromDeck('eprc')).toThrow(RangeError);
  });

  test('no card gets lost', () => {
    const shuffled = shuffler(seeded(3));
    for (let i = 0; i < 1000; i += 1) {
      const { cipher, deck } = drawFromDeck(shuffled());
      const all = cipher.trust + cipher.amplify + cipher.suspicion + deck;
      expect(Array.from(all).sort().join('')).toBe(ALPHABET);
    }
  });
});

describe('the uniform draw', () => {
  test('numbers every cipher once', () => {
    const met = new Uint8Array(26 ** 6 / 8 + 1);
    const perPattern = PATTERNS.map(() => 0);
    for (let index = 0; index < CIPHERS; index += 1) {
      const cipher = uniformCipherAt(index);
      const letters = cipher.trust + cipher.amplify + cipher.suspicion;
      let code = 0;
      for (let i = 0; i < 6; i += 1) code = code * 26 + letters.charCodeAt(i) - 65;
      const bit = 1 << (code & 7);
      const byte = met[code >>> 3] as number;
      if ((byte & bit) !== 0) throw new Error(`${letters} twice`);
      met[code >>> 3] = byte | bit;
      if (index % 10 === 0) {
        const check = checkCipher(cipher);
        if (!check.ok) throw new Error(`${letters}: ${check.code}`);
        // Trust letters come in canonical order but for a red one, so no cipher hides behind two codes.
        if (letterIndex(letters.charAt(1)) > letterIndex(letters.charAt(2)) && colourOf(letters.charAt(2)) !== 'red') {
          throw new Error(`${letters} is out of order`);
        }
      }
      const pattern = patternOf(cipher);
      perPattern[pattern] = (perPattern[pattern] ?? 0) + 1;
    }
    expect(perPattern).toEqual(PATTERNS.map(({ ciphers }) => ciphers));
    for (const bad of [-1, CIPHERS, 0.5, Number.NaN]) expect(() => uniformCipherAt(bad)).toThrow(RangeError);
  });
});
