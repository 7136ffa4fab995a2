// The note sheet: for each section and each letter what its owner thinks, as plain data.
import { letterIndex, SECTIONS, type Section } from './letters.ts';

export type Mark = 'unknown' | 'yes' | 'no' | 'maybe';

/** 26 marks a section, A to Z. */
export type Notes = Readonly<Record<Section, readonly Mark[]>>;

/** How a mark is drawn on the sheet. */
export const SIGNS: Readonly<Record<Mark, 'circle' | 'cross' | 'dot' | 'none'>> = {
  yes: 'circle',
  no: 'cross',
  maybe: 'dot',
  unknown: 'none',
};

export function emptyNotes(): Notes {
  const blank = (): Mark[] => new Array<Mark>(26).fill('unknown');
  return { trust: blank(), amplify: blank(), suspicion: blank() };
}

export function markOf(notes: Notes, section: Section, letter: string): Mark {
  return notes[section][letterIndex(letter)] ?? 'unknown';
}

export function setMark(notes: Notes, section: Section, letter: string, mark: Mark): Notes {
  return { ...notes, [section]: notes[section].with(letterIndex(letter), mark) };
}

/** Notes that came over a wire, or null if they are none. */
export function readNotes(given: unknown): Notes | null {
  if (typeof given !== 'object' || given === null) return null;
  const sheet = given as Partial<Record<Section, unknown>>;
  const notes: Record<Section, Mark[]> = { trust: [], amplify: [], suspicion: [] };
  for (const section of SECTIONS) {
    const marks = sheet[section];
    if (!Array.isArray(marks) || marks.length !== 26) return null;
    for (const mark of marks as unknown[]) {
      if (!isMark(mark)) return null;
      notes[section].push(mark);
    }
  }
  return notes;
}

function isMark(value: unknown): value is Mark {
  return typeof value === 'string' && Object.hasOwn(SIGNS, value);
}
