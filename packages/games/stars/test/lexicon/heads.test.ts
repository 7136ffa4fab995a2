// Heads: plural and singular, and all other forms of one word, stand behind one head; other words do not.

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.ts';
import { ONE_WORD, TWO_BY_ENDING, TWO_WORDS } from './one-word.ts';

const lexicon = await loadLexicon();
const sayable = (word: string): boolean => {
  const place = lexicon.indexOf(word);
  return place >= 0 && place < lexicon.vocabulary.length;
};
const head = (word: string): string => lexicon.vocabulary[lexicon.headOf(lexicon.indexOf(word))] ?? '';

describe('R13: forms of one word have one head', () => {
  const known = ONE_WORD.filter((pair) => pair.every(sayable));
  it('and nearly all pairs of the list are words that bots may say', () => {
    expect(known.length).toBeGreaterThanOrEqual(60);
  });
  it.each(known)('%s and %s', (one, other) => {
    expect(head(one)).toBe(head(other));
  });
  it.each(TWO_WORDS.filter((pair) => pair.every(sayable)))('but not %s and %s, which are two words', (one, other) => {
    expect(head(one)).not.toBe(head(other));
  });

  it('whichever is commoner: of all words with and without an S only NEWS and DOES (of DO) stay apart', () => {
    const both = lexicon.vocabulary.filter((word) => /[^S]$/.test(word) && sayable(`${word}S`));
    expect(both.length).toBeGreaterThan(2000);
    expect(both.filter((word) => head(word) !== head(`${word}S`))).toEqual(['NEW', 'DOE']);
  });

  const made = (from: RegExp, to: string): string[] =>
    lexicon.vocabulary.filter((word) => from.test(word) && sayable(word.replace(from, to)));
  const apart = (from: RegExp, to: string): string[] =>
    made(from, to).filter((word) => head(word) !== head(word.replace(from, to)));

  it.each([
    [/(?<=[^AEIOU])Y$/, 'IES', 150],
    [/(?<=[^AEIOU])Y$/, 'IED', 30],
    [/(?<=..)MAN$/, 'MEN', 8],
    [/(?<=S|X|CH|SH)$/, 'ES', 80],
    [/(?<=E)$/, 'D', 400],
  ] as const)('of all words with %s and %s nearly none stay apart', (from, to, least) => {
    expect(made(from, to).length).toBeGreaterThan(least);
    expect(apart(from, to).sort()).toEqual(TWO_BY_ENDING[to]);
  });

  it('and a head is the commonest word of its group, and its own head', () => {
    for (const [place, word] of lexicon.vocabulary.entries()) {
      expect(lexicon.headOf(place), word).toBeLessThanOrEqual(place);
      expect(lexicon.headOf(lexicon.headOf(place)), word).toBe(lexicon.headOf(place));
    }
  });
});
