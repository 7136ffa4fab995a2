// What must hold of every match of Carcassonne, worked out from what everybody sees and is told and from the tile files alone:
// nothing of the rules' own checks is asked. The kit watches matches with it: `npm run kit -- carcassonne --matches 2000`.

import type { Match } from '@tabella/kernel';
import type { CarcassonneEvent } from './rules/choices.ts';
import type { View } from './rules/view.ts';
import { wrongFigures } from './watch/figures.ts';
import { wrongEdges, wrongTiles } from './watch/land.ts';
import { wrongPieces } from './watch/pieces.ts';
import { wrongPoints } from './watch/points.ts';

/** What is wrong with a moment of a match; nothing where all is well. `first` is its first moment. */
export function wrongWith(view: View, first: View, told: readonly CarcassonneEvent[]): readonly string[] {
  return [
    ...wrongTiles(view),
    ...wrongEdges(view),
    ...wrongFigures(view, first),
    ...wrongPieces(view, first, told),
    ...wrongPoints(view, told),
  ];
}

/** From the beginning of the match on. */
export function watch(match: Match<unknown>): () => readonly string[] {
  const first = match.view(null) as object as View;
  return () => {
    const told = match.told.map(({ event }) => event as CarcassonneEvent);
    return wrongWith(match.view(null) as object as View, first, told);
  };
}
