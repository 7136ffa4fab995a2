// The files a lexicon is made of, by their place in the package: read from disk (disk.ts), or fetched by a browser (fetched.ts).
import type { Forms } from './legality.ts';

export const MODELS = ['gw', 'um', 'mix', 'people'] as const;
/** gw: GloVe + WordNet. um: sentence encoder + Moby. mix: all four. people: mix + our own associations. */
export type Model = (typeof MODELS)[number];

export const LEXICON_FILES = {
  meta: 'lexicon/data/meta.json',
  words: 'lexicon/data/words.txt',
  vectors: 'lexicon/data/vectors.bin',
  heads: 'lexicon/data/heads.bin',
  dictionary: 'lexicon/data/dictionary.bin',
  forms: 'lexicon/data/forms.json',
  gw: 'lexicon/data/rows-gw.bin',
  um: 'lexicon/data/rows-um.bin',
  mix: 'lexicon/data/rows-mix.bin',
  people: 'lexicon/data/rows-people.bin',
  associations: 'decks/en-associations.json',
} as const;
export type LexiconFile = keyof typeof LEXICON_FILES;
/** The decks there are. */
export const DECK_FILES = { en: 'decks/en.json' } as const;
export type DeckId = keyof typeof DECK_FILES;
/** What is loaded of the package beside its code. */
export type PackageFile = (typeof LEXICON_FILES)[LexiconFile] | (typeof DECK_FILES)[DeckId];
export type LexiconBytes = Readonly<Record<LexiconFile, Uint8Array>>;

export interface Meta {
  /** The first so many words are the clue vocabulary; the first `vectors` of them have a vector. */
  readonly clues: number;
  readonly vectors: number;
  /** Numbers in a vector. */
  readonly size: number;
  readonly cardWords: readonly string[];
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && /^[A-Za-z]+$/.test(word));
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const capitals = (words: readonly string[]): string[] => words.map((word) => word.toUpperCase());

export function decodeMeta(bytes: Uint8Array): Meta {
  const json: unknown = JSON.parse(text(bytes));
  if (!isFields(json) || json.format !== 1) throw new Error('meta.json has an unknown format');
  const { clues, vectors, size, cardWords } = json;
  if (!isCount(clues) || !isCount(vectors) || !isCount(size) || !isWords(cardWords))
    throw new Error('meta.json is damaged');
  return { clues, vectors, size, cardWords: capitals(cardWords) };
}

/** Commonest first, in capitals. */
export function decodeWords(bytes: Uint8Array): string[] {
  return text(bytes).toUpperCase().trimEnd().split('\n');
}

/** The sets are made word by word as they are asked for: a game needs two cards of 24. */
export function decodeForms(bytes: Uint8Array): (cardWord: string) => Forms | undefined {
  const json: unknown = JSON.parse(text(bytes));
  if (!isFields(json)) throw new Error('forms.json is damaged');
  const listed = new Map(Object.entries(json).map(([word, forms]) => [word.toUpperCase(), forms]));
  const made = new Map<string, Forms>();
  return (cardWord) => {
    const known = made.get(cardWord);
    if (known) return known;
    const forms = listed.get(cardWord);
    if (forms === undefined) return undefined;
    if (!isFields(forms) || !isWords(forms.same) || !isWords(forms.derived))
      throw new Error(`forms.json is damaged at ${cardWord}`);
    const both = { same: new Set(capitals(forms.same)), derived: new Set(capitals(forms.derived)) };
    made.set(cardWord, both);
    return both;
  };
}

export function decodeAssociations(bytes: Uint8Array): ReadonlyMap<string, readonly string[]> {
  const json: unknown = JSON.parse(text(bytes));
  if (!isFields(json) || json.format !== 1 || json.kind !== 'associations' || !isFields(json.words))
    throw new Error('the associations have an unknown format');
  return new Map(
    Object.entries(json.words).map(([word, list]) => {
      if (!isWords(list)) throw new Error(`the associations of ${word} must be single words`);
      return [word.toUpperCase(), capitals(list)] as const;
    }),
  );
}
