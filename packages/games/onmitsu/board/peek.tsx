// A large card beside a small one while the mouse is over it. Those without a mouse tap and read.

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Card } from './card/card.tsx';
import type { CardFace } from './card/face.ts';

export interface Peeked {
  readonly face: CardFace;
  readonly place: HTMLElement;
}

const GAP = 10;

export function Peek({ peeked: { face, place } }: { readonly peeked: Peeked }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    // The top layer: nothing of the table cuts it off. A browser without popovers goes without.
    if (!current?.showPopover) return;
    current.showPopover();
    const at = place.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, at.x + at.width / 2 - width / 2), innerWidth - width - GAP);
    const above = at.y - height - GAP;
    const top = above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP);
    current.style.translate = `${Math.round(left)}px ${Math.round(Math.max(GAP, top))}px`;
  }, [place]);
  return (
    <div
      ref={box}
      className="on-peek"
      popover="manual"
      aria-hidden="true"
      data-wide={face.kind === 'location' || undefined}
    >
      <Card face={face} size="L" />
    </div>
  );
}
