// Looking at one point of a chart: under the pointer while it is there, and kept after a tap, a click or an arrow key.

import { type HTMLAttributes, type PointerEvent, useState } from 'react';
import { nearest } from './scale.ts';

interface Look {
  /** Index of the point; null: none. */
  readonly at: number | null;
  keep(at: number | null): void;
  /** For the place in which the points stand. */
  readonly place: Pick<HTMLAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave' | 'onClick'>;
}

/** `xs`: where the points stand, from the left edge of the place. */
export function useLook(xs: readonly number[]): Look {
  const [under, setUnder] = useState<number | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const pointAt = ({ clientX, currentTarget }: Pick<PointerEvent<HTMLElement>, 'clientX' | 'currentTarget'>): number =>
    nearest(xs, clientX - currentTarget.getBoundingClientRect().left);
  const found = kept ?? under;
  return {
    at: found !== null && found < xs.length ? found : null,
    keep: setKept,
    place: {
      onPointerMove: (event) => {
        if (event.pointerType === 'mouse' && !inTip(event.target)) setUnder(pointAt(event));
      },
      onPointerLeave: () => setUnder(null),
      onClick: (event) => {
        if (inTip(event.target)) return;
        const at = pointAt(event);
        setKept(kept === at ? null : at);
      },
    },
  };
}

/** What is told of a point, and the flags, are no part of the ground. */
const inTip = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-over]') !== null;
