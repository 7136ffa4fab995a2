// What a point of the land belongs to.

import type { FigureKind } from '../../rules/names.ts';
import type { View } from '../../rules/view.ts';
import { layOf } from '../art/gallery.ts';
import { featureAt, NOTHING } from '../art/regions.ts';
import { type Laid, type Land, tileOn } from '../scene.ts';

/** How near a finger must come to a road, and to a garden, to mean it. */
const REACH = [0, 3.5, 6] as const;
const GARDEN = { x: 11, y: 8 };
/** Half of how wide a bridge is. */
const BRIDGE = 8;

/** The segment of the bridge over a tile: the last one. */
export const bridgeOn = ({ features }: Laid): number => features.length - 1;

/** The feature at a point of the world, by its number; null off the land, on rivers and on places. */
export function featureUnder(view: View, land: Land, x: number, y: number): number | null {
  const tile = tileOn(land, Math.floor(x / 100), Math.floor(y / 100));
  if (!tile) return null;
  const segment = segmentUnder(tile, x - tile.x * 100, y - tile.y * 100);
  const feature = tile.features[segment];
  const type = feature === undefined ? undefined : view.features[feature]?.type;
  return feature === undefined || type === 'river' || type === 'place' || type === 'castle' ? null : feature;
}

/** Roads are thin: a point close to one means the road rather than the field beside it. */
function segmentUnder(tile: Laid, x: number, y: number): number {
  const { regions, garden, plan, spots } = layOf(tile);
  if (tile.bridge && Math.abs((tile.bridge === 'NS' ? x : y) - 50) < BRIDGE) return bridgeOn(tile);
  if (garden && Math.abs(garden.x - x) < GARDEN.x && Math.abs(garden.y - y) < GARDEN.y) return spots.length - 1;
  const roads = new Set(plan.roads.map(({ feature }) => feature));
  for (const reach of REACH) {
    for (const [dx, dy] of AROUND) {
      const one = featureAt(regions, { x: x + dx * reach, y: y + dy * reach });
      if (roads.has(one)) return one;
    }
  }
  return featureAt(regions, { x, y }) ?? NOTHING;
}

const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const MIDDLE = { x: 50, y: 50 };
/** Not in the middle, where a way below crosses it. */
const ON_BRIDGE = { NS: { x: 50, y: 26 }, EW: { x: 74, y: 46 } } as const;

/** Where a figure on a segment stands, in units of the world. A barn stands on the north-west corner of its tile. */
export function standsAt(tile: Laid, segment: number, figure?: FigureKind): { readonly x: number; readonly y: number } {
  if (figure === 'barn') return { x: tile.x * 100, y: tile.y * 100 };
  const spot =
    tile.bridge && segment === bridgeOn(tile) ? ON_BRIDGE[tile.bridge] : (layOf(tile).spots[segment] ?? MIDDLE);
  return { x: tile.x * 100 + spot.x, y: tile.y * 100 + spot.y };
}
