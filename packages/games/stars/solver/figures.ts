// Figures of the solver: how long and how much, each beside the most it may be.
import { bytesOf, enumerateCiphers } from './ciphers.ts';
import { bestGuess } from './guess.ts';
import { learn, marginals, startPosterior } from './posterior.ts';
import { bitsOf, rankWords } from './rank.ts';
import { newVocabulary } from './vocabulary.ts';

export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'bit';
  /** The most it may be. */
  readonly floor: number;
}

const RUNS = 5;

/** The floors are for so many candidates; a longer list is cut. */
const CANDIDATES = 14_000;

/** `now` is a clock in milliseconds, such as performance.now; the words are the candidates to be ranked. */
export function solverFigures(words: readonly string[], now: () => number): Figure[] {
  const time = (run: () => unknown): number => {
    const times = Array.from({ length: RUNS }, () => {
      const start = now();
      run();
      return now() - start;
    });
    return Math.min(...times); // whatever else runs on the machine only ever adds
  };
  const figures: Figure[] = [];
  const add = (figure: string, value: number, unit: Figure['unit'], floor: number) => {
    figures.push({ figure: `stars.solver.${figure}`, value: Math.round(value * 1000) / 1000, unit, floor });
  };

  add('enumerate', time(enumerateCiphers), 'ms', 300);
  const set = enumerateCiphers();
  const start = startPosterior('deck', set);
  const cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
  const worst = { word: 'BORAX', score: 0 }; // leaves the most, 999,600
  const many = learn(start, worst);
  const few = learn(start, { word: 'HORCRUXES', score: -16 }); // 1,770: as many as are still taken exactly
  add(
    'filter',
    time(() => learn(start, worst)),
    'ms',
    50,
  );
  add(
    'marginals',
    time(() => marginals(start)),
    'ms',
    50,
  );
  const chances = marginals(many);
  add(
    'guess',
    time(() => bestGuess(chances)),
    'ms',
    10,
  );

  const candidates = words.slice(0, CANDIDATES);
  const vocabulary = newVocabulary(candidates);
  add(
    'vocabulary',
    time(() => newVocabulary(candidates)),
    'ms',
    250,
  );
  add(
    'rank.start',
    time(() => rankWords(start, vocabulary)),
    'ms',
    250,
  );
  add(
    'rank.sample',
    time(() => rankWords(many, vocabulary)),
    'ms',
    250,
  );
  add(
    'rank.exact',
    time(() => rankWords(few, vocabulary)),
    'ms',
    250,
  );
  add(
    'rank.informed',
    time(() => rankWords(many, vocabulary, { cipher })),
    'ms',
    250,
  );

  // What the choice by samples costs: the pick against the best of its twenty runners-up, over all survivors.
  const ranked = rankWords(many, vocabulary, { top: 20 });
  const exact = bitsOf(
    many,
    ranked.map(({ word }) => word),
    { design: { second: many.count } },
  );
  add('rank.regret', Math.max(0, ...exact) - (exact[0] ?? 0), 'bit', 0.02);

  // The table, a filter at work on all of it (its room, its result), and the vocabulary.
  const filter = 4 * start.count + (many.survivors?.byteLength ?? 0);
  const held = vocabulary.counts.byteLength + vocabulary.profile.byteLength + vocabulary.profileWord.byteLength;
  add('memory', (bytesOf(set) + filter + held) / 1e6, 'MB', 40);
  return figures;
}
