// Aids: which tiles nobody has seen yet, and which free spots none of them can fill. Those that lie unseen on the table count as
// if they could come: nobody knows which they are.

import { hasRiver } from '../tiles/facts.ts';
import { kinds } from '../tiles/index.ts';
import type { Box } from './box.ts';
import { fitsWithBridge } from './core/bridge.ts';
import { cellX, cellY, frontierCell } from './core/grid.ts';
import { pileBetween } from './core/piles.ts';
import { fitsAt } from './core/spots.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Counts by kind of what nobody has seen; its order does not show. */
function leftByKind(s: State): { readonly counts: number[]; readonly gardens: number[] } {
  const counts = new Array<number>(kinds.length).fill(0);
  const gardens = counts.slice();
  for (const variant of [...pileBetween(s.land, s.at, s.size + s.hidden), ...s.aside]) {
    counts[variant >> 1] = (counts[variant >> 1] ?? 0) + 1;
    gardens[variant >> 1] = (gardens[variant >> 1] ?? 0) + (variant & 1);
  }
  return { counts, gardens };
}

export function remainingKinds(s: State): NonNullable<View['remaining']> {
  const { counts, gardens } = leftByKind(s);
  return kinds
    .map(({ id }, kind) => ({ kind: id, count: counts[kind] ?? 0, gardens: gardens[kind] ?? 0 }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Tiles in hands count as some to come. River tiles go nowhere but on along the river. */
export function deadSpots(s: State, box: Box): NonNullable<View['dead']> {
  const { land } = s;
  const { counts } = leftByKind(s);
  for (const variant of [
    s.drawn,
    ...box.dealing.flatMap((one) => one.inHands(s)),
    ...box.storing.flatMap((one) => one.keeps(s)),
  ]) {
    if (variant >= 0) counts[variant >> 1] = (counts[variant >> 1] ?? 0) + 1;
  }
  const coming = kinds.map((_, kind) => kind).filter((kind) => (counts[kind] ?? 0) > 0);
  const bridges = box.bridging.length > 0;
  const out: { x: number; y: number }[] = [];
  for (let i = 0; i < land.edge; i++) {
    const cell = frontierCell(land, i);
    const [x, y] = [cellX(land.shift, cell), cellY(land.shift, cell)];
    const end = land.riverEdge >= 0 && land.riverX === x && land.riverY === y;
    const fills = (kind: number): boolean =>
      (!hasRiver(kind) || end) && (fitsAt(land, cell, kind) || (bridges && fitsWithBridge(land, kind * 2, cell)));
    if (!coming.some(fills)) out.push({ x, y });
  }
  return out.sort((a, b) => a.y - b.y || a.x - b.x);
}
