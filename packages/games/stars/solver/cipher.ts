// The cipher: three trust letters, two amplify letters, one suspicion letter, and what makes six letters a cipher.
import { capital, list } from '@tabella/ui/english';
import {
  type Colour,
  colourOf,
  MAX_RED,
  placeName,
  SECTION_SIZE,
  SECTIONS,
  type Section,
  sameLetter,
} from './letters.ts';

/** Order inside a section means nothing; drawn ciphers keep the order of the slots for showing. */
export interface Cipher {
  readonly trust: string;
  readonly amplify: string;
  readonly suspicion: string;
}

export type CipherFault = 'letters' | 'size' | 'repeat' | 'green' | 'red';

export type CipherCheck =
  | { readonly ok: true; readonly cipher: Cipher }
  | { readonly ok: false; readonly code: CipherFault; readonly section: Section | null; readonly reason: string };

function fault(code: CipherFault, section: Section | null, reason: string): CipherCheck {
  return { ok: false, code, section, reason };
}

/** Accepts six letters in any order inside their sections; what it returns is in canonical order. */
export function checkCipher(given: Cipher): CipherCheck {
  let all = '';
  for (const section of SECTIONS) {
    const letters = given[section];
    if (typeof letters !== 'string' || !/^[A-Z]*$/.test(letters)) {
      return fault('letters', section, `The ${section} section takes plain letters from A to Z.`);
    }
    if (letters.length !== SECTION_SIZE[section]) {
      return fault('size', section, `The ${section} section has ${SECTION_SIZE[section]} of the six letters.`);
    }
    all += letters;
  }
  const same = sameLetter(all);
  if (same) return fault('repeat', null, `${bothAre(same, all.charAt(same[0]))}: there is one card of each letter.`);
  for (const section of ['trust', 'amplify'] as const) {
    if (count(given[section], 'green') !== 1) {
      return fault('green', section, `The ${section} section has exactly one green letter.`);
    }
  }
  const reds = [...all].map((_, slot) => slot).filter((slot) => colourOf(all.charAt(slot)) === 'red');
  if (reds.length > MAX_RED)
    return fault(
      'red',
      null,
      `${bothAre(reds, 'red')} (${reds.map((slot) => all.charAt(slot)).join(', ')}): one is the limit.`,
    );
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

/** `Trust 2 and suspicion are both K`. */
export function bothAre(slots: readonly number[], what: string): string {
  const names = slots.map(placeName);
  return capital(`${list(names)} are ${slots.length === 2 ? 'both' : 'all'} ${what}`);
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
