// Marks on the consoles: what a tap does, what is pencilled into the slots, and the letter guess they make.

import {
  ALPHABET,
  applyTips,
  type Cipher,
  type Clue,
  colourOf,
  type Mark,
  markOf,
  type Notes,
  SECTION_SIZE,
  SECTIONS,
  type Section,
  SLOTS,
  setMark,
  tipsFor,
} from '../solver/index.ts';

/** A tap: circle, cross, blank. */
const AFTER: Readonly<Record<Mark, Mark>> = { unknown: 'maybe', maybe: 'no', no: 'unknown', yes: 'unknown' };

export function tapped(notes: Notes, section: Section, letter: string): Notes {
  return setMark(notes, section, letter, AFTER[markOf(notes, section, letter)]);
}

export const cleared = (notes: Notes, section: Section, letter: string): Notes =>
  setMark(notes, section, letter, 'unknown');

/** Letters that are sure in a section. */
function sureIn(notes: Notes, section: Section): string {
  return lettersWith(notes, section, 'yes');
}

/**
 * Sure, or no longer; null when the section is full. There is one card of each letter, so a sure one is crossed in the
 * other sections.
 */
export function toggledSure(notes: Notes, section: Section, letter: string): Notes | null {
  if (markOf(notes, section, letter) === 'yes') return cleared(notes, section, letter);
  if (sureIn(notes, section).length >= SECTION_SIZE[section]) return null;
  let sheet = setMark(notes, section, letter, 'yes');
  for (const other of SECTIONS) if (other !== section) sheet = setMark(sheet, other, letter, 'no');
  return sheet;
}

/** The sheet with these six letters sure and no others. */
export function withGuess(notes: Notes, guess: Cipher): Notes {
  let sheet = notes;
  for (const section of SECTIONS) {
    for (const letter of sureIn(sheet, section)) sheet = cleared(sheet, section, letter);
  }
  for (const section of SECTIONS) {
    for (const letter of guess[section]) sheet = toggledSure(sheet, section, letter) ?? sheet;
  }
  return sheet;
}

export interface Pencil {
  readonly letter: string;
  readonly sure: boolean;
}

/** What is pencilled into the six slots: sure letters, and circled ones where there are not too many of them. */
export function slotsOf(notes: Notes): readonly (Pencil | null)[] {
  return SECTIONS.flatMap((section) => {
    const sure = sureIn(notes, section);
    const maybe = lettersWith(notes, section, 'maybe');
    const room = SECTION_SIZE[section] - sure.length;
    const pencils = [
      ...Array.from(sure, (letter) => ({ letter, sure: true })),
      ...(maybe.length <= room ? Array.from(maybe, (letter) => ({ letter, sure: false })) : []),
    ];
    return intoSlots(section, pencils, (pencil) => pencil.letter);
  });
}

/** The letters of a cipher slot by slot. */
export function cipherSlots(cipher: Cipher): readonly string[] {
  return SECTIONS.flatMap((section) =>
    intoSlots(section, Array.from(cipher[section]), (letter) => letter).map((letter) => letter ?? ''),
  );
}

/** Each into a slot that takes its colour; what fits none, into any that is left. */
function intoSlots<T>(section: Section, things: readonly T[], letterOf: (thing: T) => string): (T | null)[] {
  const slots = SLOTS.filter((slot) => slot.section === section);
  const placed: (T | null)[] = slots.map(() => null);
  const rest = things.filter((thing) => {
    const at = slots.findIndex(({ colours }, i) => placed[i] === null && colours.includes(colourOf(letterOf(thing))));
    if (at >= 0) placed[at] = thing;
    return at < 0;
  });
  for (const thing of rest) {
    const at = placed.indexOf(null);
    if (at >= 0) placed[at] = thing;
  }
  return placed;
}

export type LetterGuess =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly missing: number; readonly twice: string };

/** The guess that the sure letters make, as it is sent: `EHP RX O`. */
export function letterGuess(notes: Notes): LetterGuess {
  const parts = SECTIONS.map((section) => sureIn(notes, section));
  const all = parts.join('');
  const twice = Array.from(new Set(all))
    .filter((letter) => all.indexOf(letter) !== all.lastIndexOf(letter))
    .join('');
  const missing = SECTIONS.reduce((sum, section, i) => sum + SECTION_SIZE[section] - (parts[i]?.length ?? 0), 0);
  return missing === 0 && twice === '' ? { ok: true, text: parts.join(' ') } : { ok: false, missing, twice };
}

/** What the rulebook's tips would add to the sheet, and how many marks that is. */
export function deduced(notes: Notes, clues: readonly Clue[]): { readonly notes: Notes; readonly added: number } {
  const sheet = applyTips(notes, tipsFor(clues, notes));
  const added = SECTIONS.reduce(
    (sum, section) => sum + sheet[section].filter((mark, i) => mark !== notes[section][i]).length,
    0,
  );
  return { notes: sheet, added };
}

function lettersWith(notes: Notes, section: Section, mark: Mark): string {
  return Array.from(ALPHABET)
    .filter((letter) => markOf(notes, section, letter) === mark)
    .join('');
}
