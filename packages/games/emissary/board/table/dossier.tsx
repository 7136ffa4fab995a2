// The dossier of one player: tab with name and what they are doing, photo, character, messages by colour, hand. Wide at a
// desk, tall in a hand; where many sit, the least of it, and mine a bar.

import type { Seat } from '@tabella/kernel';
import type { CSSProperties, ReactElement } from 'react';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { Icon } from '../icon.tsx';
import type { Note } from '../notes.ts';
import { say } from '../say.ts';
import { type BoardScene, roleOf, seatOf } from '../scene.ts';
import type { Identity } from '../terms.ts';
import { personLabel } from './person.ts';
import { CharacterName, Photo } from './photo.tsx';
import { Slip } from './slip.tsx';
import { Slots } from './slots.tsx';
import { Statuses } from './status.tsx';

type DossierShape = 'wide' | 'tall' | 'least' | 'bar';

interface Props {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly note: Note;
  /** May be picked now; is picked. */
  readonly may: boolean;
  readonly has: boolean;
  /** Somebody points at it in the log. */
  readonly lit: boolean;
  readonly shape: DossierShape;
  readonly style?: CSSProperties;
  onTouch(): void;
}

export function Dossier({ scene, seat, note, may, has, lit, shape, style, onTouch }: Props): ReactElement {
  const one = seatOf(scene.view, seat);
  const mine = seat === scene.me;
  const wide = shape === 'wide';
  const tall = !wide;
  const role = roleOf(scene.view, seat);
  const label = `${personLabel(scene, seat, note, say)}${has ? `, ${say.targeted}` : may ? `, ${say.target}` : ''}`;
  const numbers = scene.view.stack.flatMap((card, i) => (card.by === seat ? [i + 1] : []));
  return (
    <button
      type="button"
      className="em-dossier"
      data-shape={shape}
      data-tall={tall || undefined}
      data-seat={seat}
      data-lit={lit || undefined}
      data-me={mine || undefined}
      data-active={(one.alive && scene.view.active === seat && !scene.over) || undefined}
      data-dead={!one.alive || undefined}
      data-may={may || undefined}
      data-has={has || undefined}
      aria-label={label}
      aria-pressed={may ? has : undefined}
      style={style}
      onClick={onTouch}
    >
      <span className="em-tab">
        <b>{scene.name(seat)}</b>
        {mine && one.alive && shape !== 'tall' && <Side of={one.identity} />}
        {tall ? <HandCount n={one.cards} /> : role && <span className="em-role">{say.roles[role]}</span>}
        {numbers.map((n) => (
          <span key={n} className="em-number">
            {n}
          </span>
        ))}
        {one.known.length > 0 && scene.replay !== 'all' && (
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
          {one.alive ? <Slots of={one} counted={!tall} /> : <Closed scene={scene} seat={seat} short={tall} />}
        </span>
        {!tall && one.alive && <HandCount n={one.cards} />}
        {shape === 'tall' && (
          <span className="em-foot">
            {mine && one.alive && <Side of={one.identity} />}
            <CharacterName of={one} />
          </span>
        )}
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

function Side({ of }: { readonly of: Identity | null }): ReactElement | null {
  return (
    of && (
      <span className="em-tab-side">
        <Shape of={SHAPE_OF[of]} />
        {of}
      </span>
    )
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

interface ClosedProps {
  readonly scene: BoardScene;
  readonly seat: Seat;
  /** Without the turn. */
  readonly short: boolean;
}

function Closed({ scene, seat, short }: ClosedProps): ReactElement {
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
        {fallen && !short && <span>{say.outShort(fallen.turn)}</span>}
      </span>
    </>
  );
}
