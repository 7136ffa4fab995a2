// Roads and rivers: they cross the middle of an edge at a right angle. A road that ends on the tile leads to its
// monastery, to a plaza, or to a gate in a city wall.

import { edgesPassing, fieldOfHalves, isSmall, type Kind, type PartOf, partsOf } from './kind.ts';
import {
  along,
  apart,
  at,
  CENTRE,
  type Cubic,
  type Curve,
  line,
  middleOf,
  mix,
  type Point,
  turn,
  turnCurve,
} from './points.ts';
import { apexOf, CAP_MEETING, type City, capsTouch, roadMet, type Wall } from './walls.ts';

export interface Way {
  readonly feature: number;
  /** From an edge to another, or inwards. */
  readonly curve: Curve;
}

export interface Ways {
  readonly roads: readonly Way[];
  readonly rivers: readonly Way[];
  readonly gates: readonly Point[];
  /** Where road ends meet round a well. */
  readonly plaza: Point | null;
  readonly monastery: Point | null;
  /** Where two caps and two road ends touch. */
  readonly tower: Point | null;
  readonly spring: Point | null;
  readonly lake: Point | null;
  /** The middle of a road that goes round in a ring. */
  readonly ring: Point | null;
  /** The bridge of a city over another one, from its cap on. */
  readonly viaduct: Way | null;
  /** The later road passes over the earlier one. */
  readonly overpass: boolean;
}

const ROAD_BEND = 27;
const RIVER_BEND = 28;
const NEAR = 14;

/** Where a road goes into its tunnel: before the wall of the city above, or in it where the road parts two fields. */
export function mouthAt(kind: Kind, edge: number): Point {
  const fields = fieldOfHalves(kind);
  return turn(at(50, fields[2 * edge] === fields[2 * edge + 1] ? 13 : 25), edge);
}

export function waysOf(kind: Kind, cities: readonly City[]): Ways {
  const walls = cities.flatMap((city) => city.walls);
  const roads = partsOf(kind, 'road');
  const ends = roads.filter(({ part }) => part.edges.length === 1);
  const monastery = partsOf(kind, 'monastery').length > 0 ? monasteryOf(kind) : null;
  const touching = capsTouch(kind);
  const atPlaza =
    !monastery &&
    !touching &&
    ends.length > 0 &&
    (ends.length >= 3 || cities.length === 0 || ends.every(({ part }) => isAround(kind, part.edges[0] ?? 0)));
  const plaza = plazaOf(kind, ends[0]?.part.edges[0] ?? 0);
  const gates: Point[] = [];
  const toEnd = (edge: number): Curve => {
    if (monastery && edgesPassing(kind).length > 0) {
      const from = middleOf(edge);
      return [[from, mix(from, CENTRE, 0.4), mix(monastery, CENTRE, 0.4), monastery]];
    }
    if (monastery) return [line(middleOf(edge), at(50, monastery.y < 40 ? monastery.y : 50))];
    if (atPlaza) return [line(middleOf(edge), plaza)];
    if (touching) return [line(middleOf(edge), CENTRE)];
    const found = toGate(edge, wallsFor(kind, edge, walls));
    addGate(gates, found.at);
    return found.curve;
  };
  const viaduct = viaductOf(kind);
  if (viaduct?.gate) gates.push(viaduct.gate);
  const met = roadMet(kind);
  return {
    roads: roads.flatMap(({ feature, part }) => {
      if (part.tunnel)
        return part.edges.map((edge) => ({ feature, curve: [line(middleOf(edge), mouthAt(kind, edge))] }));
      if (part.edges.length > 2) return [...part.edges.map(toRing), RING].map((curve) => ({ feature, curve }));
      if (met?.road === feature && !met.straight) return [{ feature, curve: pastCap(part.edges, met.edge) }];
      return [{ feature, curve: throughOf(part, ROAD_BEND) ?? toEnd(part.edges[0] ?? 0) }];
    }),
    rivers: partsOf(kind, 'river').map(({ feature, part }) => ({ feature, curve: riverOf(part, monastery !== null) })),
    gates,
    plaza: kind.covered.length === 0 && (atPlaza || partsOf(kind, 'place').length > 0) ? (kind.spot ?? plaza) : null,
    monastery,
    tower: touching ? CENTRE : null,
    ring: roads.some(({ part }) => part.edges.length > 2) ? CENTRE : null,
    viaduct: viaduct?.way ?? null,
    ...mouthOf(kind),
    overpass:
      roads.length === 2 &&
      roads.every(({ part }) => part.edges.length === 2 && isStraight(part.edges)) &&
      ends.length === 0,
  };
}

/** Half the width of the ring of a road. */
export const RING_RADIUS = 15;
const ROUND = RING_RADIUS * 0.552;

const RING: Curve = [0, 1, 2, 3].map((quarter): Cubic => {
  const [from, to] = [at(50, 50 - RING_RADIUS), at(50 + RING_RADIUS, 50)];
  const [a, b] = [at(50 + ROUND, from.y), at(to.x, 50 - ROUND)];
  return [turn(from, quarter), turn(a, quarter), turn(b, quarter), turn(to, quarter)];
});

const toRing = (edge: number): Curve => [line(middleOf(edge), turn(at(50, 50 - RING_RADIUS), edge))];

/** From the side of a cap past its tip to the opposite edge. */
function pastCap(edges: readonly number[], cap: number): Curve {
  const y = CAP_MEETING + 5.4;
  const curve: Curve = [
    [at(100, 50), at(82, 50), at(70, y), at(56, y)],
    [at(56, y), at(45, y), at(50, 66), at(50, 100)],
  ];
  const right = edges.includes((cap + 1) & 3);
  const mirrored = curve.map(([a, b, c, d]): Cubic => [flip(a), flip(b), flip(c), flip(d)]);
  return turnCurve(right ? curve : mirrored, cap);
}

const flip = ({ x, y }: Point): Point => at(100 - x, y);

/** How far the cap of a city with a bridge reaches, and the bridge of a city that has no second one. */
const BRIDGE_HEAD = 15;
const BRIDGE_END = 84;

/** The bridge of a city over another, to its other cap or to a gate. */
function viaductOf(kind: Kind): { readonly way: Way; readonly gate: Point | null } | null {
  const found = partsOf(kind, 'city').find(({ part }) => part.crosses);
  if (!found) return null;
  const [from = 0, to] = found.part.edges;
  const end = to === undefined ? turn(at(50, BRIDGE_END), from) : turn(at(50, BRIDGE_HEAD), to);
  const way = { feature: found.feature, curve: [line(turn(at(50, BRIDGE_HEAD), from), end)] };
  return { way, gate: to === undefined ? end : null };
}

/** Where two fields beside a road touch one and the same city, the road leads to that one. */
function wallsFor(kind: Kind, edge: number, walls: readonly Wall[]): readonly Wall[] {
  const fields = fieldOfHalves(kind);
  const [left, right] = [kind.parts[fields[2 * edge] ?? -1], kind.parts[fields[2 * edge + 1] ?? -1]];
  if (left?.type !== 'field' || right?.type !== 'field' || left === right) return walls;
  const both = left.cities.filter((city) => right.cities.includes(city));
  return both.length === 1 ? walls.filter(({ city }) => both.includes(city)) : walls;
}

const isStraight = ([a = 0, b = 0]: readonly number[]): boolean => (a + b) % 2 === 0;

function throughOf({ edges }: { readonly edges: readonly number[] }, bend: number): Curve | null {
  const [a, b] = edges;
  if (a === undefined || b === undefined) return null;
  if (isStraight(edges)) return [line(middleOf(a), middleOf(b))];
  return [[middleOf(a), turn(at(50, bend), a), turn(at(50, bend), b), middleOf(b)]];
}

/** Beside a river or below a city the building makes room for it. */
const monasteryOf = (kind: Kind): Point => {
  if (partsOf(kind, 'river').length > 0) return at(50, 27);
  if (partsOf(kind, 'monastery').some(({ part }) => part.inCity)) return at(50, 38);
  const passing = edgesPassing(kind);
  if (passing.length > 0)
    return awayFrom(
      passing,
      partsOf(kind, 'city').flatMap(({ part }) => part.edges),
    );
  return isSmall(kind) ? at(50, 55) : CENTRE;
};

/** Has a road that ends on the tile the same field on both sides, though it does not lead through another one? */
function isAround(kind: Kind, edge: number): boolean {
  const fields = fieldOfHalves(kind);
  return fields[2 * edge] === fields[2 * edge + 1];
}

/** In the middle; a road that ends before another leads through has the same field on both sides, and a place of its own. */
function plazaOf(kind: Kind, edge: number): Point {
  const fields = fieldOfHalves(kind);
  const isThrough = partsOf(kind, 'road').some(({ part }) => part.edges.length > 1);
  return isThrough && fields[2 * edge] === fields[2 * edge + 1] ? mix(middleOf(edge), CENTRE, 0.5) : CENTRE;
}

/** A place near the middle, away from a road that bends past it and from cities. */
function awayFrom(road: readonly number[], cities: readonly number[]): Point {
  const shift = (from: Point, edge: number, by: number): Point => {
    const { x, y } = middleOf(edge);
    return at(from.x + ((50 - x) / 50) * by, from.y + ((50 - y) / 50) * by);
  };
  const clear = road.reduce((point, edge) => shift(point, edge, 13), CENTRE);
  return cities.reduce((point, edge) => shift(point, edge, 17), clear);
}

/** Straight in until a wall; past all walls, round to the middle of one. */
function toGate(edge: number, walls: readonly Wall[]): { readonly curve: Curve; readonly at: Point } {
  let depth = Number.POSITIVE_INFINITY;
  for (const wall of walls) {
    const points = along(wall.curve).map((point) => turn(point, -edge));
    points.forEach((point, i) => {
      const last = points[i - 1];
      if (!last || (last.x - 50) * (point.x - 50) > 0 || last.x === point.x) return;
      const y = mix(last, point, (50 - last.x) / (point.x - last.x)).y;
      if (y > 5) depth = Math.min(depth, y);
    });
  }
  if (Number.isFinite(depth)) {
    const gate = turn(at(50, depth), edge);
    return { curve: [line(middleOf(edge), gate)], at: gate };
  }
  const gate = walls.map(apexOf).toSorted((a, b) => apart(a, middleOf(edge)) - apart(b, middleOf(edge)))[0] ?? CENTRE;
  const outside = mix(gate, CENTRE, 20 / Math.max(1, apart(gate, CENTRE)));
  return { curve: [[middleOf(edge), turn(at(50, 30), edge), outside, gate]], at: gate };
}

/** Gates that would stand in each other's way become one. */
function addGate(gates: Point[], gate: Point): void {
  const i = gates.findIndex((one) => apart(one, gate) < NEAR);
  if (i < 0) gates.push(gate);
  else gates[i] = mix(gates[i] as Point, gate, 0.5);
}

function riverOf(part: PartOf<'river'>, besideMonastery: boolean): Curve {
  const [a = 0, b] = part.edges;
  if (b === undefined) return [line(middleOf(a), turn(at(50, 56), a))];
  if (!isStraight(part.edges)) return throughOf(part, RIVER_BEND) ?? [];
  const wave: Curve = besideMonastery
    ? [
        [at(50, 0), at(50, 22), at(66, 26), at(66, 50)],
        [at(66, 50), at(66, 74), at(50, 78), at(50, 100)],
      ]
    : [
        [at(50, 0), at(50, 20), at(59, 36), at(50, 50)],
        [at(50, 50), at(41, 64), at(50, 80), at(50, 100)],
      ];
  return turnCurve(wave, Math.min(a, b));
}

/** Where a river begins or ends. The tile that names a lake has one; any other is a spring. */
function mouthOf(kind: Kind): Pick<Ways, 'spring' | 'lake'> {
  const end = partsOf(kind, 'river').find(({ part }) => part.edges.length === 1);
  if (!end) return { spring: null, lake: null };
  const mouth = turn(at(50, 56), end.part.edges[0] ?? 0);
  return kind.id.endsWith('lake') ? { spring: null, lake: mouth } : { spring: mouth, lake: null };
}
