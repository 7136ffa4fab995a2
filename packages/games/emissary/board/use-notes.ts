// My notes: kept by the table; those of one who watches live as long as the page.

import type { BoardProps } from '@tabella/kernel';
import { useMemo, useState } from 'react';
import { asChoice, type Notes, readNotes } from './notes.ts';
import type { NoteBook } from './sheet/marks.tsx';

export function useNotes(given: BoardProps['notes'], note: BoardProps['note']): NoteBook {
  const [own, setOwn] = useState<Notes>({});
  const kept = useMemo(() => readNotes(given), [given]);
  return { notes: note ? kept : own, write: (notes) => (note ? note(asChoice(notes)) : setOwn(notes)) };
}
