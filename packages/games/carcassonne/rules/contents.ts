// What is in a box: the tiles of its sets, less those that are left out.

import { sets } from '../sets/tiles.ts';
import type { SetDoc, TileDoc } from '../tiles/schema.ts';
import type { Options } from './options.ts';

const hasMonastery = ({ features }: TileDoc): boolean => features.some(({ type }) => type === 'monastery');

/** The sets of a box, in the order in which kinds are numbered. */
export const setsOf = (options: Options): readonly SetDoc[] =>
  sets.filter(({ id }) => id === 'base' || options.sets.some((one) => one === id));

/** Is there a monastery in which one may lie down? */
export const hasSpecial = (docs: readonly SetDoc[]): boolean =>
  docs.some(({ tiles }) => tiles.some(({ features }) => features.some(({ special }) => special)));

/** The kinds of these sets that take part, in their order. */
export function contentsOf(docs: readonly SetDoc[], { monasteries = true }: Options): readonly TileDoc[] {
  const all = docs.flatMap(({ tiles }) => tiles);
  return monasteries || !hasSpecial(docs) ? all : all.filter((tile) => !isPlainMonastery(tile));
}

/** One of the base game. */
const isPlainMonastery = (tile: TileDoc): boolean => tile.id.startsWith('base-') && hasMonastery(tile);
