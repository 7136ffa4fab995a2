// Where a figure stands on each feature of a tile: in the open, as far as may be from walls and edges.

import { middleOfCell } from './grid.ts';
import { isSmall, type Part } from './kind.ts';
import type { Plan } from './plan.ts';
import { along, apart, at, CENTRE, type Curve, type Point, turn } from './points.ts';
import { featureAt, type Regions } from './regions.ts';

/** Places on a kind as it lies in the box. A river has one too, though nobody stands there. */
export function spotsAtRest(plan: Plan, regions: Regions): readonly Point[] {
  return plan.kind.parts.map((part, feature) => spotOf(plan, regions, part, feature));
}

function spotOf(plan: Plan, regions: Regions, part: Part, feature: number): Point {
  switch (part.type) {
    case 'monastery':
      return plan.monastery ?? CENTRE;
    case 'place':
      return part.at ?? plan.plaza ?? CENTRE;
    case 'road':
    case 'river':
      return onWay(plan, feature, regions);
    case 'city':
    case 'field':
      return roomiest(feature, regions);
  }
}

/** The middle of a figure, per feature, on a tile that lies so. A monk stands beside the door, however the tile lies. */
export function spotsOf({ kind, quarters }: Plan, atRest: readonly Point[]): readonly Point[] {
  return kind.parts.map((part, feature) => {
    const point = turn(atRest[feature] ?? CENTRE, quarters);
    if (part.type !== 'monastery') return point;
    return isSmall(kind) ? near(point, 13, 5) : near(point, 17, 8);
  });
}

const near = ({ x, y }: Point, dx: number, dy: number): Point => at(x + dx, y + dy);

/** Half way along, or as near to that as the way is not crossed by another. */
function onWay(plan: Plan, feature: number, regions: Regions): Point {
  const curve = [...plan.roads, ...plan.rivers].find((way) => way.feature === feature)?.curve ?? ([] as Curve);
  const points = along(curve);
  const clear = (point: Point): boolean => featureAt(regions, point) === feature && !isCrossed(plan, feature, point);
  for (let off = 0; off < points.length / 2; off++) {
    for (const i of [(points.length >> 1) - off, (points.length >> 1) + off]) {
      const point = points[i];
      if (point && clear(point)) return point;
    }
  }
  return points[points.length >> 2] ?? CENTRE;
}

function isCrossed(plan: Plan, feature: number, point: Point): boolean {
  return [...plan.roads, ...plan.rivers].some(
    (way) => way.feature !== feature && along(way.curve).some((other) => apart(other, point) < 9),
  );
}

/** Depth is worth most; of two deep places the one nearer to the middle of the region. */
function roomiest(feature: number, { label, depth }: Regions): Point {
  let [x, y, count] = [0, 0, 0];
  for (let cell = 0; cell < label.length; cell += 7) {
    if (label[cell] !== feature) continue;
    const point = middleOfCell(cell);
    x += point.x;
    y += point.y;
    count++;
  }
  const heart = at(x / Math.max(1, count), y / Math.max(1, count));
  let best = heart;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < label.length; cell += 3) {
    if (label[cell] !== feature) continue;
    const point = middleOfCell(cell);
    const worth = Math.min(depth[cell] ?? 0, 19) - 0.09 * apart(point, heart);
    if (worth > most) {
      most = worth;
      best = point;
    }
  }
  return best;
}

/** Half the width and height that a garden and the figure in it take up. */
const GARDEN = at(21, 20);

/** A farmer makes room for the garden in the field. */
export function besideGarden(spots: readonly Point[], garden: Point, regions: Regions): readonly Point[] {
  const field = featureAt(regions, garden);
  const isTaken = (point: Point): boolean =>
    Math.abs(point.x - garden.x) < GARDEN.x && Math.abs(point.y - garden.y) < GARDEN.y;
  const spot = spots[field];
  if (!spot || !isTaken(spot)) return spots;
  let best = spot;
  let most = 0;
  for (let cell = 0; cell < regions.label.length; cell += 3) {
    if (regions.label[cell] !== field) continue;
    const point = turn(middleOfCell(cell), regions.quarters);
    const room = Math.min(regions.depth[cell] ?? 0, 14) + 0.2 * Math.min(30, apart(point, garden));
    if (!isTaken(point) && room > most) [best, most] = [point, room];
  }
  return spots.map((one, feature) => (feature === field ? best : one));
}
