// What is shown when nothing need be hidden any more: every hand, every scroll, the cards that anybody chooses
// among, and, once nothing more is drawn, the deck.

import { CRACKED, DECK, HAND, SEALED, SHOWN, SPREAD } from './box.ts';
import { show } from './show.ts';
import { idsIn, type Look, nameOf } from './stage.ts';
import type { CardView, SeatView, View } from './view.ts';

export function showAll(g: Look, toCome: boolean): View {
  const open = show(g, null);
  const cardsIn = (zone: number): CardView[] => idsIn(g, zone).map((card) => ({ card, id: nameOf(g, card) }));
  const seats = open.seats.map((one): SeatView => {
    const [cracked, sealed] = [cardsIn(CRACKED + one.seat), cardsIn(SEALED + one.seat)];
    return {
      ...one,
      known: cardsIn(HAND + one.seat),
      cracked: one.cracked.map((scroll, i) => ({ ...scroll, kind: cracked[i]?.id ?? null })),
      sealed: one.sealed.map((scroll, i) => ({ ...scroll, kind: sealed[i]?.id ?? null })),
    };
  });
  return {
    ...open,
    seats,
    spread: [SHOWN, ...seats.map(({ seat }) => SPREAD + seat)].flatMap(cardsIn),
    ...(toCome ? { ahead: cardsIn(DECK).reverse() } : {}),
  };
}
