// The yellow slip under a dossier: what I have marked; or the identity itself, once I know it.

import type { ReactElement } from 'react';
import type { SeatView } from '../../rules/view.ts';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { Icon } from '../icon.tsx';
import type { Note } from '../notes.ts';
import { IDENTITIES, type Identity } from '../terms.ts';

export function Slip({
  of,
  note,
  mine,
}: {
  readonly of: SeatView;
  readonly note: Note;
  readonly mine: boolean;
}): ReactElement | null {
  if (of.identity !== null && !mine) {
    return (
      <span className="em-slip em-slip-sure" aria-hidden="true">
        {!of.exposed && <Icon name="eye" size={13} />}
        <Tag of={of.identity} />
      </span>
    );
  }
  const marked = IDENTITIES.filter((identity) => note.marks[identity] === 'in');
  if (marked.length === 0 || mine) return null;
  return (
    <span className="em-slip" aria-hidden="true">
      {marked.map((identity) => (
        <Tag key={identity} of={identity} doubt />
      ))}
    </span>
  );
}

function Tag({ of, doubt = false }: { readonly of: Identity; readonly doubt?: boolean }): ReactElement {
  return (
    <span className="em-tag">
      <Shape of={SHAPE_OF[of]} />
      {of}
      {doubt && '?'}
    </span>
  );
}
