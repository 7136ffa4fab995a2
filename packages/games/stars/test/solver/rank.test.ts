import { describe, expect, test } from 'vitest';
import {
  bitsOf,
  type Clue,
  chanceOf,
  learn,
  newVocabulary,
  type Posterior,
  posteriorOf,
  rankWords,
  score,
  startPosterior,
} from '../../solver/index.ts';
import { sampleSurvivors, thin } from '../../solver/sample.ts';
import { C1, randomWord, seeded } from './support.ts';

const WORDS = Array.from(
  new Set([
    ...'WATER BRIDGE DRAGON FUNERAL THUNDER GRAVITY COMPASS SKELETON LIGHTNING ENVELOPE PHARAOH UMBRELLA'.split(' '),
    ...'PROPORTIONAL EXPLORERS HORCRUXES PHOTOGRAPHER MISSISSIPPI BORAX JAZZ QUEUE SKY OXO A Z'.split(' '),
    ...Array.from(
      { length: 500 },
      (
        (random) => () =>
          randomWord(random, 3 + random(10))
      )(seeded(41)),
    ),
  ]),
);

/** What a word shows on average, from the chance of each score that occurs. */
function exactBits(posterior: Posterior, word: string): number {
  let [bits, rest] = [0, 1];
  for (const points of possibleScores(word)) {
    const chance = chanceOf(posterior, { word, score: points });
    if (chance > 0) bits -= chance * Math.log2(chance);
    rest -= chance;
  }
  expect(rest).toBeCloseTo(0, 9);
  return bits;
}

function possibleScores(word: string): Set<number> {
  const times = Array.from(new Set(word), (letter) => Array.from(word).filter((l) => l === letter).length);
  const most = times.sort((a, b) => b - a).slice(0, 3);
  const trust = most.reduce((sum, n) => sum + n, 0);
  const scores = new Set<number>([0]);
  for (let t = 1; t <= trust; t += 1)
    for (let d = 0; d <= (most[0] ?? 0) + (most[1] ?? 0); d += 1) scores.add(t * 2 ** d).add(-t * 2 ** d);
  return scores;
}

const clueOf = (word: string): Clue => ({ word, score: score(C1, word) });
const start = startPosterior('deck');
const many = learn(start, clueOf('BORAX'));
const few = learn(start, clueOf('HORCRUXES'));
const short = ['PROPORTIONAL', 'MISSISSIPPI', 'PHOTOGRAPHER', 'JAZZ', 'SKY', 'A', 'Z', 'QUEUE'];

describe('what a word shows', () => {
  test.each(['deck', 'uniform'] as const)('exact before any clue, by profile, for the %s draw', (draw) => {
    const prior = startPosterior(draw);
    const bits = bitsOf(prior, short);
    short.forEach((word, w) => {
      expect(bits[w]).toBeCloseTo(exactBits(prior, word), 9);
    });
  });

  test('exact when few ciphers are left', () => {
    const bits = bitsOf(few, short);
    short.forEach((word, w) => {
      expect(bits[w]).toBeCloseTo(exactBits(few, word), 9);
    });
  });

  test('close when many are left: a sample of 8,000 of 999,600', () => {
    const some = short.slice(2, 6);
    const bits = bitsOf(many, some);
    some.forEach((word, w) => {
      expect(Math.abs((bits[w] ?? 0) - exactBits(many, word))).toBeLessThan(0.03);
    });
  });

  test('the longest words too: every cell of the bins is inside', () => {
    const long = [`${'E'.repeat(32)}`, `${'ER'.repeat(16)}`, `${'ERX'.repeat(10)}PH`, `${'R'.repeat(31)}E`];
    const bits = bitsOf(few, long);
    long.forEach((word, w) => {
      expect(bits[w]).toBeCloseTo(exactBits(few, word), 9);
    });
    expect(bitsOf(start, long)[1]).toBeCloseTo(exactBits(start, long[1] ?? ''), 9);
  });

  test('for the Alien: -log2 of the chance of the true score', () => {
    for (const posterior of [start, few]) {
      const bits = bitsOf(posterior, short, { cipher: C1 });
      short.forEach((word, w) => {
        expect(bits[w]).toBeCloseTo(-Math.log2(chanceOf(posterior, clueOf(word))), 9);
      });
    }
  });

  test('nothing, when nothing is left to know or clues contradict each other', () => {
    const none = learn(start, { word: 'CHOPPER', score: 1000 });
    expect(Array.from(bitsOf(none, short))).toEqual(short.map(() => 0));
    expect(Array.from(bitsOf(none, short, { cipher: C1 }))).toEqual(short.map(() => 0));
    const solved = posteriorOf('deck', [...WORDS.slice(0, 60).map(clueOf)]);
    expect(solved.count).toBe(1);
    expect(Array.from(bitsOf(solved, short))).toEqual(short.map(() => 0));
  });
});

describe('ranking', () => {
  const vocabulary = newVocabulary(WORDS);

  test('at the start and with few left: the order is that of the exact bits', () => {
    for (const posterior of [start, few]) {
      const bits = bitsOf(posterior, WORDS);
      const expected = WORDS.map((word, w) => ({ word, bits: bits[w] ?? 0, w }))
        .sort((a, b) => b.bits - a.bits || a.w - b.w)
        .slice(0, 15);
      const ranked = rankWords(posterior, vocabulary, { top: 15 });
      expect(ranked).toEqual(expected.map(({ word, bits: value }) => ({ word, bits: value })));
    }
  });

  test('two stages find a word within 0.03 bit of the best', () => {
    const [pick] = rankWords(many, vocabulary, { design: { keep: 60 } });
    const exact = bitsOf(many, WORDS, { design: { second: 100_000 } });
    const best = Math.max(...exact);
    expect(best - (exact[WORDS.indexOf(pick?.word ?? '')] ?? 0)).toBeLessThan(0.03);
  });

  test("the Alien's words are settled exactly, and beat what a blind choice gives them", () => {
    const ranked = rankWords(many, vocabulary, { cipher: C1, top: 5 });
    for (const { word, bits } of ranked) {
      expect(bits).toBeCloseTo(-Math.log2(chanceOf(many, clueOf(word))), 9);
    }
    const [blind] = rankWords(many, vocabulary);
    const inFact = -Math.log2(chanceOf(many, clueOf(blind?.word ?? '')));
    expect(ranked[0]?.bits).toBeGreaterThan(inFact);
    expect(ranked.map(({ bits }) => bits)).toEqual(ranked.map(({ bits }) => bits).toSorted((a, b) => b - a));
  });

  test('short and empty vocabularies', () => {
    expect(rankWords(many, newVocabulary([]))).toEqual([]);
    expect(rankWords(start, newVocabulary(['SKY']))).toHaveLength(1);
    expect(() => newVocabulary(['café'])).toThrow(RangeError);
  });

  test('the same clues give the same ranking', () => {
    expect(rankWords(many, vocabulary)).toEqual(rankWords(learn(start, clueOf('BORAX')), newVocabulary(WORDS)));
  });
});

describe('samples', () => {
  test('all survivors when they are few, else equal steps of weight', () => {
    const all = sampleSurvivors(few, 2000);
    expect(all.exact).toBe(true);
    expect(all.packed).toHaveLength(1770);
    expect(all.whole).toBe(few.weight);
    const some = sampleSurvivors(many, 5000);
    expect(some.exact).toBe(false);
    expect(some.packed).toHaveLength(5000);
    expect(new Set(some.packed).size).toBe(5000);
    expect(thin(some, 500).packed).toHaveLength(500);
    expect(thin(all, 500)).toBe(all);
  });
});
