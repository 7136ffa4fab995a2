// Three marks for one player: an identity is possible, crossed out, or marked.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { markOf, type Notes, noteOf, turned } from '../notes.ts';
import { say } from '../say.ts';
import { IDENTITIES } from '../terms.ts';

export interface NoteBook {
  readonly notes: Notes;
  write(notes: Notes): void;
}

interface Props {
  readonly book: NoteBook;
  readonly seat: Seat;
  readonly name: string;
}

export function Marks({ book, seat, name }: Props): ReactElement {
  const note = noteOf(book.notes, seat);
  return (
    <span className="em-marks">
      {IDENTITIES.map((identity) => {
        const mark = markOf(note, identity);
        return (
          <button
            key={identity}
            type="button"
            className="em-mark"
            data-mark={mark}
            aria-label={say.markOf(name, identity, mark)}
            onClick={() => book.write(turned(book.notes, seat, identity))}
          >
            <Shape of={SHAPE_OF[identity]} />
            {identity}
          </button>
        );
      })}
    </span>
  );
}
