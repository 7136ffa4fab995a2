import { describe, expect, test } from 'vitest';
import {
  allCiphers,
  type Clue,
  chanceOf,
  cipherAt,
  type Draw,
  entropyBits,
  learn,
  listSurvivors,
  marginals,
  PATTERNS,
  posteriorOf,
  priorWeights,
  SECTION_SIZE,
  SECTIONS,
  samplePosterior,
  score,
  startPosterior,
  uniformCipherAt,
} from '../../solver/index.ts';
import { sampleIndex } from '../../solver/posterior.ts';
import { brute, C1, randomWord, seeded } from './support.ts';

/** Clues as a game would give them, for a cipher drawn at random. */
function randomClues(seed: number, clues: number): Clue[] {
  const random = seeded(seed);
  const cipher = uniformCipherAt(random(1_888_920));
  return Array.from({ length: clues }, () => {
    const word = randomWord(random, 3 + random(9));
    return { word, score: score(cipher, word) };
  });
}

describe('survivors', () => {
  test.each([
    ['CHOPPER', -8, 6738],
    ['HORCRUXES', -16, 1770],
    ['BORAX', 0, 999_600],
    ['STARLIGHT', 2, 398_790],
  ])('%s %i leaves %i ciphers', (word, points, left) => {
    const posterior = learn(startPosterior('deck'), { word, score: points });
    expect(posterior.count).toBe(left);
    expect(posterior.survivors).toHaveLength(left);
    expect(posterior.perPattern.reduce((sum, n) => sum + n, 0)).toBe(left);
  });

  test.each([1, 2, 3, 4, 5, 6])('equal to brute force on random clue set %i', (seed) => {
    const clues = randomClues(seed, 1 + (seed % 4));
    const draw: Draw = seed % 2 === 0 ? 'deck' : 'uniform';
    const posterior = posteriorOf(draw, clues);
    const truth = brute(draw, clues);
    expect(posterior.count).toBe(truth.count);
    expect(posterior.weight).toBe(truth.weight);
    const chances = marginals(posterior);
    for (const section of SECTIONS) {
      truth.marginals[section].forEach((weight, letter) => {
        expect(chances[section][letter]).toBeCloseTo(weight / truth.weight, 12);
      });
    }
  });

  test('each survivor gives every clue its score, and the true cipher is among them', () => {
    const random = seeded(77);
    for (let game = 0; game < 8; game += 1) {
      const cipher = uniformCipherAt(random(1_888_920));
      const clues = Array.from({ length: 4 }, () => {
        const word = randomWord(random, 6 + random(6));
        return { word, score: score(cipher, word) };
      });
      const posterior = posteriorOf('deck', clues);
      const letters = (c: typeof cipher) => Array.from(c.trust).sort().join('') + Array.from(c.amplify).sort().join('');
      const left = listSurvivors(posterior, 3000);
      const fits = (c: typeof cipher) => clues.every((clue) => score(c, clue.word) === clue.score);
      expect(left.every(fits)).toBe(true);
      if (posterior.count <= 3000) {
        const same = left.filter((c) => letters(c) === letters(cipher) && c.suspicion === cipher.suspicion);
        expect(same).toHaveLength(1);
      }
      expect(chanceOf(posterior, { word: 'CHOPPER', score: score(cipher, 'CHOPPER') })).toBeGreaterThan(0);
    }
  });

  test('the order of the clues does not matter, a clue twice changes nothing, and what was known before stays', () => {
    const clues = randomClues(5, 4);
    const one = posteriorOf('deck', clues);
    const two = posteriorOf('deck', clues.toReversed());
    expect(two.survivors).toEqual(one.survivors);
    expect(two.weight).toBe(one.weight);
    const [first] = clues;
    if (first === undefined) throw new Error('no clue');
    const again = learn(one, first);
    expect(again.survivors).toEqual(one.survivors);
    expect(one.clues).toHaveLength(4);
  });

  test.each([
    { word: 'CHOPPER', score: 1000 },
    { word: 'CHOPPER', score: 0.5 },
    { word: 'CHOPPER', score: Number.NaN },
    { word: 'CHOPPER', score: Number.NEGATIVE_INFINITY },
    { word: 'CHOPPER', score: 2 ** 40 },
  ])('an impossible clue, $word $score, leaves none and breaks nothing', (clue) => {
    const posterior = learn(startPosterior('deck'), clue);
    expect(posterior.count).toBe(0);
    expect(entropyBits(posterior)).toBe(0);
    expect(samplePosterior(posterior, seeded(1))).toBeNull();
    expect(marginals(posterior).trust.every((chance) => chance === 0)).toBe(true);
    expect(chanceOf(posterior, { word: 'A', score: 0 })).toBe(0);
    expect(learn(posterior, { word: 'A', score: 0 }).count).toBe(0);
  });

  test('minus zero is zero; a word that is not plain is a fault', () => {
    expect(learn(startPosterior('deck'), { word: 'BORAX', score: -0 }).count).toBe(999_600);
    expect(() => learn(startPosterior('deck'), { word: 'borax', score: 0 })).toThrow(RangeError);
  });

  test('the longest word with the largest score', () => {
    const word = `E${'R'.repeat(31)}`;
    const posterior = learn(startPosterior('deck'), { word, score: score(C1, word) });
    for (const cipher of listSurvivors(posterior, 50)) expect(score(cipher, word)).toBe(2 ** 31);
    expect(posterior.count).toBe(brute('deck', [{ word, score: 2 ** 31 }]).count);
  });
});

describe('chances', () => {
  test.each<Draw>(['deck', 'uniform'])('every section of the %s marginals adds up to its size', (draw) => {
    for (const posterior of [startPosterior(draw), posteriorOf(draw, randomClues(9, 2))]) {
      const chances = marginals(posterior);
      for (const section of SECTIONS) {
        expect(chances[section].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(SECTION_SIZE[section], 10);
      }
    }
  });

  test('the chances of all scores of a word add up to one', () => {
    const posterior = posteriorOf('deck', randomClues(11, 1));
    const word = 'PEPPER';
    const scores = new Set<number>();
    for (let i = 0; i < posterior.count; i += 1) {
      scores.add(score(cipherAt(posterior.set, posterior.survivors?.[i] ?? i), word));
      if (i > 20_000) i += 50;
    }
    const sum = Array.from(scores).reduce((total, points) => total + chanceOf(posterior, { word, score: points }), 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  test('entropy is the sum over survivors', () => {
    const posterior = posteriorOf('deck', [
      { word: 'CHOPPER', score: -8 },
      { word: 'STARLIGHT', score: score(C1, 'STARLIGHT') },
    ]);
    const weights = priorWeights('deck');
    let bits = 0;
    for (const i of posterior.survivors ?? []) {
      const chance = (weights[posterior.set.pattern[i] as number] as number) / posterior.weight;
      bits -= chance * Math.log2(chance);
    }
    expect(entropyBits(posterior)).toBeCloseTo(bits, 9);
  });
});

describe('sampling', () => {
  test('from the start: patterns as often as the prior says', () => {
    const random = seeded(21);
    const draws = 200_000;
    const seen = PATTERNS.map(() => 0);
    const start = startPosterior('deck');
    for (let n = 0; n < draws; n += 1) {
      const pattern = allCiphers().pattern[sampleIndex(start, random) as number] as number;
      seen[pattern] = (seen[pattern] ?? 0) + 1;
    }
    PATTERNS.forEach(({ ciphers, deckWeight }, p) => {
      const share = (ciphers * deckWeight) / start.weight;
      expect(Math.abs((seen[p] ?? 0) / draws - share)).toBeLessThan(5 * Math.sqrt((share * (1 - share)) / draws));
    });
  });

  test.each<Draw>(['deck', 'uniform'])('after clues: each survivor as often as the %s posterior says', (draw) => {
    const words = ['HORCRUXES', 'STARLIGHT'];
    const posterior = posteriorOf(
      draw,
      words.map((word) => ({ word, score: score(C1, word) })),
    );
    expect(posterior.count).toBeGreaterThan(3);
    expect(posterior.perPattern.filter((n) => n > 0).length).toBeGreaterThan(1);
    const random = seeded(22);
    const draws = 200_000;
    const seen = new Map<number, number>();
    for (let n = 0; n < draws; n += 1) {
      const i = sampleIndex(posterior, random) as number;
      seen.set(i, (seen.get(i) ?? 0) + 1);
    }
    let square = 0;
    for (const i of posterior.survivors ?? []) {
      const weight = priorWeights(draw)[posterior.set.pattern[i] as number] as number;
      const expected = (draws * weight) / posterior.weight;
      square += ((seen.get(i) ?? 0) - expected) ** 2 / expected;
    }
    // Chi-square: mean n-1, variance 2(n-1).
    const freedom = posterior.count - 1;
    expect(square).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
    expect(seen.size).toBeLessThanOrEqual(posterior.count);
  });

  test('a sampled cipher is a survivor', () => {
    const posterior = posteriorOf('deck', [{ word: 'CHOPPER', score: -8 }]);
    const random = seeded(23);
    for (let n = 0; n < 200; n += 1) {
      const cipher = samplePosterior(posterior, random);
      expect(cipher === null ? 0 : score(cipher, 'CHOPPER')).toBe(-8);
    }
  });
});
