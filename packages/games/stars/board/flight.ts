// Cards fly to their column: from where they were written, or out of space. A tap ends any flight.

import { type RefObject, useLayoutEffect, useRef } from 'react';

const FLIGHT_MS = 380;

function isStill(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets cards (elements with `data-flight`) fly when their key is new; what is there at first lies still. */
export function useFlights(place: RefObject<HTMLElement | null>, keys: string): void {
  const seen = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    const now = new Set(keys.split(','));
    seen.current = now;
    if (before === null || isStill()) return;
    const cards = [...(place.current?.querySelectorAll<HTMLElement>('[data-flight]') ?? [])];
    const fresh = cards.filter(({ dataset: { flight = '' } }) => now.has(flight) && !before.has(flight));
    const flights = fresh.map((card) => fly(card, place.current));
    const land = (): void => {
      for (const flight of flights) flight.finish();
    };
    addEventListener('pointerdown', land, { once: true });
    return () => removeEventListener('pointerdown', land);
  }, [place, keys]);
}

function fly(card: HTMLElement, board: HTMLElement | null): Animation {
  const to = card.getBoundingClientRect();
  const from = startOf(card, board);
  const shift = `translate(${from.x - to.x - to.width / 2}px, ${from.y - to.y - to.height / 2}px)`;
  return card.animate(
    [
      { transform: `${shift} scale(0.6)`, opacity: 0, zIndex: 3 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1, zIndex: 3 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** One's own word comes from the prompt below the board, the other side's from the sky above it. */
function startOf(card: HTMLElement, board: HTMLElement | null): { x: number; y: number } {
  const frame = (board?.parentElement ?? document.body).getBoundingClientRect();
  const mine = card.dataset.from === 'below';
  return mine ? { x: frame.x + frame.width / 2, y: frame.bottom } : { x: frame.right - 120, y: frame.y };
}
