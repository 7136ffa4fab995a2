// The sheets that open over the table, one at a time; notes may be docked in the side column instead.

import type { Seat } from '@tabella/kernel';
import { useDock } from '@tabella/ui/places';
import type { ReactElement } from 'react';
import type { BoardScene } from '../scene.ts';
import { DiscardsSheet } from './discards-sheet.tsx';
import type { NoteBook } from './marks.tsx';
import { NotesPanel, NotesSheet } from './notes-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Reference } from './reference.tsx';

export type Open =
  | { readonly what: 'notes' | 'discards' | 'reference' }
  | { readonly what: 'person'; readonly seat: Seat };

interface Props {
  readonly open: Open | null;
  readonly scene: BoardScene;
  /** Those who only watch have none. */
  readonly book: NoteBook | null;
  readonly help: readonly string[];
  readonly docked: boolean;
  onOpen(open: Open | null): void;
}

export function Sheets({ open, scene, book, help, docked, onOpen }: Props): ReactElement {
  const dock = useDock();
  const { view } = scene;
  const close = (): void => onOpen(null);
  const notes = {
    scene,
    book,
    aid: view.options.aid,
    onOpen: (seat: Seat) => onOpen({ what: 'person', seat }),
  };
  return (
    <>
      {docked && !scene.over && view.phase !== 'pick' && dock?.(<NotesPanel {...notes} />)}
      {open?.what === 'notes' && <NotesSheet {...notes} onClose={close} />}
      {open?.what === 'discards' && <DiscardsSheet faces={view.discard} onClose={close} />}
      {open?.what === 'person' && (
        <PersonSheet key={open.seat} scene={scene} seat={open.seat} book={book} onClose={close} />
      )}
      {open?.what === 'reference' && (
        <Reference
          deck={view.options.deck}
          here={view.seats.flatMap((seat) => seat.character ?? [])}
          help={help}
          onClose={close}
        />
      )}
    </>
  );
}
