// Regions: which feature of a tile lies where, found by flooding what walls, roads and rivers leave of the fields. The
// same grid answers what a finger points at, and where figures, trees and houses have room.

import { cellOf, depthsOf, ellipse, type Grid, inside, pour, SIDE, stroke } from './grid.ts';
import { fieldOfHalves, isSmall, type Kind, partsOf } from './kind.ts';
import { type Plan, planOf } from './plan.ts';
import { around, at, CENTRE, type Point, turn } from './points.ts';
import { RING_RADIUS } from './ways.ts';

/** The grids are those of the kind as it lies in the box; `quarters` says how the tile lies. */
export interface Regions {
  readonly quarters: number;
  /** The feature of each cell, row by row, or NOTHING. */
  readonly label: Grid;
  /** How far each cell is from the border of its region or of the tile. */
  readonly depth: Float32Array;
}

export const NOTHING = -1;
const WALL = -2;
const FREE = -3;

const ROAD_HALF = 5.3;
const RIVER_HALF = 8.7;
const WALL_HALF = 0.6;
const VIADUCT_HALF = 6.4;
/** Half the width and height of a monastery with its ground. */
const MONASTERY = { usual: at(27, 22), small: at(21, 17) };

/** Half the width and height of a place, and of one that is not in the middle. */
const PLACE = { middle: at(15, 13), aside: at(13, 10) };
const SMALL_PLACE = at(9, 8);

export const featureAt = ({ label, quarters }: Regions, point: Point): number =>
  label[cellOf(turn(point, -quarters))] ?? NOTHING;
export const depthAt = ({ depth, quarters }: Regions, point: Point): number =>
  depth[cellOf(turn(point, -quarters))] ?? 0;

/** The regions of a kind, as it lies in the box. */
export function regionsOf(kind: Kind): Regions {
  const plan = planOf(kind, 0);
  const label: Grid = new Int8Array(SIDE * SIDE).fill(FREE);
  const paint = (name: number) => (cell: number) => {
    label[cell] = name;
  };
  for (const area of kind.covered) inside(around(area), paint(NOTHING));
  for (const { feature, outline } of plan.cities) inside(outline, paint(feature));
  for (const { walls } of plan.cities) for (const { curve } of walls) stroke(curve, WALL_HALF, paint(WALL));
  for (const { feature, curve } of plan.rivers) stroke(curve, RIVER_HALF, paint(feature));
  const river = plan.rivers[0]?.feature ?? NOTHING;
  if (plan.lake) ellipse(plan.lake, 19, 15, paint(river));
  if (plan.spring) ellipse(plan.spring, 12, 12, paint(river));
  // A road stops at the wall it leads to: its rounded end must not reach into the city.
  const cities = new Set([WALL, ...plan.cities.map(({ feature }) => feature)]);
  for (const { feature, curve } of plan.roads) {
    stroke(curve, ROAD_HALF, (cell) => {
      if (!cities.has(label[cell] ?? NOTHING)) label[cell] = feature;
    });
  }
  nameFields(plan, label, pour(label, FREE));
  for (const { feature, walls } of plan.cities) {
    for (const { curve } of walls) {
      stroke(curve, WALL_HALF, (cell) => {
        if (label[cell] === WALL) label[cell] = feature;
      });
    }
  }
  if (plan.ring) ellipse(plan.ring, RING_RADIUS, RING_RADIUS, paint(plan.roads[0]?.feature ?? NOTHING));
  if (plan.viaduct) stroke(plan.viaduct.curve, VIADUCT_HALF, paint(plan.viaduct.feature));
  if (plan.monastery) {
    const { x, y } = isSmall(kind) ? MONASTERY.small : MONASTERY.usual;
    ellipse(plan.monastery, x, y, paint(partsOf(plan.kind, 'monastery')[0]?.feature ?? NOTHING));
  }
  // An abbey has its tile to itself.
  if (kind.parts.length === 1 && plan.monastery) label.fill(0);
  const room = kind.spot ? PLACE.aside : PLACE.middle;
  for (const { feature, part } of partsOf(kind, 'place')) {
    const { x, y } = part.at ? SMALL_PLACE : room;
    ellipse(part.at ?? plan.plaza ?? CENTRE, x, y, paint(feature));
  }
  return { quarters: 0, label, depth: depthsOf(label) };
}

/** A little inside the tile, on each half-edge. */
const HALF_AT: readonly Point[] = [0, 1, 2, 3].flatMap((edge) => [turn(at(25, 0.3), edge), turn(at(75, 0.3), edge)]);

function nameFields({ kind }: Plan, label: Grid, pools: number): void {
  const names = new Map<number, number>();
  fieldOfHalves(kind).forEach((field, half) => {
    const pool = label[cellOf(HALF_AT[half] as Point)] ?? NOTHING;
    if (field >= 0 && !names.has(pool)) names.set(pool, field);
  });
  // A field that reaches no edge is the largest pool that has no name yet.
  const sizes = new Array<number>(pools).fill(0);
  for (const one of label) if (one < FREE) sizes[FREE - 1 - one] = (sizes[FREE - 1 - one] ?? 0) + 1;
  const nameless = sizes
    .map((size, i) => ({ size, pool: FREE - 1 - i }))
    .filter(({ pool }) => !names.has(pool))
    .toSorted((a, b) => b.size - a.size);
  const inner = partsOf(kind, 'field').filter(({ part }) => part.halves.length === 0);
  inner.forEach(({ feature }, i) => {
    const pool = nameless[i]?.pool;
    if (pool !== undefined) names.set(pool, feature);
  });
  for (let cell = 0; cell < label.length; cell++) {
    const one = label[cell] as number;
    if (one < FREE) label[cell] = names.get(one) ?? NOTHING;
  }
}
