// Everything in the open: the view of a match in which nothing need be hidden any more.

import { read, SEEN, sizeOf, write } from './cards/cards.ts';
import type { Data } from './data.ts';
import { type Game, PUBLIC } from './game.ts';

/** As the game shows it; a game that does not say is shown as to a public that has seen every card. */
export function viewAll<S>(game: Game<S, unknown>, state: S): Data {
  if (game.viewAll) return game.viewAll(state);
  return game.view(game.cards ? withCardsSeen(game, state) : state, null);
}

function withCardsSeen<S>(game: Game<S, unknown>, state: S): S {
  const open = game.clone(state);
  const cards = game.cards?.of(open);
  for (let id = 0; cards && id < sizeOf(cards); id++) write(cards, SEEN, id, read(cards, SEEN, id) | PUBLIC);
  return open;
}
