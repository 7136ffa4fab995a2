// All my notes: marks and a line per player, what is still hidden, cards I alone have seen; and the deduction aid.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { hiddenCounts } from '../aid.ts';
import { Card } from '../card/card.tsx';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { IDENTITIES } from '../terms.ts';
import { Aid } from './aid-panel.tsx';
import { Marks, type NoteBook } from './marks.tsx';
import { NoteLine } from './note-line.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly scene: BoardScene;
  /** Those who only watch have none. */
  readonly book: NoteBook | null;
  readonly aid: boolean;
  onOpen(seat: Seat): void;
  onClose(): void;
}

export function NotesSheet({ scene, book, aid, onOpen, onClose }: Props): ReactElement {
  const { view, me } = scene;
  const hidden = hiddenCounts(view);
  return (
    <Sheet title={say.notesTitle} onClose={onClose}>
      <p className="em-hidden-counts">
        <span>{say.stillHidden}:</span>
        {IDENTITIES.map((identity, i) => (
          <span key={identity} className="em-tag">
            <Shape of={SHAPE_OF[identity]} />
            {identity} {hidden[i]}
          </span>
        ))}
      </p>
      {book && <p className="em-quiet">{say.notesPrivate}</p>}
      <ul className="em-note-list">
        {scene.order
          .filter((seat) => seat !== me)
          .map((seat) => (
            <NotesRow key={seat} scene={scene} seat={seat} book={book} onOpen={onOpen} />
          ))}
      </ul>
      {aid && <Aid scene={scene} />}
      <Seen scene={scene} />
    </Sheet>
  );
}

type LineProps = Pick<Props, 'scene' | 'book' | 'onOpen'> & { readonly seat: Seat };

function NotesRow({ scene, seat, book, onOpen }: LineProps): ReactElement {
  const one = seatOf(scene.view, seat);
  const name = scene.name(seat);
  return (
    <li>
      <button type="button" className="em-note-name" onClick={() => onOpen(seat)}>
        {name}
        {one.known.length > 0 && (
          <span className="em-eye" role="img" aria-label={say.seen(one.known.length)}>
            <Icon name="eye" size={16} /> {one.known.length}
          </span>
        )}
      </button>
      {one.identity !== null ? (
        <span className="em-tag">
          <Shape of={SHAPE_OF[one.identity]} />
          <b>{one.identity}</b> <span className="em-quiet">{one.exposed ? say.shown : say.seenByMe}</span>
        </span>
      ) : (
        book && <Marks book={book} seat={seat} name={name} />
      )}
      {book && <NoteLine book={book} seat={seat} name={name} />}
    </li>
  );
}

/** Cards of deck and box that the viewer has seen. */
function Seen({ scene: { view } }: { readonly scene: BoardScene }): ReactElement {
  return (
    <>
      {view.peeked.length > 0 && (
        <section>
          <h3>{say.peeked}</h3>
          <ul className="em-faces">
            {view.peeked.map(({ under, card }) => (
              <li key={under}>
                <Card face={card} size="s" />
                <span className="em-quiet">{say.under(under)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.removedSeen.length > 0 && (
        <section>
          <h3>{say.removedSeen}</h3>
          <ul className="em-faces">
            {view.removedSeen.map((face, i) => (
              <li key={i}>
                <Card face={face} size="s" />
                {face.prove && <span className="em-quiet">{face.prove.bet}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
