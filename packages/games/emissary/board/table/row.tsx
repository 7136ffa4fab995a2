// The table on its side: a row of dossiers in the way of the message, ending at me; my own stands over the prompt.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { Envelope } from '../card/envelope.tsx';
import { noteOf } from '../notes.ts';
import { say } from '../say.ts';
import { hopOf } from '../scene.ts';
import { Dossier } from './dossier.tsx';
import type { TableProps } from './oval.tsx';
import { mayTouch, touched } from './touch.ts';

export function RowTable(props: TableProps): ReactElement {
  const { scene } = props;
  const others = scene.me === null ? scene.order : scene.order.slice(1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section className="em-row" aria-label={say.ring} tabIndex={0}>
      {others.map((seat) => (
        <RowSeat key={seat} {...props} seat={seat} shape="tall" />
      ))}
    </section>
  );
}

/** One dossier with the envelope, if it is there or on its way there. */
export function RowSeat({
  scene,
  chooser,
  notes,
  lit,
  onOpen,
  seat,
  shape,
}: TableProps & { readonly seat: Seat; readonly shape: 'tall' | 'wide' }): ReactElement {
  const hop = hopOf(scene.view);
  const { letter } = scene.view;
  return (
    <span className="em-row-seat">
      <Dossier
        scene={scene}
        seat={seat}
        note={noteOf(notes, seat)}
        may={mayTouch(chooser, seat)}
        has={touched(chooser, seat)}
        lit={lit.includes(seat)}
        shape={shape}
        onTouch={() => onOpen(seat)}
      />
      {letter && hop?.to === seat && (
        <span className="em-row-envelope" data-moving={hop.moving || undefined} aria-hidden="true">
          <Envelope letter={letter} />
        </span>
      )}
    </span>
  );
}
