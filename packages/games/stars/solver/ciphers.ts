// All 1,888,920 ciphers in compact arrays, ordered by trust, then amplify, then suspicion.
import type { Cipher } from './cipher.ts';
import { ALPHABET, colourAt, LETTERS, letterAt, letterIndex } from './letters.ts';
import { CIPHERS, PATTERNS, patternId } from './prior.ts';

export interface CipherSet {
  readonly count: number;
  /** Per cipher. */
  readonly trust: Uint16Array;
  readonly amplify: Uint8Array;
  readonly suspicion: Uint8Array;
  readonly pattern: Uint8Array;
  /** First cipher of each trust id, and one entry more for the end. */
  readonly trustStart: Uint32Array;
  /** Three letters per trust id, two per amplify id. */
  readonly trustLetters: Uint8Array;
  readonly amplifyLetters: Uint8Array;
}

const NONE = PATTERNS.length;

/** Green letter first, then the others by the alphabet: the canonical order of cipher.ts. */
function trustTriples(): number[][] {
  const others = Array.from(LETTERS.black + LETTERS.red, letterIndex).sort((a, b) => a - b);
  const triples: number[][] = [];
  for (const green of Array.from(LETTERS.green, letterIndex)) {
    others.forEach((first, i) => {
      for (const second of others.slice(i + 1)) {
        if (colourAt(first) !== 'red' || colourAt(second) !== 'red') triples.push([green, first, second]);
      }
    });
  }
  return triples;
}

function amplifyPairs(): number[][] {
  const others = Array.from(LETTERS.black + LETTERS.red, letterIndex).sort((a, b) => a - b);
  return Array.from(LETTERS.green, letterIndex).flatMap((green) => others.map((other) => [green, other]));
}

function maskOf(letters: readonly number[]): number {
  return letters.reduce((mask, letter) => mask | (1 << letter), 0);
}

export function enumerateCiphers(): CipherSet {
  const triples = trustTriples();
  const pairs = amplifyPairs();
  const red = maskOf(Array.from(LETTERS.red, letterIndex));
  const pairMasks = Uint32Array.from(pairs, maskOf);
  const trust = new Uint16Array(CIPHERS);
  const amplify = new Uint8Array(CIPHERS);
  const suspicion = new Uint8Array(CIPHERS);
  const pattern = new Uint8Array(CIPHERS);
  const trustStart = new Uint32Array(triples.length + 1);
  // Pattern of each suspicion letter, by where the red letter is; NONE where it would be a second red.
  const patternOf = (['none', 'trust', 'amplify'] as const).map((where) =>
    Uint8Array.from(ALPHABET, (_, letter) => {
      const colour = colourAt(letter);
      if (colour === 'red') return where === 'none' ? patternId('suspicion', 'red') : NONE;
      return patternId(where, colour);
    }),
  );
  let at = 0;
  triples.forEach((triple, t) => {
    trustStart[t] = at;
    const trustMask = maskOf(triple);
    for (let a = 0; a < pairs.length; a += 1) {
      const pairMask = pairMasks[a] as number;
      if ((trustMask & pairMask) !== 0) continue;
      const redIn = ((trustMask & red) !== 0 ? 1 : 0) + ((pairMask & red) !== 0 ? 2 : 0);
      const patterns = patternOf[redIn];
      if (patterns === undefined) continue; // red in both sections
      const taken = trustMask | pairMask;
      for (let letter = 0; letter < 26; letter += 1) {
        const id = patterns[letter] as number;
        if (id === NONE || ((taken >>> letter) & 1) !== 0) continue;
        trust[at] = t;
        amplify[at] = a;
        suspicion[at] = letter;
        pattern[at] = id;
        at += 1;
      }
    }
  });
  trustStart[triples.length] = at;
  return {
    count: at,
    trust,
    amplify,
    suspicion,
    pattern,
    trustStart,
    trustLetters: Uint8Array.from(triples.flat()),
    amplifyLetters: Uint8Array.from(pairs.flat()),
  };
}

let shared: CipherSet | null = null;

/** The one table for everybody: a constant that is too big to build before somebody asks for it. */
export function allCiphers(): CipherSet {
  shared ??= enumerateCiphers();
  return shared;
}

export function cipherAt(set: CipherSet, index: number): Cipher {
  const t = set.trust[index];
  const a = set.amplify[index];
  const s = set.suspicion[index];
  if (t === undefined || a === undefined || s === undefined) throw new RangeError(`no cipher ${index}`);
  return {
    trust: spell(set.trustLetters, 3 * t, 3),
    amplify: spell(set.amplifyLetters, 2 * a, 2),
    suspicion: letterAt(s),
  };
}

/** Bytes held, for the figures. */
export function bytesOf(set: CipherSet): number {
  return (
    set.trust.byteLength +
    set.amplify.byteLength +
    set.suspicion.byteLength +
    set.pattern.byteLength +
    set.trustStart.byteLength +
    set.trustLetters.byteLength +
    set.amplifyLetters.byteLength
  );
}

function spell(letters: Uint8Array, at: number, length: number): string {
  let text = '';
  for (let i = at; i < at + length; i += 1) text += letterAt(letters[i] as number);
  return text;
}
