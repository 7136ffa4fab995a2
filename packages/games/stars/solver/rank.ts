// Ranking words by what their score shows: on average for those who do not know the cipher, in fact for the Alien.
import { type Bins, binEntropy, newBins, weightAt } from './bins.ts';
import type { Cipher } from './cipher.ts';
import { letterIndex } from './letters.ts';
import { chanceOf, type Posterior } from './posterior.ts';
import { fillFromPrior } from './profile.ts';
import { fillFromSample, newCodes, type Sample, sampleSurvivors, thin } from './sample.ts';
import { score } from './score.ts';
import { newVocabulary, type Vocabulary } from './vocabulary.ts';

export interface RankedWord {
  readonly word: string;
  readonly bits: number;
}

/** All words on a small sample, then the `keep` best on a large one. Up to `exact` survivors nothing is sampled. */
interface Design {
  readonly first: number;
  readonly keep: number;
  readonly second: number;
  readonly exact: number;
  /** The Alien's best few are settled over all survivors: rare scores are what the Alien looks for and samples miss. */
  readonly settle: number;
}

const DESIGN: Design = { first: 500, keep: 300, second: 8000, exact: 2000, settle: 10 };

export interface RankOptions {
  readonly top?: number;
  /** Known to the Alien alone: rank by -log2 of the chance that the true score had, not by the average. */
  readonly cipher?: Cipher;
  readonly design?: Partial<Design>;
}

/** The words that show most, best first; equal words in the order of the vocabulary. */
export function rankWords(posterior: Posterior, vocabulary: Vocabulary, options: RankOptions = {}): RankedWord[] {
  const design = { ...DESIGN, ...options.design };
  const { cipher = null, top = 10 } = options;
  const bits = new Float64Array(vocabulary.words.length);
  let order: Uint32Array = Uint32Array.from(bits.keys());
  if (posterior.survivors === null) {
    measureFromPrior(posterior, vocabulary, order, cipher, bits);
  } else {
    const large = sampleSurvivors(posterior, posterior.count <= design.exact ? design.exact : design.second);
    if (posterior.count > design.exact && order.length > design.keep) {
      measure(thin(large, design.first), vocabulary, order, cipher, bits);
      order = best(order, bits, design.keep);
    }
    measure(large, vocabulary, order, cipher, bits);
    if (cipher !== null && !large.exact) {
      order = best(order, bits, Math.max(top, design.settle));
      settle(posterior, vocabulary, order.subarray(0, design.settle), cipher, bits);
      return list(vocabulary, order.subarray(0, top), bits);
    }
  }
  return list(vocabulary, best(order, bits, top), bits);
}

/** Bits of each word of a short list, in its order; with the large sample at once. */
export function bitsOf(posterior: Posterior, words: readonly string[], options: RankOptions = {}): Float64Array {
  const { second } = { ...DESIGN, ...options.design };
  const vocabulary = newVocabulary(words);
  const bits = new Float64Array(words.length);
  const all = Uint32Array.from(bits.keys());
  const cipher = options.cipher ?? null;
  if (posterior.survivors === null) measureFromPrior(posterior, vocabulary, all, cipher, bits);
  else measure(sampleSurvivors(posterior, second), vocabulary, all, cipher, bits);
  return bits;
}

function measure(
  sample: Sample,
  { counts }: Vocabulary,
  which: Uint32Array,
  cipher: Cipher | null,
  bits: Float64Array,
): void {
  const bins = newBins();
  const codes = newCodes();
  const letters = cipher === null ? null : lettersOf(cipher);
  for (const w of which) {
    const word = counts.subarray(26 * w, 26 * w + 26);
    fillFromSample(bins, word, sample, codes);
    bits[w] = letters === null ? binEntropy(bins) : trueBits(bins, word, letters, sample.whole);
  }
}

/** Exact. Words of one profile share their bins, so take them together. */
function measureFromPrior(
  posterior: Posterior,
  { counts, profile }: Vocabulary,
  which: Uint32Array,
  cipher: Cipher | null,
  bits: Float64Array,
): void {
  const bins = newBins();
  const letters = cipher === null ? null : lettersOf(cipher);
  let filled = -1;
  let entropy = 0;
  for (const w of sorted(which, (a, b) => (profile[a] as number) - (profile[b] as number))) {
    const word = counts.subarray(26 * w, 26 * w + 26);
    if (profile[w] !== filled) {
      fillFromPrior(bins, word, posterior.draw);
      filled = profile[w] as number;
      entropy = binEntropy(bins);
    }
    bits[w] = letters === null ? entropy : trueBits(bins, word, letters, posterior.weight);
  }
}

interface CipherLetters {
  readonly trust: readonly number[];
  readonly amplify: readonly number[];
  readonly suspicion: readonly number[];
}

function lettersOf(cipher: Cipher): CipherLetters {
  const indices = (letters: string) => Array.from(letters, letterIndex);
  return {
    trust: indices(cipher.trust),
    amplify: indices(cipher.amplify),
    suspicion: indices(cipher.suspicion),
  };
}

/** A true score that the sample does not show is rarer than one in it: count it as half a cipher. */
function trueBits(bins: Bins, counts: Uint8Array, cipher: CipherLetters, whole: number): number {
  const trust = times(counts, cipher.trust);
  const weight = weightAt(bins, trust, times(counts, cipher.amplify), times(counts, cipher.suspicion) > 0);
  return Math.log2(Math.max(whole, 0.5) / Math.max(weight, 0.5));
}

function times(counts: Uint8Array, letters: readonly number[]): number {
  let sum = 0;
  for (const letter of letters) sum += counts[letter] as number;
  return sum;
}

/** Replaces the estimates of a few words by exact bits and orders them again, in place. */
function settle(
  posterior: Posterior,
  vocabulary: Vocabulary,
  few: Uint32Array,
  cipher: Cipher,
  bits: Float64Array,
): void {
  for (const w of few) {
    const word = vocabulary.words[w] as string;
    bits[w] = -Math.log2(chanceOf(posterior, { word, score: score(cipher, word) }));
  }
  few.set(best(few, bits, few.length));
}

function best(which: Uint32Array, bits: Float64Array, keep: number): Uint32Array {
  const value = (w: number) => bits[w] as number;
  return sorted(which, (a, b) => (value(b) > value(a) ? 1 : value(b) < value(a) ? -1 : a - b)).slice(0, keep);
}

function sorted(which: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  return which.slice().sort(compare);
}

function list(vocabulary: Vocabulary, order: Uint32Array, bits: Float64Array): RankedWord[] {
  return Array.from(order, (w) => ({ word: vocabulary.words[w] as string, bits: bits[w] as number }));
}
