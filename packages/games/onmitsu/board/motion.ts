// Things move from where they were to where they go. A tap ends any motion; who wants none gets none.

import { type RefObject, useLayoutEffect, useRef } from 'react';

const FLIGHT_MS = 320;
/** Nearer than this nothing has moved but the layout. */
const NEAR = 48;

export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets elements with `data-flight` fly from where the same thing lay before the last change. */
export function useFlights(board: RefObject<HTMLElement | null>, change: unknown): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const flights: Animation[] = [];
    // Places are kept from the board's own corner, so that scrolling moves nothing.
    const corner = board.current?.getBoundingClientRect() ?? new DOMRect();
    for (const thing of board.current?.querySelectorAll<HTMLElement>('[data-flight]') ?? []) {
      const key = thing.dataset.flight ?? '';
      const { x, y, width, height } = thing.getBoundingClientRect();
      // What is not drawn at this width has no place.
      if (width === 0) continue;
      const to = new DOMRect(x - corner.x, y - corner.y, width, height);
      now.set(key, to);
      const from = before.get(key);
      if (from && !isStill() && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) flights.push(fly(thing, from, to));
    }
    places.current = now;
    const land = (): void => {
      for (const flight of flights) flight.finish();
    };
    addEventListener('pointerdown', land, { once: true });
    return () => removeEventListener('pointerdown', land);
  }, [board, change]);
}

function fly(thing: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(2, from.width / to.width)})`;
  return thing.animate(
    [
      { transform: shift, transformOrigin: '0 0', zIndex: 3 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
