// The table at a desk: seats round an oval, the wire through them, the envelope on it, and the middle for what is going on.

import type { Seat } from '@tabella/kernel';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import type { Chooser } from '../choose/use-chooser.ts';
import { type Notes, noteOf } from '../notes.ts';
import { say } from '../say.ts';
import { type BoardScene, hopOf } from '../scene.ts';
import { useSize } from '../use-size.ts';
import { ovalOf } from './anchors.ts';
import { Courier } from './courier.tsx';
import { Dossier } from './dossier.tsx';
import { mayTouch, touched } from './touch.ts';
import { restOf } from './travel.ts';
import { Wire } from './wire.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly notes: Notes;
  readonly children: ReactNode;
  onOpen(seat: Seat): void;
}

export function OvalTable({ scene, chooser, notes, children, onOpen }: Props): ReactElement {
  const [place, room] = useSize<HTMLElement>();
  const { view, order } = scene;
  const seats = order.length;
  const oval = useMemo(() => ovalOf(seats, room.width, room.height), [seats, room]);
  const line = useMemo(() => ({ oval, order }), [oval, order]);
  const hop = hopOf(view);
  const at = hop && room.width > 0 ? restOf(line, hop, room) : null;
  const inner = innerOf(oval, room.height);
  return (
    <section
      ref={place}
      className="em-oval"
      aria-label={say.seats}
      style={
        {
          '--dossier-w': `${oval.dossier.width}px`,
          '--dossier-h': `${oval.dossier.height}px`,
          '--inner-top': `${inner.top}px`,
          '--inner-bottom': `${inner.bottom}px`,
          '--inner-side': `${oval.dossier.width + 24}px`,
        } as CSSProperties
      }
    >
      {room.width > 0 && <Wire line={line} hop={hop} at={at} {...room} />}
      <div className="em-middle">{children}</div>
      {order.map((seat, i) => {
        const anchor = oval.anchors[i] ?? { x: 0, y: 0 };
        return (
          <Dossier
            key={seat}
            scene={scene}
            seat={seat}
            note={noteOf(notes, seat)}
            may={mayTouch(chooser, seat)}
            has={touched(chooser, seat)}
            style={{ left: anchor.x - oval.dossier.width / 2, top: anchor.y - oval.dossier.height / 2 }}
            onTouch={() => onOpen(seat)}
          />
        );
      })}
      {view.letter && hop && at && <Courier letter={view.letter} hop={hop} line={line} at={at} />}
    </section>
  );
}

/** What is free between the seats at the top and mine at the foot. */
function innerOf(oval: ReturnType<typeof ovalOf>, height: number): { readonly top: number; readonly bottom: number } {
  const ys = oval.anchors.map((anchor) => anchor.y);
  const half = oval.dossier.height / 2;
  const top = oval.anchors.some((anchor) => anchor.y < height * 0.3) ? Math.min(...ys) + half + 6 : height * 0.12;
  return { top, bottom: height - (Math.max(...ys) - half - 6) };
}
