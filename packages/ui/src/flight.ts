// Things that fly to their place on a board. A tap ends any flight; for those who asked for stillness nothing flies.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { endedByTap, isStill, SETTLING } from './motion.ts';

type Place = RefObject<HTMLElement | null>;

const thingsIn = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-flight]')];

/** Lets elements with `data-flight` fly as the board says when their key is new; what is there at first lies still. */
export function useArrivals(
  place: Place,
  keys: string,
  fly: (thing: HTMLElement, board: HTMLElement) => Animation,
): void {
  const seen = useRef<ReadonlySet<string> | null>(null);
  const way = useRef(fly);
  way.current = fly;
  useLayoutEffect(() => {
    const before = seen.current;
    const now = new Set(keys.split(','));
    seen.current = now;
    const board = place.current;
    if (before === null || board === null || isStill()) return;
    const fresh = thingsIn(board).filter(({ dataset: { flight = '' } }) => now.has(flight) && !before.has(flight));
    return endedByTap(fresh.map((thing) => way.current(thing, board)));
  }, [place, keys]);
}

const MOVE_MS = 320;
/** Nearer than this nothing has moved but the layout. */
const NEAR = 48;

/** Lets elements with `data-flight` fly from where the same thing lay before the last change. */
export function useMoves(place: Place, change: unknown): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that makes things move
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const flights: Animation[] = [];
    const board = place.current;
    if (board === null) return;
    // Places are kept from the board's own corner, so that scrolling moves nothing.
    const corner = board.getBoundingClientRect();
    for (const thing of thingsIn(board)) {
      const key = thing.dataset.flight ?? '';
      const { x, y, width, height } = thing.getBoundingClientRect();
      // What is not drawn at this width has no place.
      if (width === 0) continue;
      const to = new DOMRect(x - corner.x, y - corner.y, width, height);
      now.set(key, to);
      const from = before.get(key);
      if (from && !isStill() && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) flights.push(move(thing, from, to));
    }
    places.current = now;
    return endedByTap(flights);
  }, [place, change]);
}

function move(thing: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(2, from.width / to.width)})`;
  return thing.animate(
    [
      { transform: shift, transformOrigin: '0 0', zIndex: 3 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
    ],
    { duration: MOVE_MS, easing: SETTLING },
  );
}
