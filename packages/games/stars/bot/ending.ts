// The last word before the letters are guessed: what it is worth in letter points, exactly.

import {
  bestGuess,
  type Cipher,
  cipherAt,
  letterIndex,
  type Posterior,
  priorWeights,
  SECTIONS,
  score,
} from '../solver/index.ts';

/** With more ciphers than this bits will do. */
export const MOST_CIPHERS = 400;

interface Weighed {
  readonly cipher: Cipher;
  readonly weight: number;
}

/** Letter points to be expected of the guess that follows each of these words. */
export function lettersAfter(posterior: Posterior, words: readonly string[]): number[] {
  const ciphers = survivorsOf(posterior);
  return words.map((word) => {
    const byScore = new Map<number, Weighed[]>();
    for (const one of ciphers) {
      const points = score(one.cipher, word);
      const alike = byScore.get(points);
      if (alike) alike.push(one);
      else byScore.set(points, [one]);
    }
    return [...byScore.values()].reduce((sum, alike) => sum + pointsOf(alike), 0);
  });
}

function survivorsOf(posterior: Posterior): Weighed[] {
  const { set, survivors, draw, weight } = posterior;
  const weights = priorWeights(draw);
  return Array.from(survivors ?? [], (i) => ({
    cipher: cipherAt(set, i),
    weight: (weights[set.pattern[i] as number] as number) / weight,
  }));
}

/** Points of the best guess when one of these is the cipher, times the chance that one of them is. */
function pointsOf(alike: readonly Weighed[]): number {
  const [only] = alike;
  if (only && alike.length === 1) return 6 * only.weight;
  const chances = { trust: new Float64Array(26), amplify: new Float64Array(26), suspicion: new Float64Array(26) };
  for (const { cipher, weight } of alike) {
    for (const section of SECTIONS) {
      for (const letter of cipher[section]) {
        const at = letterIndex(letter);
        chances[section][at] = (chances[section][at] as number) + weight;
      }
    }
  }
  return bestGuess(chances).expected;
}
