// The beginning: what lies on the table before the first turn. A start tile, and blocks of tiles beside it, where they fit; a
// block that fits nowhere lies across a corner.

import { cellAt, tileAt, wantedAt } from './core/grid.ts';
import { type Land, newLand } from './core/land.ts';
import { lay } from './core/lay.ts';
import { MOST_SEGMENTS } from './core/sizes.ts';
import { fitsAsItIs } from './core/spots.ts';

export interface Placed {
  readonly variant: number;
  readonly x: number;
  readonly y: number;
}

/** Where all of it lies; without a start tile the first block begins. The box has so many tiles. */
export function beginning(tiles: number, start: number | null, blocks: readonly (readonly Placed[])[]): Placed[] {
  const land = newLand(tiles, MOST_SEGMENTS, 1);
  const placed: Placed[] = [];
  const put = (one: Placed): void => {
    placed.push(one);
    lay(land, one.variant, one.x, one.y, 0, -1);
  };
  if (start !== null) put({ variant: start, x: 0, y: 0 });
  for (const block of blocks) {
    const at = placed.length === 0 ? { x: 0, y: 0 } : besideOf(land, placed, block);
    for (const { variant, x, y } of block) put({ variant, x: x + at.x, y: y + at.y });
  }
  return placed;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** By an edge, not only by a corner. */
  readonly touches: boolean;
}

/** By an edge if it can be; then as far to the east, and as near to the middle, as may be. */
function besideOf(land: Land, placed: readonly Placed[], block: readonly Placed[]): Spot {
  const [wide, high] = [1 + Math.max(...block.map(({ x }) => x)), 1 + Math.max(...block.map(({ y }) => y))];
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const spots: Spot[] = [];
  for (let x = Math.min(...xs) - wide; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - high; y <= Math.max(...ys) + 1; y++) {
      const cells = block.map((one) => ({ ...one, x: one.x + x, y: one.y + y }));
      if (!cells.every((one) => fits(land, one))) continue;
      const touches = cells.some((one) => wantedAt(land, cellAt(land.shift, one.x, one.y)) > 0);
      if (touches || cells.some((one) => isAcross(land, one))) spots.push({ x, y, touches });
    }
  }
  const [best] = spots.sort((a, b) => Number(b.touches) - Number(a.touches) || b.x - a.x || y(a) - y(b) || a.y - b.y);
  if (!best) throw new Error('there is no place for a block of tiles');
  return best;
}

const y = (spot: Spot): number => Math.abs(spot.y);

/** Before a river there must be room: a block lies behind the spring. */
function fits(land: Land, { variant, x, y }: Placed): boolean {
  if (land.riverEdge >= 0 && x * land.riverX + y * land.riverY >= 0) return false;
  return tileAt(land, x, y) < 0 && fitsAsItIs(land, cellAt(land.shift, x, y), variant >> 1);
}

const isAcross = (land: Land, { x, y }: Placed): boolean =>
  [-1, 1].some((dx) => [-1, 1].some((dy) => tileAt(land, x + dx, y + dy) >= 0));
