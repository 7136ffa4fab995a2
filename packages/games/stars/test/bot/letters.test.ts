// Letters: the Alien shows what they know by the words they choose, and the last word is weighed exactly.

import { describe, expect, it } from 'vitest';
import { lettersAfter } from '../../bot/ending.ts';
import { expectedOf } from '../../bot/letters.ts';
import { bestGuess, learn, marginals, type Posterior, posteriorOf, score } from '../../solver/index.ts';
import { botOf, played } from './support.ts';

const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
const known = (...words: string[]): Posterior =>
  posteriorOf(
    'deck',
    words.map((word) => ({ word, score: score(cipher, word) })),
  );

describe('the last word', () => {
  it('is worth the points of the guess after it, on average over all ciphers that are left', () => {
    const before = known('CHOPPER', 'HORCRUXES', 'BORAX', 'SHEEP', 'PHOTOGRAPH');
    expect(before.count).toBeGreaterThan(1);
    expect(before.count).toBeLessThan(400);
    const word = 'HARMONICA';
    // Each score it could have, with its chance, by the solver.
    let sum = 0;
    for (let points = -64; points <= 64; points++) {
      const after = learn(before, { word, score: points });
      if (after.count > 0) sum += (after.weight / before.weight) * bestGuess(marginals(after)).expected;
    }
    expect(lettersAfter(before, [word])[0]).toBeCloseTo(sum, 9);
  });

  it('that reveals nothing leaves the guess as it was', () => {
    const before = known('CHOPPER', 'HORCRUXES', 'BORAX', 'SHEEP', 'PHOTOGRAPH');
    expect(lettersAfter(before, ['SHEEP'])[0]).toBeCloseTo(bestGuess(marginals(before)).expected, 9);
  });
});

it('a guess is worth the chances of its letters, section by section', () => {
  const chances = marginals(known('CHOPPER', 'HORCRUXES'));
  const { cipher: best, expected } = bestGuess(chances);
  expect(expectedOf(`${best.trust} ${best.amplify} ${best.suspicion}`, chances)).toBeCloseTo(expected, 9);
});

it('the Alien of the hard level narrows the cipher down far more than their words alone would', () => {
  const left = (id: string): number[] =>
    Array.from({ length: 6 }, (_, n) => {
      const match = played([botOf(id)], 2, {}, `aware ${n}`);
      const own = match.state.sent.filter((one) => one.side === 0).slice(0, 2);
      return posteriorOf('deck', own).count;
    }).sort((a, b) => a - b);
  expect(left('hard')[3]).toBeLessThan((left('easy')[3] as number) / 3);
});
