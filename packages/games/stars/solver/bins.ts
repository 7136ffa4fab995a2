// Score bins: where the weight of each possible score of one word is added up.
import { LONGEST_WORD } from './score.ts';

/**
 * A cell stands for trust letters, amplify letters and sign:
 *   cell = 2 * (width * trust + doublings) + (suspicion letter in the word ? 1 : 0)
 * It is a sum of what each letter of a cipher adds, so any tables of partial sums can be used to find it, without a
 * branch. Equal scores (6 = 3 doubled) are brought together afterwards by `fold`.
 */
export interface Bins {
  readonly cells: Float64Array;
  width: number;
  mostTrust: number;
}

const WIDEST = LONGEST_WORD + 1 + 5;

export function newBins(): Bins {
  return { cells: new Float64Array(2 * WIDEST * (LONGEST_WORD + 1)), width: 0, mostTrust: 0 };
}

/** Lays the cells out for a word with these letter counts, as few as will do, and empties them. */
export function layOut(bins: Bins, counts: Uint8Array): void {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let i = 0; i < 26; i += 1) {
    const n = counts[i] as number;
    if (n <= three) continue;
    three = n;
    if (three > two) [two, three] = [three, two];
    if (two > one) [one, two] = [two, one];
  }
  bins.mostTrust = one + two + three;
  // Folding moves weight right, once for each factor of two in the trust count: leave room for it.
  bins.width = one + two + 1 + (31 - Math.clz32(bins.mostTrust));
  bins.cells.fill(0, 0, 2 * bins.width * (bins.mostTrust + 1));
}

/** Half the trust letters and one doubling more is the same score: moves every weight to its odd trust count. */
export function fold(bins: Bins): void {
  const { cells, width, mostTrust } = bins;
  for (let trust = mostTrust & ~1; trust > 0; trust -= 2) {
    const from = 2 * width * trust;
    const to = width * trust + 2;
    for (let i = 0; i < 2 * width - 2; i += 1) {
      const weight = cells[from + i] as number;
      if (weight === 0) continue;
      cells[to + i] = (cells[to + i] as number) + weight;
      cells[from + i] = 0;
    }
  }
}

/** Weight of one score, given by its three counts, in folded bins. */
export function weightAt(bins: Bins, trust: number, doublings: number, suspicious: boolean): number {
  if (trust === 0) return zeroWeight(bins);
  const twos = 31 - Math.clz32(trust & -trust);
  return bins.cells[2 * (bins.width * (trust >> twos) + doublings + twos) + (suspicious ? 1 : 0)] ?? 0;
}

/** What the score shows on average, in bits, by folded bins. */
export function binEntropy(bins: Bins): number {
  const { cells, width, mostTrust } = bins;
  const zero = zeroWeight(bins);
  let whole = zero;
  let sum = zero > 0 ? zero * Math.log2(zero) : 0;
  for (let trust = 1; trust <= mostTrust; trust += 2) {
    for (let cell = 2 * width * trust; cell < 2 * width * (trust + 1); cell += 1) {
      const weight = cells[cell] as number;
      if (weight === 0) continue;
      whole += weight;
      sum += weight * Math.log2(weight);
    }
  }
  return whole > 0 ? Math.max(0, Math.log2(whole) - sum / whole) : 0;
}

/** Without a trust letter nothing else matters. */
function zeroWeight(bins: Bins): number {
  let sum = 0;
  for (let cell = 0; cell < 2 * bins.width; cell += 1) sum += bins.cells[cell] as number;
  return sum;
}
