// Places on the land in words: a spot by its number and what lies beside it, never by coordinates.

import type { View } from '../../rules/view.ts';
import { tileName, withArticle } from './tiles.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** From the spot to a neighbour, and how the spot lies as seen from there. */
const BESIDE = [
  [0, -1, 'below'],
  [1, 0, 'left of'],
  [0, 1, 'above'],
  [-1, 0, 'right of'],
] as const;

/** `spot 3, below a corner city`; spots are counted from north to south, each row from the west. */
export function spotName({ tiles }: Pick<View, 'tiles'>, { x, y }: Cell, spots: readonly Cell[]): string {
  const before = new Set(
    spots.filter((one) => one.y < y || (one.y === y && one.x < x)).map((one) => `${one.x} ${one.y}`),
  );
  for (const [dx, dy, lies] of BESIDE) {
    const tile = tiles.find((one) => one.x === x + dx && one.y === y + dy);
    if (tile) return `spot ${before.size + 1}, ${lies} ${withArticle(tileName(tile.kind))}`;
  }
  return `spot ${before.size + 1}`;
}
