// Everything in the open: the view of a match in which nothing need be hidden any more.

import { read, SEEN, sizeOf, write } from './cards/cards.ts';
import type { Data } from './data.ts';
import { type Game, PUBLIC } from './game.ts';

/**
 * As the game shows it; a game that does not say is shown as to a public that has seen every card. `toCome`: the cards of the
 * piles too, for a match that is over; without it nothing tells what will be drawn.
 */
export function viewAll<S>(game: Game<S, unknown>, state: S, toCome: boolean): Data {
  if (game.viewAll) return game.viewAll(state, toCome);
  return game.view(game.cards ? withCardsSeen(game, state, toCome) : state, null);
}

function withCardsSeen<S>(game: Game<S, unknown>, state: S, toCome: boolean): S {
  const open = game.clone(state);
  const cards = game.cards?.of(open);
  const box = game.cards?.box(open);
  for (let id = 0; cards && box && id < sizeOf(cards); id++) {
    const inPile = box.kindOfZone(box.zoneOf(cards, id)) === 'pile';
    if (toCome || !inPile) write(cards, SEEN, id, read(cards, SEEN, id) | PUBLIC);
  }
  return open;
}
