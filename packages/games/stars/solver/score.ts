// The cipher score: one for each trust letter, doubled for each amplify letter, negative if the suspicion letter occurs.
import type { Cipher } from './cipher.ts';
import { letterAt, SECTIONS, type Section } from './letters.ts';

export const LONGEST_WORD = 32;

const PLAIN_WORD = /^[A-Z]{1,32}$/;

export interface Explanation {
  readonly word: string;
  /** Each letter of the word with the section it counts for, for colouring. */
  readonly letters: readonly { readonly letter: string; readonly section: Section | null }[];
  readonly trust: number;
  readonly doublings: number;
  /** The running value after the trust count and after each doubling: 2, 4, 8, 16. */
  readonly steps: readonly number[];
  /** The suspicion letter occurs. Zero stays zero all the same. */
  readonly suspicious: boolean;
  readonly score: number;
}

/** A word that may be scored: 1 to 32 letters A to Z. Anything else must go through readWord first. */
export function isPlainWord(word: string): boolean {
  return PLAIN_WORD.test(word);
}

/** Text that was never normalised is a fault, not a zero: nothing is scored silently. */
function mustBePlain(word: string): void {
  if (!isPlainWord(word)) throw new RangeError('a word to score is 1 to 32 letters A to Z');
}

export function score(cipher: Cipher, word: string): number {
  mustBePlain(word);
  let trust = 0;
  let doublings = 0;
  for (const letter of word) {
    if (cipher.trust.includes(letter)) trust += 1;
    else if (cipher.amplify.includes(letter)) doublings += 1;
  }
  return scoreOf(trust, doublings, word.includes(cipher.suspicion));
}

/** From the three counts. 2 ** n, not 1 << n: 32 letters can reach 2^31 and must stay exact. */
function scoreOf(trust: number, doublings: number, suspicious: boolean): number {
  if (trust === 0) return 0;
  const size = trust * 2 ** doublings;
  return suspicious ? -size : size;
}

export function explain(cipher: Cipher, word: string): Explanation {
  const total = score(cipher, word);
  const letters = Array.from(word, (letter) => ({
    letter,
    section: SECTIONS.find((section) => cipher[section].includes(letter)) ?? null,
  }));
  const trust = letters.filter(({ section }) => section === 'trust').length;
  const doublings = letters.filter(({ section }) => section === 'amplify').length;
  return {
    word,
    letters,
    trust,
    doublings,
    steps: Array.from({ length: doublings + 1 }, (_, n) => trust * 2 ** n),
    suspicious: letters.some(({ section }) => section === 'suspicion'),
    score: total,
  };
}

/** How often each letter occurs, written into 26 places of `into` from `at` on. */
export function countLetters(word: string, into: Uint8Array = new Uint8Array(26), at = 0): Uint8Array {
  mustBePlain(word);
  into.fill(0, at, at + 26);
  for (let i = 0; i < word.length; i += 1) {
    const place = at + word.charCodeAt(i) - 65;
    into[place] = (into[place] as number) + 1;
  }
  return into;
}

/** The different letters of a word, by the alphabet. */
export function lettersIn(word: string): string {
  const counts = countLetters(word);
  let letters = '';
  for (let i = 0; i < 26; i += 1) if (counts[i] !== 0) letters += letterAt(i);
  return letters;
}
