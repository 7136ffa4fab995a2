// What the solver's tests share: a fixed generator, arbitrary ciphers and words, and a solver by brute force.
import fc from 'fast-check';
import type { Clue } from '../../solver/index.ts';
import {
  ALPHABET,
  CIPHERS,
  type Cipher,
  colourOf,
  type Draw,
  LETTERS,
  letterIndex,
  PATTERNS,
  type RandomInt,
  uniformCipherAt,
} from '../../solver/index.ts';

export const C1: Cipher = { trust: 'EPH', amplify: 'RX', suspicion: 'O' };

/** sfc32: small, fast, good enough for statistics, and the same numbers on every machine. */
export function seeded(seed: number): RandomInt {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i += 1) next();
  return (n) => Math.floor((next() / 2 ** 32) * n); // off by less than n / 2^32: far below what the tests can see
}

/** Decks of all 26 letters, each shuffled again from the one before. */
export function shuffler(random: RandomInt): () => string {
  const deck = Array.from(ALPHABET, (letter) => letter.charCodeAt(0));
  return () => {
    for (let i = deck.length - 1; i > 0; i -= 1) {
      const j = random(i + 1);
      const letter = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = letter;
    }
    return String.fromCharCode.apply(null, deck);
  };
}

const isRed = /[JKQVXZ]/;

/** The number of the colour pattern, found from the letters alone. */
export function patternOf({ trust, amplify, suspicion }: Cipher): number {
  if (isRed.test(suspicion)) return 6;
  const black = LETTERS.black.includes(suspicion) ? 1 : 0;
  return (isRed.test(trust) ? 2 : isRed.test(amplify) ? 4 : 0) + black;
}

export const anyCipher = fc.integer({ min: 0, max: CIPHERS - 1 }).map(uniformCipherAt);

export const anyWord = fc
  .array(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 32 })
  .map((letters) => letters.join(''));

/** Letters as often as in a language, so that scores are not nearly all zero. */
export function randomWord(random: RandomInt, length: number): string {
  const bag = 'EEEEEEAAAAIIIOOOUUTTTNNNSSSRRRLLDDCCMMPPHHGGBFWYVKXJQZ';
  return Array.from({ length }, () => bag.charAt(random(bag.length))).join('');
}

export interface Brute {
  count: number;
  weight: number;
  readonly marginals: Record<'trust' | 'amplify' | 'suspicion', number[]>;
}

/** Every cipher by nested loops over letters and every score by plain counting: slow, and hard to get wrong. */
export function brute(draw: Draw, clues: readonly Clue[]): Brute {
  const greens = Array.from(LETTERS.green, letterIndex);
  const others = Array.from(LETTERS.black + LETTERS.red, letterIndex);
  const tables = clues.map(({ word, score }) => ({
    times: Array.from(ALPHABET, (letter) => Array.from(word).filter((l) => l === letter).length),
    score,
  }));
  const result: Brute = {
    count: 0,
    weight: 0,
    marginals: { trust: Array(26).fill(0), amplify: Array(26).fill(0), suspicion: Array(26).fill(0) },
  };
  const reds = Array.from(ALPHABET, (letter) => (LETTERS.red.includes(letter) ? 1 : 0));
  const colours = Array.from(ALPHABET, (letter) => colourOf(letter));
  const at = (list: readonly number[], i: number) => list[i] as number;
  const isRed = (letter: number) => at(reds, letter);
  const add = (list: number[], letter: number, weight: number) => {
    list[letter] = at(list, letter) + weight;
  };
  const visit = (a: number, b: number, c: number, d: number, e: number, f: number) => {
    for (const { times, score } of tables) {
      const trust = at(times, a) + at(times, b) + at(times, c);
      const size = trust * 2 ** (at(times, d) + at(times, e));
      if ((at(times, f) > 0 && size > 0 ? -size : size) !== score) return;
    }
    const red = isRed(b) + isRed(c) > 0 ? 'trust' : isRed(e) > 0 ? 'amplify' : isRed(f) > 0 ? 'suspicion' : 'none';
    const pattern = PATTERNS.find((p) => p.red === red && p.suspicion === colours[f]);
    const weight = draw === 'uniform' ? 1 : (pattern?.deckWeight ?? 0);
    result.count += 1;
    result.weight += weight;
    const { trust, amplify, suspicion } = result.marginals;
    add(trust, a, weight);
    add(trust, b, weight);
    add(trust, c, weight);
    add(amplify, d, weight);
    add(amplify, e, weight);
    add(suspicion, f, weight);
  };
  for (const a of greens) {
    for (let i = 0; i < others.length; i += 1) {
      for (let j = i + 1; j < others.length; j += 1) {
        const b = at(others, i);
        const c = at(others, j);
        if (isRed(b) + isRed(c) > 1) continue;
        for (const d of greens) {
          if (d === a) continue;
          for (const e of others) {
            if (e === b || e === c || isRed(b) + isRed(c) + isRed(e) > 1) continue;
            for (let f = 0; f < 26; f += 1) {
              if (f === a || f === b || f === c || f === d || f === e) continue;
              if (isRed(b) + isRed(c) + isRed(e) + isRed(f) > 1) continue;
              visit(a, b, c, d, e, f);
            }
          }
        }
      }
    }
  }
  return result;
}
