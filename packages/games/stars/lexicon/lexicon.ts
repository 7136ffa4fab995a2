// What a bot knows of words: which are common, which go together, and what a clue may mean. All words in capitals.
import { decodeDictionary } from './dictionary.ts';
import { decodeAssociations, decodeForms, decodeMeta, decodeWords, type LexiconBytes, type Model } from './files.ts';
import type { Tongue } from './legality.ts';
import { decodeRows, estimate, lookUp, type Rows } from './rows.ts';
import { decodeVectors } from './vectors.ts';

export interface Lexicon extends Tongue {
  /** The words a bot may say, commonest first: no names, nothing rude. */
  readonly vocabulary: readonly string[];
  /** The vocabulary, followed by words that are only understood when a person says them. */
  readonly words: readonly string[];
  /** Place in `words`, or -1. Below vocabulary.length a bot may say it. */
  indexOf(word: string): number;
  /** The commonest clue word with the same lemma, by index: one for STORM and STORMS. */
  headOf(index: number): number;
  /** How strongly a clue speaks for a card word, in standard deviations; 0 when nothing is known of it. */
  similarity(model: Model, cardWord: string, clue: string): number;
  /** The same for a clue known by its place in `words`, for loops. */
  similarityAt(model: Model, cardWord: string, index: number): number;
  /** The same for the whole vocabulary, by index. Shared between callers: do not write into it. */
  row(model: Model, cardWord: string): Float32Array;
  /** Cosine of two words, or null if one of them has no vector. */
  vectorSimilarity(a: string, b: string): number | null;
  /** 1 for the commonest word, falling to 0 for words outside the list. */
  commonness(word: string): number;
  /** What people think of at once, best first; may hold names, which a bot does not say. */
  associations(cardWord: string): readonly string[];
}

const ROWS_KEPT = 128;
// Mean and spread of the cosines of ordinary pairs: a scale for card words of decks that have no rows.
const COSINE_MEAN = 0.08;
const COSINE_SPREAD = 0.14;

export function createLexicon(bytes: LexiconBytes): Lexicon {
  const meta = decodeMeta(bytes.meta);
  const words = decodeWords(bytes.words);
  const vocabulary = words.slice(0, meta.clues);
  const places = new Map(words.map((word, index) => [word, index]));
  const vectors = decodeVectors(bytes.vectors, meta.vectors, meta.size);
  const heads = new Uint16Array(bytes.heads.slice().buffer);
  if (vocabulary.length !== meta.clues || heads.length !== meta.clues) throw new Error('the word list is damaged');
  const rowOf = new Map(meta.cardWords.map((word, row) => [word, row]));
  const cardPlaces = Int32Array.from(meta.cardWords, (word) => places.get(word) ?? -1);
  // A model is unpacked when it is first asked: few processes use more than two of the four.
  const models: Partial<Record<Model, Rows>> = {};
  const rowsOf = (model: Model): Rows => {
    models[model] ??= decodeRows(bytes[model], meta.cardWords.length);
    return models[model];
  };
  const associations = decodeAssociations(bytes.associations);
  const indexOf = (word: string): number => places.get(word) ?? -1;

  const cosine = (a: number, b: number): number | null =>
    a < 0 || b < 0 || a >= vectors.count || b >= vectors.count ? null : vectors.cosine(a, b);

  const similarityAt = (model: Model, cardWord: string, index: number): number => {
    if (index < 0) return 0;
    const row = rowOf.get(cardWord);
    if (row === undefined) {
      const near = cosine(indexOf(cardWord), index);
      return near === null ? 0 : (near - COSINE_MEAN) / COSINE_SPREAD;
    }
    const rows = rowsOf(model);
    const known = lookUp(rows, row, index);
    if (known !== null) return known;
    // Without a slope the vectors have no say, so they need not be asked.
    return estimate(rows, row, rows.slope[row] === 0 ? null : cosine(cardPlaces[row] ?? -1, index));
  };

  const cache = new Map<string, Float32Array>();
  const row = (model: Model, cardWord: string): Float32Array => {
    const key = `${model}/${cardWord}`;
    const kept = cache.get(key);
    if (kept) return kept;
    const made = Float32Array.from(vocabulary, (_, index) => similarityAt(model, cardWord, index));
    const oldest = cache.size >= ROWS_KEPT ? cache.keys().next() : null;
    if (oldest && !oldest.done) cache.delete(oldest.value);
    cache.set(key, made);
    return made;
  };

  return {
    vocabulary,
    words,
    indexOf,
    headOf: (index) => heads[index] ?? index,
    similarityAt,
    similarity: (model, cardWord, clue) => similarityAt(model, cardWord, indexOf(clue)),
    row,
    vectorSimilarity: (a, b) => cosine(indexOf(a), indexOf(b)),
    isWord: decodeDictionary(bytes.dictionary),
    commonness: (word) => {
      const index = indexOf(word);
      return index < 0 ? 0 : 1 - Math.log1p(index) / Math.log1p(words.length);
    },
    associations: (cardWord) => associations.get(cardWord) ?? [],
    forms: decodeForms(bytes.forms),
  };
}
