// The shipped word data decodes, fits its budget, and says sensible things.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolder } from '../../lexicon/disk.ts';
import { LEXICON_FILES, MODELS } from '../../lexicon/files.ts';
import { findBlock } from '../../lexicon/legality.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { loadDeck, loadLexicon, readLexiconBytes } from '../../lexicon/load.ts';

const lexicon = await loadLexicon();
const cards = (await loadDeck('en')).cards;
const cardWords = cards.flatMap((card) => card.columns.flat());

describe('the data', () => {
  it('takes at most 6 MB, every file of it with a use', () => {
    const folder = join(packageFolder(), 'lexicon', 'data');
    const files = readdirSync(folder);
    const total = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(total).toBeLessThanOrEqual(6 * 1024 * 1024);
    const known = Object.values(LEXICON_FILES).filter((path) => path.startsWith('lexicon/data/'));
    expect(files.map((file) => `lexicon/data/${file}`).sort()).toEqual([...known, 'lexicon/data/NOTICES.md'].sort());
  });

  it('is refused when damaged', async () => {
    const bytes = await readLexiconBytes();
    const cut = (whole: Uint8Array): Uint8Array => whole.slice(0, -1);
    expect(() => createLexicon({ ...bytes, vectors: cut(bytes.vectors) })).toThrow('damaged');
    expect(() => createLexicon({ ...bytes, dictionary: cut(bytes.dictionary) })).toThrow('damaged');
    expect(() => createLexicon({ ...bytes, meta: new TextEncoder().encode('{}') })).toThrow('unknown format');
    expect(() => createLexicon({ ...bytes, mix: cut(bytes.mix) }).row('mix', 'PIRATE')).toThrow();
  });

  it('is loaded once', async () => {
    expect(await loadLexicon()).toBe(lexicon);
  });
});

describe('the vocabulary', () => {
  it('has about 14,000 common words in capitals, each in the dictionary and in its place', () => {
    expect(lexicon.vocabulary.length).toBeGreaterThan(13_500);
    expect(lexicon.vocabulary.length).toBeLessThan(15_000);
    expect(new Set(lexicon.words).size).toBe(lexicon.words.length);
    expect(lexicon.words.every((word) => /^[A-Z]{2,32}$/.test(word))).toBe(true);
    expect(lexicon.vocabulary.every((word, index) => lexicon.isWord(word) && lexicon.indexOf(word) === index)).toBe(
      true,
    );
  });

  it('has no names and nothing rude for bots to say', () => {
    const sayable = (word: string): boolean => {
      const index = lexicon.indexOf(word);
      return index >= 0 && index < lexicon.vocabulary.length;
    };
    const never = 'LONDON AMERICA JOHN FRANK BOB SMITH MONDAY WHORE RAPE NAZI SLUT BASTARD PORN POPPINS TITANIC'.split(
      ' ',
    );
    expect(never.filter(sayable)).toEqual([]);
    expect(['RAIN', 'WINDOW', 'ELEPHANTS', 'CLOWN'].filter((word) => !sayable(word))).toEqual([]);
  });

  it('knows words from nonsense, and common words from rare ones', () => {
    expect(['HOUSE', 'PACHYDERM', 'AALII', 'COLOUR', 'CAFE'].filter((word) => !lexicon.isWord(word))).toEqual([]);
    const nonsense = ['QWERTYX', 'BLORPT', 'XYZZYX', 'UMBRELLAZ', 'ZZZQ', 'FNORDLE', 'GRUMFT', 'TTTTTT'];
    expect(nonsense.filter((word) => lexicon.isWord(word))).toEqual([]);
    expect(lexicon.commonness('RAIN')).toBeGreaterThan(lexicon.commonness('DRIZZLE'));
    expect(lexicon.commonness('QWERTYX')).toBe(0);
  });

  it('puts the forms of one word together', () => {
    expect(lexicon.headOf(lexicon.indexOf('STORMS'))).toBe(lexicon.headOf(lexicon.indexOf('STORM')));
  });
});

describe.each(MODELS)('model %s', (model) => {
  it('has a row for every card word, on one scale, agreeing with single look-ups', () => {
    for (const word of cardWords.filter((_, nth) => nth % 18 === 0)) {
      const row = lexicon.row(model, word);
      expect(row).toHaveLength(lexicon.vocabulary.length);
      const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
      expect(Math.abs(mean)).toBeLessThan(0.15);
      expect(Math.max(...row)).toBeGreaterThan(3);
      for (let index = 0; index < row.length; index += 997) {
        const clue = lexicon.vocabulary[index] ?? '';
        expect(lexicon.similarity(model, word, clue)).toBeCloseTo(row[index] ?? 0, 5);
        expect(lexicon.similarityAt(model, word, index)).toBeCloseTo(row[index] ?? 0, 5);
      }
    }
  });

  it('finds the right word of its column for an obvious clue', () => {
    const pairs = 'SHIP/PIRATE WEDDING/MARRY CIRCUS/CLOWNS DOCTOR/HOSPITAL STARVING/HUNGRY BETRAYAL/TREASON'.split(' ');
    for (const [clue = '', word = ''] of pairs.map((pair) => pair.split('/'))) {
      const column = cards.flatMap((card) => card.columns).find((words) => words.includes(word)) ?? [];
      const best = [...column].sort(
        (a, b) => lexicon.similarity(model, b, clue) - lexicon.similarity(model, a, clue),
      )[0];
      expect({ clue, best }).toEqual({ clue, best: word });
    }
  });

  it('says nothing of a word it never met', () => {
    expect(lexicon.similarity(model, 'PIRATE', 'QWERTYX')).toBe(0);
  });
});

describe('associations', () => {
  it('give every card word 6 to 12 different single words, all legal on its card', () => {
    for (const card of cards) {
      const own = card.columns.flat();
      for (const word of own) {
        const list = lexicon.associations(word);
        expect({ word, enough: list.length >= 6 && list.length <= 12 }).toEqual({ word, enough: true });
        expect({ word, different: new Set(list).size }).toEqual({ word, different: list.length });
        const bad = list.filter((clue) => !/^[A-Z]{2,32}$/.test(clue) || findBlock(clue, own, lexicon));
        expect({ word, bad }).toEqual({ word, bad: [] });
      }
    }
  });

  it('are understood, and stand out in the model "people"', () => {
    expect(lexicon.associations('UMBRELLAS')).toContain('RAIN');
    for (const word of cardWords)
      for (const clue of lexicon.associations(word)) {
        expect(lexicon.indexOf(clue)).toBeGreaterThanOrEqual(0);
        expect(lexicon.similarity('people', word, clue)).toBeGreaterThan(4);
      }
    expect(lexicon.similarity('people', 'ELEPHANT', 'DUMBO')).toBeGreaterThan(4);
    expect(lexicon.associations('QWERTYX')).toEqual([]);
  });
});

describe('card words of other decks', () => {
  it('are judged by their vectors', () => {
    expect(lexicon.similarity('mix', 'GUITARS', 'DRUMS')).toBeGreaterThan(
      lexicon.similarity('mix', 'GUITARS', 'TREATY'),
    );
    expect(lexicon.similarity('mix', 'QWERTYX', 'DRUMS')).toBe(0);
    expect(lexicon.vectorSimilarity('RAIN', 'RAIN')).toBeCloseTo(1, 3);
    expect(lexicon.vectorSimilarity('RAIN', 'QWERTYX')).toBeNull();
  });
});
