// What the companion remembers on this device, and how it is read back: what is damaged is forgotten.

import {
  type Cipher,
  type Clue,
  checkCipher,
  emptyNotes,
  isPlainWord,
  type Notes,
  readNotes,
} from '../../solver/index.ts';

export type Mode = 'alien' | 'scientists';

export interface Saved {
  readonly mode: Mode;
  readonly cipher: Cipher | null;
  readonly hidden: boolean;
  /** Words the Alien has kept. */
  readonly words: readonly string[];
  /** Words the Scientists know the score of. */
  readonly clues: readonly Clue[];
  readonly notes: Notes;
  readonly aid: boolean;
}

export const FRESH: Saved = {
  mode: 'alien',
  cipher: null,
  hidden: false,
  words: [],
  clues: [],
  notes: emptyNotes(),
  aid: false,
};

export function readSaved(text: string | null): Saved {
  if (text === null) return FRESH;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? fields(json) : FRESH;
  } catch {
    return FRESH;
  }
}

function fields(json: Partial<Record<keyof Saved, unknown>>): Saved {
  const cipher = typeof json.cipher === 'object' && json.cipher !== null ? checkCipher(json.cipher as Cipher) : null;
  return {
    mode: json.mode === 'scientists' ? 'scientists' : 'alien',
    cipher: cipher?.ok ? cipher.cipher : null,
    // A cipher comes back hidden: another person may open the page next.
    hidden: true,
    words: Array.isArray(json.words) ? json.words.filter(isWord) : [],
    clues: Array.isArray(json.clues) ? json.clues.filter(isClue) : [],
    notes: readNotes(json.notes) ?? FRESH.notes,
    aid: json.aid === true,
  };
}

const isWord = (value: unknown): value is string => typeof value === 'string' && isPlainWord(value);

function isClue(value: unknown): value is Clue {
  if (typeof value !== 'object' || value === null) return false;
  const { word, score } = value as Partial<Clue>;
  return isWord(word) && Number.isSafeInteger(score);
}

/** A score as people write it, with any kind of minus; null if it is none. */
export function readScore(typed: string): number | null {
  const text = typed.trim().replace(/^[−–—]/, '-');
  const score = Number(text);
  return /^-?\d{1,10}$/.test(text) ? score + 0 : null;
}

/** A key for a list in which a word may stand twice: the word, and how often it stood before. */
export function keyIn(words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  return `${word} ${words.slice(0, at).filter((one) => one === word).length}`;
}
