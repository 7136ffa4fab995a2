// What a word shows before any clue, exactly: letters of one colour that occur equally often are interchangeable.
import { type Bins, fold, layOut } from './bins.ts';
import { COLOURS, type Colour, LETTERS, letterIndex } from './letters.ts';
import { type Draw, PATTERNS, type Pattern, priorWeights } from './prior.ts';

/** How many letters of one colour occur `times` times in the word. */
interface Kind {
  readonly colour: Colour;
  readonly times: number;
  readonly letters: number;
}

/** Fills the bins with the prior weight of every score. */
export function fillFromPrior(bins: Bins, counts: Uint8Array, draw: Draw): void {
  fillCells(bins, counts, draw);
  fold(bins);
}

/**
 * The same before equal scores are brought together. A few thousand ways to choose kinds stand for all 1,888,920
 * ciphers: a way counts for the product of the letters still free in each kind.
 */
export function fillCells(bins: Bins, counts: Uint8Array, draw: Draw): void {
  layOut(bins, counts);
  const weights = priorWeights(draw);
  const kinds = kindsOf(counts);
  PATTERNS.forEach((pattern, p) => {
    fillPattern(bins, pattern, weights[p] ?? 0, kinds);
  });
}

function kindsOf(counts: Uint8Array): Readonly<Record<Colour, readonly Kind[]>> {
  const kinds: Record<Colour, Kind[]> = { green: [], black: [], red: [] };
  for (const colour of COLOURS) {
    const letters = new Map<number, number>();
    for (const letter of LETTERS[colour]) {
      const times = counts[letterIndex(letter)] as number;
      letters.set(times, (letters.get(times) ?? 0) + 1);
    }
    for (const [times, n] of letters) kinds[colour].push({ colour, times, letters: n });
  }
  return kinds;
}

function fillPattern(
  bins: Bins,
  pattern: Pattern,
  weight: number,
  kinds: Readonly<Record<Colour, readonly Kind[]>>,
): void {
  const second = kinds[pattern.red === 'trust' ? 'red' : 'black'];
  const amplifying = kinds[pattern.red === 'amplify' ? 'red' : 'black'];
  const suspects = kinds[pattern.suspicion];
  const present = suspects.reduce((n, kind) => n + (kind.times > 0 ? kind.letters : 0), 0);
  const absent = suspects.reduce((n, kind) => n + (kind.times > 0 ? 0 : kind.letters), 0);
  const { cells, width } = bins;
  for (const g1 of kinds.green) {
    for (const g2 of kinds.green) {
      const greens = weight * g1.letters * (g2.letters - (g2 === g1 ? 1 : 0));
      if (greens === 0) continue;
      const greenShown = (g1.times > 0 ? 1 : 0) + (g2.times > 0 ? 1 : 0);
      for (const u1 of kinds.black) {
        for (const u2 of second) {
          // Two blacks have no order: take each pair of kinds once, and half of the pairs inside a kind.
          if (u2.colour === 'black' && u2.times < u1.times) continue;
          const pairs = u2 === u1 ? (u1.letters * (u1.letters - 1)) / 2 : u1.letters * u2.letters;
          if (pairs === 0) continue;
          const row = width * (g1.times + u1.times + u2.times);
          for (const v of amplifying) {
            const free = v.letters - (v === u1 ? 1 : 0) - (v === u2 ? 1 : 0);
            if (free <= 0) continue;
            const ways = greens * pairs * free;
            let shown = 0;
            let hidden = 0;
            if (pattern.suspicion === 'green') {
              shown = greenShown;
              hidden = 2 - greenShown;
            } else if (pattern.suspicion === 'black') {
              for (const used of [u1, u2, v]) {
                if (used.colour !== 'black') continue;
                if (used.times > 0) shown += 1;
                else hidden += 1;
              }
            }
            const cell = 2 * (row + g2.times + v.times);
            cells[cell] = (cells[cell] as number) + ways * (absent - hidden);
            cells[cell + 1] = (cells[cell + 1] as number) + ways * (present - shown);
          }
        }
      }
    }
  }
}
