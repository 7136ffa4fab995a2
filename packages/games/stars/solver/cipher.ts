// The cipher: three trust letters, two amplify letters, one suspicion letter, and what makes six letters a cipher.
import { type Colour, colourOf, MAX_RED, SECTION_SIZE, SECTIONS, type Section, sameLetter } from './letters.ts';

/** Order inside a section means nothing; drawn ciphers keep the order of the slots for showing. */
export interface Cipher {
  readonly trust: string;
  readonly amplify: string;
  readonly suspicion: string;
}

type CipherFault = 'letters' | 'size' | 'repeat' | 'green' | 'red';

/** What is wrong: in a section, or with the letters that lie in these slots. */
export type CipherWrong = {
  readonly kind: 'cipher';
  readonly code: CipherFault;
  readonly section: Section | null;
  readonly slots: readonly number[];
  /** One for each slot. */
  readonly letters: string;
};

export type CipherCheck = { readonly ok: true; readonly cipher: Cipher } | (CipherWrong & { readonly ok: false });

function fault(code: CipherFault, section: Section): CipherCheck {
  return { ok: false, kind: 'cipher', code, section, slots: [], letters: '' };
}

function faultAt(code: CipherFault, slots: readonly number[], all: string): CipherCheck {
  const letters = slots.map((slot) => all.charAt(slot)).join('');
  return { ok: false, kind: 'cipher', code, section: null, slots, letters };
}

/** Accepts six letters in any order inside their sections; what it returns is in canonical order. */
export function checkCipher(given: Cipher): CipherCheck {
  let all = '';
  for (const section of SECTIONS) {
    const letters = given[section];
    if (typeof letters !== 'string' || !/^[A-Z]*$/.test(letters)) {
      return fault('letters', section);
    }
    if (letters.length !== SECTION_SIZE[section]) {
      return fault('size', section);
    }
    all += letters;
  }
  const same = sameLetter(all);
  if (same) return faultAt('repeat', same, all);
  for (const section of ['trust', 'amplify'] as const) {
    if (count(given[section], 'green') !== 1) {
      return fault('green', section);
    }
  }
  const reds = [...all].map((_, slot) => slot).filter((slot) => colourOf(all.charAt(slot)) === 'red');
  if (reds.length > MAX_RED) return faultAt('red', reds, all);
  return { ok: true, cipher: canonical(given) };
}

/** The green letter first, as the slots stand, then by the alphabet: equal ciphers become equal data. */
export function canonical(cipher: Cipher): Cipher {
  return { trust: inOrder(cipher.trust), amplify: inOrder(cipher.amplify), suspicion: cipher.suspicion };
}

export function sameCipher(a: Cipher, b: Cipher): boolean {
  return rightLetters(a, b) === 6;
}

/** Letter points of a guess: the right letter in the right section, in whatever order. */
export function rightLetters(guess: Cipher, truth: Cipher): number {
  let right = 0;
  for (const section of SECTIONS) {
    for (const letter of new Set(guess[section])) if (truth[section].includes(letter)) right += 1;
  }
  return right;
}

function count(letters: string, colour: Colour): number {
  return Array.from(letters).filter((letter) => colourOf(letter) === colour).length;
}

function inOrder(letters: string): string {
  const rank = (letter: string) => (colourOf(letter) === 'green' ? '0' : '1') + letter;
  return Array.from(letters)
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .join('');
}
