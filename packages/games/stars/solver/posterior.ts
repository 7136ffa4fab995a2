// The posterior: which ciphers the scored words leave, how likely each is, and what that says about each letter.
import type { Cipher } from './cipher.ts';
import { allCiphers, type CipherSet, cipherAt } from './ciphers.ts';
import type { RandomInt } from './draw.ts';
import type { Section } from './letters.ts';
import { type Draw, PATTERNS, priorWeights, priorWhole } from './prior.ts';
import { countLetters, LONGEST_WORD } from './score.ts';

/** A word with the score that came back. */
export interface Clue {
  readonly word: string;
  readonly score: number;
}

export interface Posterior {
  readonly set: CipherSet;
  readonly draw: Draw;
  readonly clues: readonly Clue[];
  /** Cipher indices in rising order; null while every cipher is possible. */
  readonly survivors: Uint32Array | null;
  readonly count: number;
  /** Survivors per colour pattern; ciphers of one pattern weigh the same. */
  readonly perPattern: readonly number[];
  /** Prior weight of the survivors, a whole number in parts of priorWhole(draw). */
  readonly weight: number;
}

/** Chance of each letter to be in each section; every section adds up to its size. */
export type Marginals = Readonly<Record<Section, Float64Array>>;

const IMPOSSIBLE = -1;
const ANY = -2;

export function startPosterior(draw: Draw, set: CipherSet = allCiphers()): Posterior {
  const perPattern = PATTERNS.map((pattern) => pattern.ciphers);
  return { set, draw, clues: [], survivors: null, count: set.count, perPattern, weight: priorWhole(draw) };
}

export function posteriorOf(draw: Draw, clues: readonly Clue[], set: CipherSet = allCiphers()): Posterior {
  return clues.reduce(learn, startPosterior(draw, set));
}

/** One clue more. Looks at the survivors only; the posterior before it stays as it was. */
export function learn(before: Posterior, clue: Clue): Posterior {
  const kept = new Uint32Array(before.count);
  const { count, perPattern } = scan(before, clue, kept);
  return {
    set: before.set,
    draw: before.draw,
    clues: [...before.clues, { word: clue.word, score: clue.score }],
    survivors: count === before.set.count ? null : kept.slice(0, count),
    count,
    perPattern,
    weight: weigh(before.draw, perPattern),
  };
}

/** Chance that the word scores just this, by what is known; exact. */
export function chanceOf(posterior: Posterior, clue: Clue): number {
  if (posterior.count === 0) return 0;
  return weigh(posterior.draw, scan(posterior, clue, null).perPattern) / posterior.weight;
}

/** What is still unknown of the cipher, in bits. */
export function entropyBits(posterior: Posterior): number {
  const weights = priorWeights(posterior.draw);
  return posterior.perPattern.reduce((bits, n, pattern) => {
    const chance = (weights[pattern] ?? 0) / posterior.weight;
    return n === 0 ? bits : bits - n * chance * Math.log2(chance);
  }, 0);
}

export function marginals(posterior: Posterior): Marginals {
  const { set, survivors, count } = posterior;
  const weights = Float64Array.from(priorWeights(posterior.draw));
  const trust = new Float64Array(set.trustStart.length - 1);
  const amplify = new Float64Array(set.amplifyLetters.length / 2);
  const suspicion = new Float64Array(26);
  for (let n = 0; n < count; n += 1) {
    const i = survivors === null ? n : (survivors[n] as number);
    const weight = weights[set.pattern[i] as number] as number;
    const t = set.trust[i] as number;
    const a = set.amplify[i] as number;
    const s = set.suspicion[i] as number;
    trust[t] = (trust[t] as number) + weight;
    amplify[a] = (amplify[a] as number) + weight;
    suspicion[s] = (suspicion[s] as number) + weight;
  }
  const whole = posterior.weight === 0 ? 1 : posterior.weight;
  return {
    trust: perLetter(trust, set.trustLetters, whole),
    amplify: perLetter(amplify, set.amplifyLetters, whole),
    suspicion: suspicion.map((weight) => weight / whole),
  };
}

/** One of the survivors, each as likely as the posterior says, or null if the clues contradict each other. */
export function samplePosterior(posterior: Posterior, random: RandomInt): Cipher | null {
  const index = sampleIndex(posterior, random);
  return index === null ? null : cipherAt(posterior.set, index);
}

/** Draws any survivor and keeps it with a chance in proportion to its weight: exact in whole numbers, no pass needed. */
export function sampleIndex(posterior: Posterior, random: RandomInt): number | null {
  const { set, survivors, count, perPattern } = posterior;
  if (count === 0) return null;
  const weights = priorWeights(posterior.draw);
  const heaviest = weights.reduce((most, weight, p) => ((perPattern[p] ?? 0) > 0 ? Math.max(most, weight) : most), 0);
  for (;;) {
    const n = random(count);
    const i = survivors === null ? n : (survivors[n] as number);
    const weight = weights[set.pattern[i] as number] as number;
    if (weight === heaviest || random(heaviest) < weight) return i;
  }
}

/** The first few survivors, for showing when few are left. */
export function listSurvivors(posterior: Posterior, limit: number): Cipher[] {
  const length = Math.min(limit, posterior.count);
  return Array.from({ length }, (_, n) => cipherAt(posterior.set, posterior.survivors?.[n] ?? n));
}

function weigh(draw: Draw, perPattern: readonly number[]): number {
  const weights = priorWeights(draw);
  return perPattern.reduce((sum, n, pattern) => sum + n * (weights[pattern] ?? 0), 0);
}

function perLetter(perId: Float64Array, letters: Uint8Array, whole: number): Float64Array {
  const size = letters.length / perId.length;
  const sums = new Float64Array(26);
  letters.forEach((letter, at) => {
    sums[letter] = (sums[letter] as number) + (perId[Math.floor(at / size)] as number);
  });
  return sums.map((weight) => weight / whole);
}

/**
 * How many doublings each trust triple needs to reach the score. A score fixes them, because the trust count is fixed by
 * the triple; most triples cannot reach it at all and their whole range is skipped.
 */
function doublingsNeeded(set: CipherSet, counts: Uint8Array, score: number): Int8Array {
  const needed = new Int8Array(set.trustStart.length - 1);
  const size = Math.abs(score);
  const doublingsFor = (trust: number): number => {
    if (trust === 0 || score === 0) return trust === 0 && score === 0 ? ANY : IMPOSSIBLE;
    const doublings = Math.round(Math.log2(size / trust));
    return doublings >= 0 && doublings <= LONGEST_WORD && trust * 2 ** doublings === size ? doublings : IMPOSSIBLE;
  };
  const forTrust = Int8Array.from({ length: LONGEST_WORD + 1 }, (_, trust) => doublingsFor(trust));
  for (let t = 0; t < needed.length; t += 1) {
    let trust = 0;
    for (let at = 3 * t; at < 3 * t + 3; at += 1) trust += counts[set.trustLetters[at] as number] as number;
    needed[t] = forTrust[trust] as number;
  }
  return needed;
}

/** The survivors that give the word this score: counted by pattern, and written to `kept` if asked. */
function scan(from: Posterior, clue: Clue, kept: Uint32Array | null): { count: number; perPattern: number[] } {
  const { set, survivors } = from;
  const { trust, amplify, suspicion, pattern, trustStart, amplifyLetters } = set;
  const counts = countLetters(clue.word);
  const needed = doublingsNeeded(set, counts, clue.score);
  const doublings = new Uint8Array(amplifyLetters.length / 2);
  for (let a = 0; a < doublings.length; a += 1) {
    const green = counts[amplifyLetters[2 * a] as number] as number;
    doublings[a] = green + (counts[amplifyLetters[2 * a + 1] as number] as number);
  }
  const inWord = counts.map((n) => (n > 0 ? 1 : 0));
  const sign = clue.score < 0 ? 1 : 0;
  const tally = new Uint32Array(PATTERNS.length);
  let count = 0;
  const keep = (i: number): void => {
    if (kept !== null) kept[count] = i;
    count += 1;
    const p = pattern[i] as number;
    tally[p] = (tally[p] as number) + 1;
  };
  if (survivors === null) {
    for (let t = 0; t < needed.length; t += 1) {
      const need = needed[t] as number;
      if (need === IMPOSSIBLE) continue;
      const end = trustStart[t + 1] as number;
      for (let i = trustStart[t] as number; i < end; i += 1) {
        if (need === ANY || (doublings[amplify[i] as number] === need && inWord[suspicion[i] as number] === sign))
          keep(i);
      }
    }
  } else {
    for (let n = 0; n < survivors.length; n += 1) {
      const i = survivors[n] as number;
      const need = needed[trust[i] as number] as number;
      if (need === IMPOSSIBLE) continue;
      if (need === ANY || (doublings[amplify[i] as number] === need && inWord[suspicion[i] as number] === sign))
        keep(i);
    }
  }
  return { count, perPattern: Array.from(tally) };
}
