// A sample of the survivors that stands for all of them when words are compared, laid out for adding up letter counts.
import { type Bins, fold, layOut } from './bins.ts';
import type { CipherSet } from './ciphers.ts';
import { LETTERS, letterIndex } from './letters.ts';
import type { Posterior } from './posterior.ts';
import { priorWeights } from './prior.ts';

export interface Sample {
  /** Every survivor is in it, with its own weight: what follows from the sample is exact. */
  readonly exact: boolean;
  readonly whole: number;
  /** Per cipher three places in the code table of a word, packed: what they add up to is the cell of its score. */
  readonly packed: Uint32Array;
  /** Ciphers of equal weight stand together: where each such stretch ends, and what one cipher in it weighs. */
  readonly stretchEnd: Uint32Array;
  readonly stretchWeight: Float64Array;
  readonly set: CipherSet;
}

/**
 * All survivors if there are at most `size`; else `size` of them at equal steps of weight. The survivors are ordered by
 * trust, amplify and suspicion, so equal steps spread over every section for free, and the same clues give the same
 * sample everywhere: no chance is needed.
 */
export function sampleSurvivors(posterior: Posterior, size: number): Sample {
  const exact = posterior.count <= size;
  const picked = exact ? everySurvivor(posterior) : equalSteps(posterior, size);
  const { set } = posterior;
  const weights = exact ? priorWeights(posterior.draw) : [1];
  const packed = new Uint32Array(picked.length);
  let end = 0;
  const ends = weights.map((_, pattern) => {
    for (const i of picked) if (!exact || set.pattern[i] === pattern) packed[end++] = placesOf(set, i);
    return end;
  });
  return {
    exact,
    whole: exact ? posterior.weight : picked.length,
    packed,
    stretchEnd: Uint32Array.from(ends),
    stretchWeight: Float64Array.from(weights),
    set,
  };
}

/** Fewer of the same, again at equal steps; spares another pass over the survivors. */
export function thin(sample: Sample, size: number): Sample {
  if (sample.exact || sample.packed.length <= size) return sample;
  const step = sample.packed.length / size;
  const packed = Uint32Array.from({ length: size }, (_, n) => sample.packed[Math.floor(step * (n + 0.5))] as number);
  return { ...sample, whole: size, packed, stretchEnd: Uint32Array.of(size) };
}

function everySurvivor(posterior: Posterior): Uint32Array {
  return posterior.survivors ?? Uint32Array.from({ length: posterior.count }, (_, n) => n);
}

function equalSteps(posterior: Posterior, size: number): Uint32Array {
  const { set, survivors, count } = posterior;
  const weights = Float64Array.from(priorWeights(posterior.draw));
  const picked = new Uint32Array(size);
  const step = posterior.weight / size;
  let passed = 0;
  let goal = step / 2;
  let at = 0;
  for (let n = 0; n < count && at < size; n += 1) {
    const i = survivors === null ? n : (survivors[n] as number);
    passed += weights[set.pattern[i] as number] as number;
    while (passed > goal && at < size) {
      picked[at++] = i;
      goal = step * (at + 0.5);
    }
  }
  return picked;
}

// The code table of a word has three parts, small enough to fill for each word: the two trust letters that are not
// green (121 pairs), the amplify letters (153 pairs), and the green trust letter with the suspicion letter (9 x 26).
const GREENS = Uint8Array.from(LETTERS.green, letterIndex);
const OTHER_PAIRS = 121;
const AMPLIFY_AT = 1 << 7;
const GREEN_AT = AMPLIFY_AT + (1 << 8);

function placesOf(set: CipherSet, i: number): number {
  const t = set.trust[i] as number;
  const green = Math.floor(t / OTHER_PAIRS);
  const greenAndSuspect = green * 26 + (set.suspicion[i] as number);
  return (t % OTHER_PAIRS) | ((set.amplify[i] as number) << 7) | (greenAndSuspect << 15);
}

/** Room for the code table of one word; made once per ranking. */
export function newCodes(): Uint16Array {
  return new Uint16Array(GREEN_AT + 9 * 26);
}

function writeCodes(codes: Uint16Array, set: CipherSet, counts: Uint8Array, width: number): void {
  const { trustLetters, amplifyLetters } = set;
  for (let id = 0, at = 0; id < OTHER_PAIRS; id += 1, at += 3) {
    const first = counts[trustLetters[at + 1] as number] as number;
    codes[id] = 2 * width * (first + (counts[trustLetters[at + 2] as number] as number));
  }
  for (let id = AMPLIFY_AT, at = 0; at < amplifyLetters.length; id += 1, at += 2) {
    const green = counts[amplifyLetters[at] as number] as number;
    codes[id] = 2 * (green + (counts[amplifyLetters[at + 1] as number] as number));
  }
  for (let green = 0, id = GREEN_AT; green < GREENS.length; green += 1) {
    const trust = 2 * width * (counts[GREENS[green] as number] as number);
    for (let letter = 0; letter < 26; letter += 1, id += 1) codes[id] = trust + Math.min(counts[letter] as number, 1);
  }
}

/** Fills the bins with the weight of every score in the sample. */
export function fillFromSample(bins: Bins, counts: Uint8Array, sample: Sample, codes: Uint16Array): void {
  layOut(bins, counts);
  writeCodes(codes, sample.set, counts, bins.width);
  const { packed, stretchEnd, stretchWeight } = sample;
  for (let stretch = 0, from = 0; stretch < stretchEnd.length; stretch += 1) {
    const end = stretchEnd[stretch] as number;
    addUp(bins.cells, codes, packed, from, end, stretchWeight[stretch] as number);
    from = end;
  }
  fold(bins);
}

/**
 * All ranking spends its time here. Four at a time is twice as fast as one, less for the loop than because a function
 * of this size is compiled by itself, with its few arrays in registers, instead of being inlined into its caller.
 */
function addUp(
  cells: Float64Array,
  codes: Uint16Array,
  packed: Uint32Array,
  from: number,
  end: number,
  weight: number,
): void {
  let n = from;
  for (; n + 4 <= end; n += 4) {
    const a = packed[n] as number;
    const b = packed[n + 1] as number;
    const c = packed[n + 2] as number;
    const d = packed[n + 3] as number;
    const i = cellOf(codes, a);
    cells[i] = (cells[i] as number) + weight;
    const j = cellOf(codes, b);
    cells[j] = (cells[j] as number) + weight;
    const k = cellOf(codes, c);
    cells[k] = (cells[k] as number) + weight;
    const l = cellOf(codes, d);
    cells[l] = (cells[l] as number) + weight;
  }
  for (; n < end; n += 1) {
    const i = cellOf(codes, packed[n] as number);
    cells[i] = (cells[i] as number) + weight;
  }
}

function cellOf(codes: Uint16Array, places: number): number {
  return (
    (codes[places & 0x7f] as number) +
    (codes[AMPLIFY_AT + ((places >>> 7) & 0xff)] as number) +
    (codes[GREEN_AT + (places >>> 15)] as number)
  );
}
