// Cards fly to the stack from the seat that played them.

import { SETTLING } from '@tabella/ui/motion';

const CARD_MS = 260;

export function fly(card: HTMLElement, board: HTMLElement): Animation {
  const to = card.getBoundingClientRect();
  const from = board.querySelector(`[data-seat="${card.dataset.from}"]`)?.getBoundingClientRect() ?? to;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: CARD_MS, easing: SETTLING },
  );
}
