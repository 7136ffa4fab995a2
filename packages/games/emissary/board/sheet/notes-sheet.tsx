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

interface NotesProps {
  readonly scene: BoardScene;
  /** Those who only watch have none. */
  readonly book: NoteBook | null;
  readonly aid: boolean;
  onOpen(seat: Seat): void;
}

export function NotesSheet({ onClose, ...notes }: NotesProps & { onClose(): void }): ReactElement {
  return (
    <Sheet title={say.notesTitle} onClose={onClose}>
      <HiddenCounts scene={notes.scene} />
      {notes.book && <p className="em-quiet">{say.notesPrivate}</p>}
      <Rows {...notes} />
      {notes.aid && <Aid scene={notes.scene} />}
      <Seen scene={notes.scene} />
    </Sheet>
  );
}

/** The same, small, beside the table. */
export function NotesPanel(notes: NotesProps): ReactElement {
  return (
    <section className="emissary em-dock em-night" aria-label={say.notesTitle}>
      <header>
        <h2>{say.notesTitle}</h2>
        <HiddenCounts scene={notes.scene} />
      </header>
      <Rows {...notes} docked />
    </section>
  );
}

function HiddenCounts({ scene }: Pick<NotesProps, 'scene'>): ReactElement {
  const hidden = hiddenCounts(scene.view);
  return (
    <p className="em-hidden-counts">
      <span>{say.stillHidden}:</span>
      {IDENTITIES.map((identity, i) => (
        <span key={identity} className="em-tag">
          <Shape of={SHAPE_OF[identity]} />
          {identity} {hidden[i]}
        </span>
      ))}
    </p>
  );
}

function Rows({ scene, book, docked = false, onOpen }: NotesProps & { readonly docked?: boolean }): ReactElement {
  return (
    <ul className="em-note-list">
      {scene.order
        .filter((seat) => seat !== scene.me)
        .map((seat) => (
          <NotesRow key={seat} scene={scene} seat={seat} book={book} docked={docked} onOpen={onOpen} />
        ))}
    </ul>
  );
}

type LineProps = Pick<NotesProps, 'scene' | 'book' | 'onOpen'> & { readonly seat: Seat; readonly docked: boolean };

function NotesRow({ scene, seat, book, docked, onOpen }: LineProps): ReactElement {
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
      {docked ? <Evidence scene={scene} seat={seat} /> : book && <NoteLine book={book} seat={seat} name={name} />}
    </li>
  );
}

/** The last thing that Prove brought to light of this player. */
function Evidence({ scene, seat }: Pick<LineProps, 'scene' | 'seat'>): ReactElement | null {
  const claim = scene.view.claims.findLast((one) => one.to === seat);
  if (!claim) return null;
  const did = claim.acts ? say.acts[claim.kind] : say.says[claim.kind];
  return (
    <span className="em-evidence">
      {say.evidence(claim.turn, claim.by === scene.me ? say.you : scene.name(claim.by), did)}{' '}
      {claim.card?.prove && say.bet(claim.card.prove.bet)}
    </span>
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
