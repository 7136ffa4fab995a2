// Where a card goes: beside what it speaks of, never on it.

import type { Box, Size } from '../map/camera.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
}

const GAP = 14;

/** The place for a card of some size, on a screen of which the margin is taken. Of all sides the one that hides least. */
export function beside(about: Box, card: Size, screen: Size, margin: Box): Place {
  const free: Box = {
    left: margin.left,
    top: margin.top,
    right: screen.width - margin.right,
    bottom: screen.height - margin.bottom,
  };
  const clampX = (x: number): number => Math.max(free.left, Math.min(x, free.right - card.width));
  const clampY = (y: number): number => Math.max(free.top, Math.min(y, free.bottom - card.height));
  const middleX = (about.left + about.right - card.width) / 2;
  const middleY = (about.top + about.bottom - card.height) / 2;
  const places: readonly Place[] = [
    { left: about.right + GAP, top: middleY },
    { left: about.left - GAP - card.width, top: middleY },
    { left: middleX, top: about.top - GAP - card.height },
    { left: middleX, top: about.bottom + GAP },
    { left: free.left, top: free.top },
    { left: free.right, top: free.bottom },
  ].map(({ left, top }) => ({ left: clampX(left), top: clampY(top) }));
  let best = places[0] as Place;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const hidden = overlap(about, place, card);
    if (hidden < least) {
      best = place;
      least = hidden;
    }
  }
  return best;
}

function overlap(box: Box, { left, top }: Place, { width, height }: Size): number {
  const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
  const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
