// Cards fly to the stack from the seat of whoever played them. A tap ends any flight.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CARD_MS, endedByTap, isStill } from './motion.ts';

/** Lets elements with `data-fly` fly when their key is new; what is there at first lies still. */
export function useFlights(place: RefObject<HTMLElement | null>, keys: string): void {
  const seen = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = new Set(keys.split(','));
    const board = place.current;
    if (before === null || board === null || isStill()) return;
    const fresh = [...board.querySelectorAll<HTMLElement>('[data-fly]')].filter(
      ({ dataset: { fly = '' } }) => !before.has(fly),
    );
    return endedByTap(fresh.map((card) => fly(card, board)));
  }, [place, keys]);
}

function fly(card: HTMLElement, board: HTMLElement): Animation {
  const to = card.getBoundingClientRect();
  const from = board.querySelector(`[data-seat="${card.dataset.from}"]`)?.getBoundingClientRect() ?? to;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: CARD_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
