// What must hold for the land by itself: the frontier and the features, counted again.

import { FIELD, KINDS } from '../../tiles/compile.ts';
import { featureOf, followersAt, openEdgesOf } from './features.ts';
import { standsOn } from './figures.ts';
import { slotsOut } from './followers.ts';
import { cellAt, frontierCell, isOnTable, tileAt } from './grid.ts';
import { type Land, nodeOf } from './land.ts';
import { KINDS_THEN, LAYOUT, LAYOUT_THEN, layoutFor } from './layout.ts';
import { FOLLOWERS } from './sizes.ts';
import { reachesEdge, segmentsOn, tileX, tileY, typeAt } from './tiles.ts';

/** North, east, south, west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Was the memory made for so many tiles and segments? A land of another version was laid out otherwise. */
export function checkRoom(land: Land, tiles: number, segments: number): void {
  const isOfToday = land.mem[LAYOUT_THEN] === LAYOUT && land.mem[KINDS_THEN] === KINDS;
  if (!isOfToday || land.grid !== layoutFor(tiles, segments).grid) throw new Error('the land has another layout');
}

export function checkFrontier(land: Land): void {
  const cells = new Set<number>();
  for (let i = 0; i < land.edge; i++) cells.add(frontierCell(land, i));
  if (cells.size !== land.edge) throw new Error('the frontier names a cell twice');
  const beside = new Set<number>();
  for (let tile = 0; tile < land.laid; tile++) {
    for (const [dx, dy] of STEPS) {
      const [x, y] = [tileX(land, tile) + dx, tileY(land, tile) + dy];
      const cell = cellAt(land.shift, x, y);
      if (tileAt(land, x, y) < 0 && isOnTable(land.shift, cell)) beside.add(cell);
    }
  }
  if (cells.size !== beside.size || [...beside].some((cell) => !cells.has(cell)))
    throw new Error('the frontier is not what lies beside the land');
}

/** Open edges and followers of every feature. */
export function checkFeatures(land: Land): void {
  const followers = countFollowers(land);
  for (const [feature, edges] of countOpenEdges(land)) {
    if (openEdgesOf(land, feature) !== edges)
      throw new Error(`a feature has ${edges} open edges, not ${openEdgesOf(land, feature)}`);
    if (followersAt(land, feature) !== (followers.get(feature) ?? 0))
      throw new Error('a feature forgot who stands on it');
  }
}

function countOpenEdges(land: Land): Map<number, number> {
  const open = new Map<number, number>();
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      if (typeAt(land, tile, segment) === FIELD) continue;
      const feature = featureOf(land, nodeOf(land, tile, segment));
      open.set(feature, open.get(feature) ?? 0);
    }
    STEPS.forEach(([dx, dy], edge) => {
      if (tileAt(land, tileX(land, tile) + dx, tileY(land, tile) + dy) >= 0) return;
      for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
        if (!reachesEdge(land, tile, edge, segment)) continue;
        const feature = featureOf(land, nodeOf(land, tile, segment));
        open.set(feature, (open.get(feature) ?? 0) + 1);
      }
    });
  }
  return open;
}

function countFollowers(land: Land): Map<number, number> {
  const followers = new Map<number, number>();
  for (let seat = 0; seat < land.seats; seat++) {
    for (let slot = 0; slot < FOLLOWERS; slot++) {
      const isOut = standsOn(land, seat, slot) > 0;
      if (isOut !== slotsOut(land, seat).includes(slot)) throw new Error(`seat ${seat} does not know who is out`);
      if (!isOut) continue;
      const feature = featureOf(land, standsOn(land, seat, slot));
      followers.set(feature, (followers.get(feature) ?? 0) + 1);
    }
  }
  return followers;
}
