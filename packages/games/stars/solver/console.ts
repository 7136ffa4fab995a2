// The two consoles: the Alien's helper that scores a typed word, and the Scientists' sheet with its deductions.
import { type Cipher, type CipherCheck, checkCipher } from './cipher.ts';
import { ALPHABET, type Colour, colourOf, SECTIONS, type Section, SLOTS } from './letters.ts';
import { type Mark, markOf, type Notes, SIGNS } from './notes.ts';
import type { Clue } from './posterior.ts';
import { type Explanation, explain } from './score.ts';
import { type Tip, tipsFor } from './tips.ts';
import { readWord, type WordReading } from './word.ts';

export type AlienReading =
  | { readonly ok: true; readonly word: string; readonly changed: boolean; readonly explanation: Explanation }
  | Exclude<CipherCheck | WordReading, { readonly ok: true }>;

/** Cipher in, word in, score out: what the publisher's helper app does, with the way to the score. */
export function alienConsole(cipher: Cipher, typed: unknown): AlienReading {
  const checked = checkCipher(cipher);
  if (!checked.ok) return checked;
  const read = readWord(typed);
  if (!read.ok) return read;
  return { ok: true, word: read.word, changed: read.changed, explanation: explain(cipher, read.word) };
}

interface ConsoleLetter {
  readonly letter: string;
  readonly colour: Colour;
  readonly mark: Mark;
  readonly sign: (typeof SIGNS)[Mark];
}

interface ConsoleSection {
  readonly section: Section;
  /** The colours that each slot of the section takes. */
  readonly slots: readonly (readonly Colour[])[];
  readonly letters: readonly ConsoleLetter[];
}

export interface ScientistConsole {
  readonly sections: readonly ConsoleSection[];
  readonly clues: readonly Clue[];
  readonly tips: readonly Tip[];
}

/** The printed console with the marks on it: a grid of letters per section, the clues, and what they show at once. */
export function scientistConsole(clues: readonly Clue[], notes: Notes): ScientistConsole {
  const sections = SECTIONS.map((section) => ({
    section,
    slots: SLOTS.filter((slot) => slot.section === section).map((slot) => slot.colours),
    letters: Array.from(ALPHABET, (letter) => {
      const mark = markOf(notes, section, letter);
      return { letter, colour: colourOf(letter), mark, sign: SIGNS[mark] };
    }),
  }));
  return { sections, clues, tips: tipsFor(clues, notes) };
}
