// The dossier of one player: tab with name and what they are doing, photo, character, messages by colour, hand. Wide for the
// oval, tall for the ring.

import type { Seat } from '@tabella/kernel';
import type { CSSProperties, ReactElement } from 'react';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { Icon } from '../icon.tsx';
import type { Note } from '../notes.ts';
import { say } from '../say.ts';
import { type BoardScene, roleOf, seatOf } from '../scene.ts';
import { personLabel } from './person.ts';
import { CharacterName, Photo } from './photo.tsx';
import { Slip } from './slip.tsx';
import { Slots } from './slots.tsx';
import { Statuses } from './status.tsx';

interface DossierProps {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly note: Note;
  /** May be picked now; is picked. */
  readonly may: boolean;
  readonly has: boolean;
  onTouch(): void;
}

interface Props extends DossierProps {
  readonly tall?: boolean;
  /** A copy of another one: for the eye only. */
  readonly copy?: boolean;
  readonly style?: CSSProperties;
}

export function Dossier({
  scene,
  seat,
  note,
  may,
  has,
  onTouch,
  tall = false,
  copy = false,
  style,
}: Props): ReactElement {
  const one = seatOf(scene.view, seat);
  const mine = seat === scene.me;
  const role = roleOf(scene.view, seat);
  const label = `${personLabel(scene, seat, note, say)}${has ? `, ${say.targeted}` : may ? `, ${say.target}` : ''}`;
  const numbers = scene.view.stack.flatMap((card, i) => (card.by === seat ? [i + 1] : []));
  return (
    <button
      type="button"
      className="em-dossier"
      data-tall={tall || undefined}
      data-seat={copy ? undefined : seat}
      data-me={mine || undefined}
      data-active={(one.alive && scene.view.active === seat && !scene.over) || undefined}
      data-dead={!one.alive || undefined}
      data-may={may || undefined}
      data-has={has || undefined}
      aria-label={label}
      aria-pressed={may ? has : undefined}
      aria-hidden={copy || undefined}
      tabIndex={copy ? -1 : undefined}
      style={style}
      onClick={onTouch}
    >
      <span className="em-tab">
        <b>{scene.name(seat)}</b>
        {tall ? <HandCount n={one.cards} /> : role && <span className="em-role">{say.roles[role]}</span>}
        {numbers.map((n) => (
          <span key={n} className="em-number">
            {n}
          </span>
        ))}
        {one.known.length > 0 && (
          <span className="em-eye">
            <Icon name="eye" size={15} />
            {one.known.length}
          </span>
        )}
      </span>
      <span className="em-body">
        <Photo of={one} />
        <span className="em-facts">
          {!tall && <CharacterName of={one} />}
          {one.alive ? <Slots of={one} counted={!tall} /> : <Closed scene={scene} seat={seat} />}
        </span>
        {!tall && one.alive && <HandCount n={one.cards} />}
        {tall && <CharacterName of={one} />}
      </span>
      {has && (
        <span className="em-tick" aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
      )}
      <Statuses locked={one.locked} trapped={one.trapped} />
      {one.alive && <Slip of={one} note={note} mine={mine} />}
    </button>
  );
}

function HandCount({ n }: { readonly n: number }): ReactElement {
  return (
    <span className="em-count">
      <Icon name="cards" size={17} />
      {n}
    </span>
  );
}

function Closed({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }): ReactElement {
  const one = seatOf(scene.view, seat);
  const fallen = scene.view.fallen.find((fall) => fall.seat === seat);
  return (
    <>
      <span className="em-closed">{say.caseClosed}</span>
      <span className="em-closed-who">
        {one.identity && (
          <>
            <Shape of={SHAPE_OF[one.identity]} />
            {one.identity}
          </>
        )}
        {fallen && <span>{say.outShort(fallen.turn)}</span>}
      </span>
    </>
  );
}
