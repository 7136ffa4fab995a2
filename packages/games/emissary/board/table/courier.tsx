// The envelope on the table: it travels along the wire hop by hop, or straight across. A tap ends its way.

import { endedByTap, isStill } from '@tabella/ui/motion';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { LetterView } from '../../rules/view.ts';
import { Envelope } from '../card/envelope.tsx';
import type { Hop } from '../scene.ts';
import type { Point } from './curve.ts';
import { type Segment, wayOf } from './travel.ts';

const HOP_MS = 320;

interface Props {
  readonly letter: LetterView;
  readonly hop: Hop;
  readonly line: Segment;
  readonly at: Point;
}

export function Courier({ letter, hop, line, at }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly at: Point; readonly key: string } | null>(null);
  const key = `${hop.from} ${hop.to} ${hop.moving}`;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { at, key };
    if (!place.current || before?.key === key || isStill()) return;
    const way = wayTo(before?.at ?? null, at, hop, line);
    const flight = place.current.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: hop.moving ? HOP_MS : HOP_MS / 2, easing: 'ease-in-out' },
    );
    return endedByTap([flight]);
  }, [key, at, hop, line]);
  return (
    <div ref={place} className="em-courier" style={{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true">
      <Envelope letter={letter} />
    </div>
  );
}

/** From where it was to where it goes on: from the seat it leaves along the way, with the last part bent to its place. */
function wayTo(before: Point | null, at: Point, hop: Hop, line: Segment): readonly Point[] {
  const way = wayOf(line, hop);
  const part = hop.moving ? way.slice(0, 52).filter((_, i) => i % 4 === 0) : [];
  const start = before ?? way[0] ?? at;
  return hop.straight ? [start, at] : [start, ...part.slice(before ? 3 : 0, -2), at];
}
