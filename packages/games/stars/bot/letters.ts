// Letters: what a clue shows about the cipher, in points to be expected at the end, and the guess itself.

import type { Chance } from '@tabella/kernel';
import { posteriorFor } from '../rules/posteriors.ts';
import {
  bestGuess,
  bitsOf,
  type Cipher,
  entropyBits,
  type Guess,
  letterIndex,
  type Marginals,
  marginals,
  type Posterior,
  SECTIONS,
  samplePosterior,
} from '../solver/index.ts';
import { lettersAfter, MOST_CIPHERS } from './ending.ts';
import type { Situation } from './situation.ts';

/** Letter points that a bit is worth at the end. */
const POINTS_PER_BIT = 0.4;
/** The part of it that a bit is worth a turn earlier: what is not shown now, later words show by the way. */
const A_TURN_EARLIER = 0.8;
/** Over how many bits the worth of a bit fades away when the cipher is as good as known. */
const FADE = 1.5;

/** A sample of this size ranks a few hundred clues in some milliseconds. */
const DESIGN = { second: 2000 };

/** Letter points that will be missing at the end when so many bits are unknown now. */
function missing(bits: number, turnsToCome: number): number {
  return POINTS_PER_BIT * FADE * Math.log1p(Math.exp(bits / FADE)) * A_TURN_EARLIER ** turnsToCome;
}

/** Letter points that each clue saves its own team, and those that it saves the rivals. */
export interface Saved {
  readonly own: Float64Array;
  readonly rivals: Float64Array;
}

/** Per clue the letter points it saves, less what it saves the rivals: for the Alien by the true score, for Scientists on average. */
export function letterPoints(scene: Situation, clues: readonly string[], rivals: number): Float64Array {
  const saved = savedBy(rivals === 0 ? { ...scene, overheard: null } : scene, clues);
  return saved.own.map((points, i) => points - rivals * (saved.rivals[i] as number));
}

export function savedBy(scene: Situation, clues: readonly string[]): Saved {
  const nothing = new Float64Array(clues.length);
  const posterior = posteriorFor(scene.draw, scene.clues);
  // Nothing is left to show.
  if (posterior.count <= 1) return { own: nothing, rivals: nothing };
  const unknown = entropyBits(posterior);
  const saved = (bits: number): number =>
    missing(unknown, scene.toCome) - missing(Math.max(0, unknown - bits), scene.toCome);
  const own = toldBy(scene, posterior, clues).map(saved);
  if (scene.overheard === null) return { own, rivals: nothing };
  const common = posteriorFor(scene.draw, scene.overheard);
  // Rivals have heard words of their own: as much is open to them as to this team, and each bit of it is told in proportion.
  const share = unknown / entropyBits(common);
  return { own, rivals: toldBy(scene, common, clues).map((bits) => saved(share * bits)) };
}

/** Bits that each clue tells. */
function toldBy({ cipher }: Situation, posterior: Posterior, clues: readonly string[]): Float64Array {
  return bitsOf(posterior, clues, { design: DESIGN, ...(cipher ? { cipher } : {}) });
}

/** The Scientists' last word: letter points after each of a few clues, exactly; null at any other time. */
export function finalPoints(scene: Situation, clues: readonly string[]): number[] | null {
  if (scene.toCome > 0) return null;
  const posterior = posteriorFor(scene.draw, scene.clues);
  return posterior.count > 1 && posterior.count <= MOST_CIPHERS ? lettersAfter(posterior, clues) : null;
}

export interface LetterGuess {
  /** Canonical, such as `EHP RX O`. */
  readonly text: string;
  readonly chances: Marginals;
}

export function guessLetters(scene: Situation, ciphers: number | null, chance: Chance): LetterGuess {
  const posterior = posteriorFor(scene.draw, scene.clues);
  const chances = ciphers === null ? marginals(posterior) : sampledMarginals(posterior, ciphers, chance);
  return { text: written(bestGuess(chances)), chances };
}

function written({ cipher }: Guess): string {
  return SECTIONS.map((section) => [...cipher[section]].sort().join('')).join(' ');
}

/** Letter points to be expected of a guess. */
export function expectedOf(text: string, chances: Marginals): number {
  const parts = text.split(' ');
  return SECTIONS.reduce(
    (sum, section, i) =>
      [...(parts[i] ?? '')].reduce((so, letter) => so + (chances[section][letterIndex(letter)] as number), sum),
    0,
  );
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
