// Cards fly to their column: from where they were written, or out of space.

import { SETTLING } from '@tabella/ui/motion';

const FLIGHT_MS = 380;

export function fly(card: HTMLElement, board: HTMLElement): Animation {
  const to = card.getBoundingClientRect();
  const from = startOf(card, board);
  const shift = `translate(${from.x - to.x - to.width / 2}px, ${from.y - to.y - to.height / 2}px)`;
  return card.animate(
    [
      { transform: `${shift} scale(0.6)`, opacity: 0, zIndex: 3 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1, zIndex: 3 },
    ],
    { duration: FLIGHT_MS, easing: SETTLING },
  );
}

/** One's own word comes from the prompt below the board, the other side's from the sky above it. */
function startOf(card: HTMLElement, board: HTMLElement): { x: number; y: number } {
  const frame = (board.parentElement ?? document.body).getBoundingClientRect();
  const mine = card.dataset.from === 'below';
  return mine ? { x: frame.x + frame.width / 2, y: frame.bottom } : { x: frame.right - 120, y: frame.y };
}
