// The table: seats round an oval, the wire through them, the envelope on it, and the middle for what is going on. At a desk
// with wide dossiers, in a hand with tall ones.

import type { Seat } from '@tabella/kernel';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import type { Chooser } from '../choose/use-chooser.ts';
import { type Notes, noteOf } from '../notes.ts';
import { say } from '../say.ts';
import { type BoardScene, hopOf } from '../scene.ts';
import { useSize } from '../use-size.ts';
import { type Oval, ovalOf } from './anchors.ts';
import { Bubble, type Spoken } from './bubble.tsx';
import { Courier } from './courier.tsx';
import { Dossier } from './dossier.tsx';
import { ringOf } from './ring-places.ts';
import { mayTouch, touched } from './touch.ts';
import { restOf } from './travel.ts';
import { Wire } from './wire.tsx';

export interface TableProps {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly notes: Notes;
  /** What somebody said to the last Prove. */
  readonly spoken: Spoken | null;
  /** Seats that somebody points at in the log. */
  readonly lit: readonly Seat[];
  onOpen(seat: Seat): void;
}

interface Props extends TableProps {
  /** In a hand. */
  readonly small: boolean;
  readonly children: ReactNode;
}

export function OvalTable({ scene, chooser, notes, spoken, lit, small, children, onOpen }: Props): ReactElement {
  const [place, room] = useSize<HTMLElement>();
  const { view, order } = scene;
  const seats = order.length;
  const oval = useMemo(() => (small ? ringOf : ovalOf)(seats, room.width, room.height), [small, seats, room]);
  const line = useMemo(() => ({ oval, order }), [oval, order]);
  const hop = hopOf(view);
  const at = hop && room.width > 0 ? restOf(line, hop, room) : null;
  const inner = innerOf(oval, room.height);
  const anchorOf = (seat: Seat): Oval['anchors'][number] => oval.anchors[order.indexOf(seat)] ?? { x: 0, y: 0 };
  return (
    <section
      ref={place}
      className="em-oval"
      aria-label={say.seats}
      style={
        {
          '--dossier-w': `${oval.dossier.width}px`,
          '--dossier-h': `${oval.dossier.height}px`,
          '--envelope-w': `${oval.envelope.width}px`,
          '--inner-top': `${inner.top}px`,
          '--inner-bottom': `${inner.bottom}px`,
          '--inner-side': `${oval.dossier.width + (small ? 12 : 24)}px`,
        } as CSSProperties
      }
    >
      {room.width > 0 && <Wire line={line} hop={hop} at={at} {...room} />}
      <div className="em-middle">{children}</div>
      {order.map((seat, i) => {
        const anchor = anchorOf(seat);
        const bar = i === 0 ? oval.mine : undefined;
        const { width, height } = bar ?? oval.dossier;
        return (
          <Dossier
            key={seat}
            scene={scene}
            seat={seat}
            note={noteOf(notes, seat)}
            may={mayTouch(chooser, seat)}
            has={touched(chooser, seat)}
            lit={lit.includes(seat)}
            shape={bar ? 'bar' : small ? (oval.mine ? 'least' : 'tall') : 'wide'}
            style={{ left: anchor.x - width / 2, top: anchor.y - height / 2, width, height }}
            onTouch={() => onOpen(seat)}
          />
        );
      })}
      {view.letter && hop && at && <Courier letter={view.letter} hop={hop} line={line} at={at} />}
      {spoken && room.width > 0 && (
        <Bubble scene={scene} spoken={spoken} at={anchorOf(spoken.seat)} oval={oval} room={room} />
      )}
    </section>
  );
}

/** What is free between the seats at the top and mine at the foot. */
function innerOf(oval: Oval, height: number): { readonly top: number; readonly bottom: number } {
  const ys = oval.anchors.map((anchor) => anchor.y);
  const half = oval.dossier.height / 2;
  const foot = (oval.mine ?? oval.dossier).height / 2;
  const top = oval.anchors.some((anchor) => anchor.y < height * 0.3) ? Math.min(...ys) + half + 6 : height * 0.08;
  return { top, bottom: height - (Math.max(...ys) - foot - 6) };
}
