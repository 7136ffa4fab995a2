import { describe, expect, test } from 'vitest';
import {
  allCiphers,
  bestGuess,
  checkCipher,
  cipherAt,
  letterIndex,
  type Marginals,
  marginals,
  posteriorOf,
  SECTIONS,
  sameCipher,
  score,
  startPosterior,
} from '../../solver/index.ts';
import { C1, randomWord, seeded } from './support.ts';

const worth = (chances: Marginals, guess: Record<'trust' | 'amplify' | 'suspicion', string>) =>
  SECTIONS.reduce(
    (sum, section) =>
      Array.from(guess[section]).reduce((part, letter) => part + (chances[section][letterIndex(letter)] ?? 0), sum),
    0,
  );

function after(seed: number, clues: number): Marginals {
  const random = seeded(seed);
  const words = Array.from({ length: clues }, () => randomWord(random, 8));
  return marginals(
    posteriorOf(
      'deck',
      words.map((word) => ({ word, score: score(C1, word) })),
    ),
  );
}

/** All choices of three, two and one different letters. */
function freeOptimum({ trust, amplify, suspicion }: Marginals): number {
  const at = (list: Float64Array, i: number) => list[i] as number;
  let best = 0;
  for (let a = 0; a < 26; a += 1)
    for (let b = a + 1; b < 26; b += 1)
      for (let c = b + 1; c < 26; c += 1) {
        const three = at(trust, a) + at(trust, b) + at(trust, c);
        for (let d = 0; d < 26; d += 1) {
          if (d === a || d === b || d === c) continue;
          for (let e = d + 1; e < 26; e += 1) {
            if (e === a || e === b || e === c) continue;
            const five = three + at(amplify, d) + at(amplify, e);
            if (five + 1 <= best) continue;
            for (let f = 0; f < 26; f += 1) {
              if (f === a || f === b || f === c || f === d || f === e) continue;
              const six = five + at(suspicion, f);
              if (six > best) best = six;
            }
          }
        }
      }
  return best;
}

function cipherOptimum(chances: Marginals): number {
  const set = allCiphers();
  const at = (list: Float64Array, i: number | undefined) => list[i as number] as number;
  let best = 0;
  for (let i = 0; i < set.count; i += 1) {
    const t = 3 * (set.trust[i] as number);
    const a = 2 * (set.amplify[i] as number);
    const value =
      at(chances.trust, set.trustLetters[t]) +
      at(chances.trust, set.trustLetters[t + 1]) +
      at(chances.trust, set.trustLetters[t + 2]) +
      at(chances.amplify, set.amplifyLetters[a]) +
      at(chances.amplify, set.amplifyLetters[a + 1]) +
      at(chances.suspicion, set.suspicion[i]);
    if (value > best) best = value;
  }
  return best;
}

describe('the letter guess', () => {
  test('before any clue the best guess is worth 0.65 letters, and is not a cipher', () => {
    const guess = bestGuess(marginals(startPosterior('deck')));
    expect(guess.expected).toBeCloseTo(0.6525, 3);
    expect(checkCipher(guess.cipher).ok).toBe(false);
  });

  test.each([1, 2, 3])('is the best of all six different letters, and of all ciphers if asked (%i)', (seed) => {
    const chances = after(seed, seed);
    const free = bestGuess(chances);
    expect(free.expected).toBeCloseTo(freeOptimum(chances), 10);
    expect(worth(chances, free.cipher)).toBeCloseTo(free.expected, 10);
    const valid = bestGuess(chances, 'cipher');
    expect(valid.expected).toBeCloseTo(cipherOptimum(chances), 10);
    expect(worth(chances, valid.cipher)).toBeCloseTo(valid.expected, 10);
    expect(checkCipher(valid.cipher).ok).toBe(true);
    expect(valid.expected).toBeLessThanOrEqual(free.expected + 1e-9);
  });

  test('after one clue it is worth more than the likeliest cipher', () => {
    const posterior = posteriorOf('deck', [{ word: 'CHOPPER', score: -8 }]);
    const chances = marginals(posterior);
    const heaviest = Math.max(...posterior.perPattern.map((n, p) => (n > 0 ? p : 0)));
    const likeliest = posterior.survivors?.find((i) => posterior.set.pattern[i] === heaviest) ?? 0;
    expect(bestGuess(chances).expected).toBeGreaterThan(worth(chances, cipherAt(posterior.set, likeliest)));
  });

  test('once solved it is the cipher', () => {
    const words = ['EXPLORERS', 'HORCRUXES', 'PHOTOGRAPHER', 'CHOPPER', 'PEPPER', 'RHYTHM', 'HEX', 'PRE', 'OX', 'BPDH'];
    const posterior = posteriorOf(
      'deck',
      words.map((word) => ({ word, score: score(C1, word) })),
    );
    expect(posterior.count).toBe(1);
    const guess = bestGuess(marginals(posterior));
    expect(sameCipher(guess.cipher, C1)).toBe(true);
    expect(guess.expected).toBeCloseTo(6, 10);
  });

  test('with nothing to go by it still names six different letters', () => {
    const nothing = { trust: new Float64Array(26), amplify: new Float64Array(26), suspicion: new Float64Array(26) };
    const { cipher } = bestGuess(nothing);
    expect(checkCipher(cipher).ok).toBe(true);
  });
});
