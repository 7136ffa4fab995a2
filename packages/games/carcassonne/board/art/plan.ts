// The plan of a tile: its walls, roads and rivers as curves, turned as it lies.

import type { Kind } from './kind.ts';
import { type Curve, type Point, turn, turnCurve } from './points.ts';
import { type City, citiesOf } from './walls.ts';
import { type Way, type Ways, waysOf } from './ways.ts';

export interface Plan extends Ways {
  readonly kind: Kind;
  readonly quarters: number;
  readonly cities: readonly City[];
}

export function planOf(kind: Kind, quarters: number): Plan {
  const cities = citiesOf(kind);
  const ways = waysOf(kind, cities);
  const point = (one: Point | null): Point | null => one && turn(one, quarters);
  const curve = (one: Curve): Curve => turnCurve(one, quarters);
  const way = ({ feature, curve: own }: Way): Way => ({ feature, curve: curve(own) });
  return {
    kind,
    quarters,
    cities: cities.map((city) => ({
      ...city,
      outline: curve(city.outline),
      walls: city.walls.map((wall) => ({ ...wall, curve: curve(wall.curve) })),
    })),
    roads: ways.roads.map(way),
    rivers: ways.rivers.map(way),
    gates: ways.gates.map((gate) => turn(gate, quarters)),
    plaza: point(ways.plaza),
    monastery: point(ways.monastery),
    tower: point(ways.tower),
    spring: point(ways.spring),
    lake: point(ways.lake),
    ring: point(ways.ring),
    viaduct: ways.viaduct && way(ways.viaduct),
    overpass: ways.overpass,
  };
}
