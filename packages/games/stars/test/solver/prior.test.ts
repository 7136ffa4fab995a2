import { describe, expect, test } from 'vitest';
import {
  CIPHERS,
  type Draw,
  entropyBits,
  PATTERNS,
  priorWeights,
  priorWhole,
  startPosterior,
} from '../../solver/index.ts';

/** As published for this game, and checked here against a derivation of its own. */
const PUBLISHED: readonly (readonly [bigint, bigint])[] = [
  [16389n, 203320n],
  [969n, 10465n],
  [434133n, 1545232n],
  [486189n, 1545232n],
  [26047n, 406640n],
  [39733n, 406640n],
  [2907n, 41860n],
];

type Fraction = readonly [bigint, bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const reduced = ([n, d]: Fraction): Fraction => [n / gcd(n, d), d / gcd(n, d)];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduced([a * d + c * b, b * d]);
const by = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduced([a * c, b * d]);

/** Slots free per kind, letters left per colour: the draw goes on until nothing is free. */
interface PriorTable {
  readonly free: readonly [green: number, other: number];
  readonly trustOthers: number;
  readonly left: readonly [green: number, black: number, red: number];
  readonly suspicion: 'green' | 'black' | 'red' | null;
  readonly red: 'none' | 'trust' | 'amplify' | 'suspicion';
}

function derive(): Map<string, Fraction> {
  const found = new Map<string, Fraction>();
  const go = (table: PriorTable, chance: Fraction): void => {
    const { free, left, suspicion, red } = table;
    if (free[0] === 0 && free[1] === 0 && suspicion !== null) {
      const key = `${red} ${suspicion}`;
      found.set(key, plus(found.get(key) ?? [0n, 1n], chance));
      return;
    }
    const fits = (['green', 'black', 'red'] as const).map((colour, c) => {
      const slot = (colour === 'green' ? free[0] : free[1]) > 0 || suspicion === null;
      return slot && (colour !== 'red' || red === 'none') ? (left[c] ?? 0) : 0;
    });
    const all = fits.reduce((sum, n) => sum + n, 0);
    (['green', 'black', 'red'] as const).forEach((colour, c) => {
      const n = fits[c] ?? 0;
      if (n === 0) return;
      const next = left.map((m, i) => (i === c ? m - 1 : m)) as unknown as PriorTable['left'];
      const then = by(chance, [BigInt(n), BigInt(all)]);
      if (colour === 'green' && free[0] > 0) {
        go({ ...table, free: [free[0] - 1, free[1]], left: next }, then);
      } else if (colour !== 'green' && free[1] > 0) {
        const inTrust = table.trustOthers > 0;
        go(
          {
            ...table,
            free: [free[0], free[1] - 1],
            trustOthers: table.trustOthers - (inTrust ? 1 : 0),
            left: next,
            red: colour === 'red' ? (inTrust ? 'trust' : 'amplify') : red,
          },
          then,
        );
      } else {
        go({ ...table, suspicion: colour, left: next, red: colour === 'red' ? 'suspicion' : red }, then);
      }
    });
  };
  go({ free: [2, 3], trustOthers: 2, left: [9, 11, 6], suspicion: null, red: 'none' }, [1n, 1n]);
  return found;
}

describe('the prior', () => {
  test('1,888,920 ciphers in seven patterns', () => {
    expect(PATTERNS.reduce((sum, { ciphers }) => sum + ciphers, 0)).toBe(CIPHERS);
  });

  test('the deck prior is exact: by fractions, slot after slot, and as published', () => {
    const derived = derive();
    expect(derived.size).toBe(7);
    PATTERNS.forEach(({ red, suspicion, ciphers, deckWeight }, p) => {
      const share = reduced([BigInt(ciphers) * BigInt(deckWeight), BigInt(priorWhole('deck'))]);
      expect(share).toEqual(derived.get(`${red} ${suspicion}`));
      expect(share).toEqual(PUBLISHED[p]);
    });
  });

  test.each<Draw>(['deck', 'uniform'])('the weights of the %s draw add up to the whole, exactly', (draw) => {
    const weights = priorWeights(draw);
    const sum = PATTERNS.reduce((total, { ciphers }, p) => total + ciphers * (weights[p] ?? 0), 0);
    expect(sum).toBe(priorWhole(draw));
    expect(Number.isSafeInteger(sum)).toBe(true);
  });

  test('prior entropy: 20.73 bits by the deck, 20.85 uniform', () => {
    expect(entropyBits(startPosterior('deck'))).toBeCloseTo(20.732, 3);
    expect(entropyBits(startPosterior('uniform'))).toBeCloseTo(Math.log2(CIPHERS), 10);
  });
});
