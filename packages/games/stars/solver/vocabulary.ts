// A vocabulary to choose clues from: letter counts of every word, and the profiles that decide what a word shows first.
import { COLOURS, LETTERS, letterIndex } from './letters.ts';
import { countLetters } from './score.ts';

/**
 * 26 bytes a word. Tables per trust triple and amplify pair would be 1,268 bytes a word, do not fit a cache, and are no
 * faster than adding three counts.
 */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly counts: Uint8Array;
  /** Words of one profile (how many letters of each colour occur how often) show equally much before any clue. */
  readonly profile: Uint16Array;
  /** One word of each profile. */
  readonly profileWord: Uint32Array;
}

const BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((colour) => Array.from(LETTERS[colour], letterIndex));

/** Words must be plain (see readWord); order is kept. */
export function newVocabulary(words: readonly string[]): Vocabulary {
  const counts = new Uint8Array(26 * words.length);
  const profile = new Uint16Array(words.length);
  const ids = new Map<string, number>();
  const profileWord: number[] = [];
  words.forEach((word, w) => {
    countLetters(word, counts, 26 * w);
    const key = profileKey(counts, 26 * w);
    let id = ids.get(key);
    if (id === undefined) {
      id = profileWord.push(w) - 1;
      ids.set(key, id);
    }
    profile[w] = id;
  });
  return { words: [...words], counts, profile, profileWord: Uint32Array.from(profileWord) };
}

function profileKey(counts: Uint8Array, at: number): string {
  let key = '';
  for (const letters of BY_COLOUR) {
    const times: number[] = [];
    for (const letter of letters) {
      const n = counts[at + letter] as number;
      if (n > 0) times.push(n);
    }
    key += `${times.sort((a, b) => b - a).join()};`;
  }
  return key;
}
