// Private notes: per player three marks (an identity possible, crossed out, or marked) and a line of text.

import type { Choice, Seat } from '@tabella/kernel';
import { IDENTITIES, type Identity } from './terms.ts';

export type Mark = 'open' | 'out' | 'in';

export interface Note {
  readonly marks: Readonly<Partial<Record<Identity, Mark>>>;
  readonly text: string;
}

export type Notes = Readonly<Record<Seat, Note>>;

const BLANK: Note = { marks: {}, text: '' };
/** Nine players fit on one sheet. */
export const TEXT_LENGTH = 240;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A sheet as it was kept; what is not a note is left out. */
export function readNotes(value: unknown): Notes {
  const notes: Record<Seat, Note> = {};
  if (!isRecord(value)) return notes;
  for (const [seat, note] of Object.entries(value)) {
    if (!/^\d+$/.test(seat) || !isRecord(note)) continue;
    const marks: Partial<Record<Identity, Mark>> = {};
    for (const identity of IDENTITIES) {
      const mark = isRecord(note.marks) ? note.marks[identity] : undefined;
      if (mark === 'out' || mark === 'in') marks[identity] = mark;
    }
    notes[Number(seat)] = { marks, text: typeof note.text === 'string' ? note.text.slice(0, TEXT_LENGTH) : '' };
  }
  return notes;
}

export const noteOf = (notes: Notes, seat: Seat): Note => notes[seat] ?? BLANK;
export const markOf = (note: Note, identity: Identity): Mark => note.marks[identity] ?? 'open';

const NEXT: Readonly<Record<Mark, Mark>> = { open: 'out', out: 'in', in: 'open' };

/** Possible, crossed out, marked, and round again. */
export function turned(notes: Notes, seat: Seat, identity: Identity): Notes {
  const note = noteOf(notes, seat);
  return { ...notes, [seat]: { ...note, marks: { ...note.marks, [identity]: NEXT[markOf(note, identity)] } } };
}

export function written(notes: Notes, seat: Seat, text: string): Notes {
  return { ...notes, [seat]: { ...noteOf(notes, seat), text: text.slice(0, TEXT_LENGTH) } };
}

/** A sheet as the table keeps it. */
export const asChoice = (notes: Notes): Choice =>
  Object.fromEntries(Object.entries(notes).map(([seat, { marks, text }]) => [seat, { marks: { ...marks }, text }]));
