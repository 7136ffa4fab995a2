// Letters: what a clue tells about the cipher, in points to be expected at the end, and the guess itself.

import type { Chance } from '@tabella/kernel';
import { posteriorFor } from '../rules/posteriors.ts';
import {
  bestGuess,
  bitsOf,
  type Cipher,
  entropyBits,
  letterIndex,
  type Marginals,
  marginals,
  type Posterior,
  SECTIONS,
  samplePosterior,
} from '../solver/index.ts';
import { lettersAfter, MOST_CIPHERS } from './ending.ts';
import type { Scene, Turns } from './scene.ts';

/** Bits that a turn brings by the way, without looking for them. */
export const TUNE = { a: 3, s: 2, ppb: 0.3, soft: 1.5 };
/** Letter points that a bit is worth at the end, and how sharply it ends to be worth anything once they are known. */

/** Sampled sets of this size rank a few hundred clues in some milliseconds. */
const DESIGN = { second: 2000 };

/** What is expected to be lost at the end when so many bits are unknown now. */
function loss(bits: number, toCome: Turns): number {
  const left = bits - toCome.aliens * TUNE.a - toCome.scientists * TUNE.s;
  return TUNE.ppb * TUNE.soft * Math.log1p(Math.exp(left / TUNE.soft));
}

/** Per clue the letter points to be expected at the end, on a scale of its own: only differences mean something. */
export function letterPoints(scene: Scene, clues: readonly string[]): Float64Array {
  const posterior = posteriorFor(scene.draw, scene.clues);
  // Nothing is left to tell.
  if (posterior.count <= 1) return new Float64Array(clues.length);
  const unknown = entropyBits(posterior);
  const told = bitsOf(posterior, clues, { design: DESIGN, ...(scene.cipher ? { cipher: scene.cipher } : {}) });
  return told.map((bits) => -loss(Math.max(0, unknown - bits), scene.toCome));
}

/** The same exactly, for a few clues; null when it cannot be said before more is known. */
export function finalPoints(scene: Scene, clues: readonly string[]): number[] | null {
  if (scene.cipher !== null || scene.toCome.aliens + scene.toCome.scientists > 0) return null;
  const posterior = posteriorFor(scene.draw, scene.clues);
  return posterior.count > 1 && posterior.count <= MOST_CIPHERS ? lettersAfter(posterior, clues) : null;
}

/** The guess of all letters, canonical: `EHP RX O`. */
export function guessLetters(scene: Scene, ciphers: number | null, chance: Chance): string {
  const posterior = posteriorFor(scene.draw, scene.clues);
  const { cipher } = bestGuess(ciphers === null ? marginals(posterior) : sampledMarginals(posterior, ciphers, chance));
  return SECTIONS.map((section) => [...cipher[section]].sort().join('')).join(' ');
}

/** What is known of the letters by a few ciphers that fit the clues. */
function sampledMarginals(posterior: Posterior, count: number, chance: Chance): Marginals {
  const out = { trust: new Float64Array(26), amplify: new Float64Array(26), suspicion: new Float64Array(26) };
  for (let i = 0; i < count; i++) {
    const cipher: Cipher | null = samplePosterior(posterior, (n) => chance.int(n));
    if (cipher === null) break;
    for (const section of SECTIONS) {
      for (const letter of cipher[section]) {
        const at = letterIndex(letter);
        out[section][at] = (out[section][at] as number) + 1 / count;
      }
    }
  }
  return out;
}
