// The note sheet with its last strokes, so that a slip can be taken back.

import type { Choice } from '@tabella/kernel';
import { useState } from 'react';
import { emptyNotes, type Notes, readNotes } from '../solver/index.ts';
import { useKept } from './kept.ts';

export interface Sheet {
  readonly notes: Notes;
  write(notes: Notes): void;
  /** Takes the last stroke back; undefined when there is none. */
  readonly undo: (() => void) | undefined;
}

const BLANK = emptyNotes();
const MOST = 100;

/** The sheet the table keeps for this seat or side, or one of the board's own. */
export function useNotes(place: string, given: Choice | undefined, note: ((value: Choice) => void) | undefined): Sheet {
  const [own, setOwn] = useKept<Notes>(`${place} notes`, BLANK);
  const notes = note ? (readNotes(given) ?? BLANK) : own;
  return useSheet(notes, note ? (sheet) => note(sheet) : setOwn);
}

export function useSheet(notes: Notes, save: (notes: Notes) => void): Sheet {
  const [before, setBefore] = useState<readonly Notes[]>([]);
  const last = before.at(-1);
  return {
    notes,
    write(sheet) {
      setBefore([...before.slice(1 - MOST), notes]);
      save(sheet);
    },
    undo:
      last &&
      (() => {
        setBefore(before.slice(0, -1));
        save(last);
      }),
  };
}
