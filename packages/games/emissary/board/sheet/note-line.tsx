// A line of text on one player, kept when the pen is lifted.

import type { Seat } from '@tabella/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { noteOf, TEXT_LENGTH, written } from '../notes.ts';
import { say } from '../say.ts';
import type { NoteBook } from './marks.tsx';

export function NoteLine({
  book,
  seat,
  name,
}: {
  readonly book: NoteBook;
  readonly seat: Seat;
  readonly name: string;
}): ReactElement {
  const { text } = noteOf(book.notes, seat);
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  return (
    <input
      className="em-note-line"
      value={draft}
      maxLength={TEXT_LENGTH}
      placeholder={say.noteHere}
      aria-label={say.noteText(name)}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => draft !== text && book.write(written(book.notes, seat, draft))}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
