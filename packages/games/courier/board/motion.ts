// Things move from where they were to where they go. A tap ends any motion, and nothing moves for those who want none.

import { isStill } from '@tabella/ui/motion';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const FLIGHT_MS = 320;
/** Nearer than this nothing has moved but the layout. */
const NEAR = 40;

/** Lets what has `data-flight` fly from its old place; what is new flies from the seat named in `data-from`. */
export function useFlights(board: RefObject<HTMLElement | null>, change: unknown): void {
  const places = useRef<ReadonlyMap<string, DOMRect> | null>(null);
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const flights: Animation[] = [];
    for (const thing of board.current?.querySelectorAll<HTMLElement>('[data-flight]') ?? []) {
      const { flight = '', from } = thing.dataset;
      const to = thing.getBoundingClientRect();
      now.set(flight, to);
      const seat = board.current?.querySelector(`[data-seat="${from}"]`)?.getBoundingClientRect();
      const start = before?.get(flight) ?? seat;
      if (before && start && !isStill()) flights.push(...fly(thing, start, to));
    }
    places.current = now;
    const land = (): void => {
      for (const flight of flights) flight.finish();
    };
    addEventListener('pointerdown', land, { once: true });
    return () => removeEventListener('pointerdown', land);
  }, [board, change]);
}

function fly(thing: HTMLElement, from: DOMRect, to: DOMRect): Animation[] {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(x, y) < NEAR) return [];
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  return [thing.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })];
}
