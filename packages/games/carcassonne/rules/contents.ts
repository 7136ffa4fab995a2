// What is in a box: the tiles of its sets, less those in whose place others lie and those that are left out.

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

/** The kinds of these sets that take part, in their order, with as many copies as there are. */
export function contentsOf(docs: readonly SetDoc[], { monasteries = true }: Options): readonly TileDoc[] {
  const all = docs.flatMap(({ tiles }) => tiles);
  const replaced = all.flatMap(({ instead, count }) =>
    instead === undefined ? [] : new Array<string>(count).fill(instead),
  );
  const there =
    replaced.length === 0 ? all : all.map((tile) => withFewer(tile, replaced)).filter(({ count }) => count > 0);
  return monasteries || !hasSpecial(docs) ? there : there.filter((tile) => !isPlainMonastery(tile));
}

/** Copies without a garden go first. */
function withFewer(tile: TileDoc, replaced: readonly string[]): TileDoc {
  const count = tile.count - replaced.filter((id) => id === tile.id).length;
  if (count === tile.count) return tile;
  const { gardenCopies = 0, ...plain } = tile;
  return gardenCopies > 0 ? { ...plain, count, gardenCopies: Math.min(count, gardenCopies) } : { ...plain, count };
}

/** One of the base game. */
const isPlainMonastery = (tile: TileDoc): boolean =>
  (tile.instead ?? tile.id).startsWith('base-') && hasMonastery(tile);
