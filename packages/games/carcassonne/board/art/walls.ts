// City walls. Going clockwise round the tile, each run of edges that are not this city's becomes one wall, from the
// corner where the run starts to the corner where it ends; so the walls of neighbours always meet.

import { cityOfEdges, fieldOfHalves, type Kind, partsOf } from './kind.ts';
import { halfAfter, halfBefore, tongue } from './odd-walls.ts';
import { at, backwards, CENTRE, type Cubic, type Curve, cornerOf, halfWay, line, mix, turnCurve } from './points.ts';

export interface Wall {
  /** The feature it guards. */
  readonly city: number;
  readonly curve: Curve;
  /** How many edges it walks past: 3 a cap, 2 a corner, 1 a pocket. */
  readonly run: number;
}

export interface City {
  readonly feature: number;
  /** Its outline, closed. */
  readonly outline: Curve;
  readonly walls: readonly Wall[];
}

const CAP = 29;
const CAP_BESIDE = 25;
const CAP_BETWEEN = 17;
const CAP_TOUCHING = 45;
const CAP_JOINING = 50;
/** A cap that meets a road, which bends away before it. */
export const CAP_MEETING = 42;
const POCKET = 27;
const POCKET_APART = 17;
const POCKET_LENS = 42;

export function citiesOf(kind: Kind): readonly City[] {
  const cities = partsOf(kind, 'city');
  const shared = cities.flatMap(({ part }) => part.shared)[0];
  return cities.flatMap(({ feature, part }) => {
    // What a bridge joins is a cap at either end.
    if (part.crosses) return part.edges.map((edge) => cityOf(kind, feature, [edge]));
    if (shared === undefined) return cityOf(kind, feature, part.edges);
    const { outline, wall } = part.edges.includes((shared + 1) & 3) ? halfAfter(shared) : halfBefore(shared);
    return { feature, outline, walls: [{ city: feature, curve: wall, run: 2 }] };
  });
}

/** Two caps face each other, no way leads through between them, and yet no field lies on both sides. */
export function capsTouch(kind: Kind): boolean {
  const caps = partsOf(kind, 'city').filter(({ part }) => part.edges.length === 1);
  const ways = [...partsOf(kind, 'road'), ...partsOf(kind, 'river')];
  const [a, b] = caps.map(({ part }) => part.edges[0] ?? 0);
  if (caps.length !== 2 || a === undefined || b === undefined || (a - b) % 2 !== 0) return false;
  if (ways.some(({ part }) => part.edges.length > 1)) return false;
  const fields = fieldOfHalves(kind);
  const beside = (edge: number): readonly (number | undefined)[] => [
    fields[(2 * edge) & 7],
    fields[(2 * edge + 1) & 7],
  ];
  return !beside(a + 1).some((field) => beside(a + 3).includes(field));
}

/** A cap that meets a road which bends past it, so that the fields on either side of it are two: its edge, and the road. */
export function roadMet(
  kind: Kind,
): { readonly edge: number; readonly road: number; readonly straight: boolean } | null {
  const [cap, ...more] = partsOf(kind, 'city');
  const edge = cap?.part.edges[0];
  const [road] = partsOf(kind, 'road');
  if (edge === undefined || more.length > 0 || cap?.part.edges.length !== 1) return null;
  if (road?.part.edges.length !== 2 || partsOf(kind, 'road').length > 1) return null;
  if (partsOf(kind, 'river').length > 0) return null;
  const fields = fieldOfHalves(kind);
  const [a = 0, b = 0] = road.part.edges;
  const straight = (a + b) % 2 === 0;
  return fields[(2 * edge + 2) & 7] === fields[(2 * edge - 1) & 7] ? null : { edge, road: road.feature, straight };
}

function cityOf(kind: Kind, feature: number, edges: readonly number[]): City {
  const outline: Cubic[] = [];
  const walls: Wall[] = [];
  const first = edges[0] ?? 0;
  for (let i = first; i < first + 4; ) {
    if (edges.includes(i & 3)) {
      outline.push(line(cornerOf(i), cornerOf(i + 1)));
      i++;
      continue;
    }
    const run = runFrom(kind, edges, i);
    const curve = wallOf(kind, feature, i, run);
    outline.push(...curve);
    walls.push({ city: feature, curve, run });
    i += run;
  }
  return { feature, outline, walls };
}

/** How many edges from this one on lie outside the city, up to a corner that the city reaches. */
function runFrom(kind: Kind, edges: readonly number[], from: number): number {
  const fields = fieldOfHalves(kind);
  let run = 1;
  while (!edges.includes((from + run) & 3)) {
    const before = fields[(2 * (from + run) - 1) & 7] ?? -1;
    const after = fields[(2 * (from + run)) & 7] ?? -1;
    if (before >= 0 && after >= 0 && before !== after) break;
    if (isApart(kind, from + run)) break;
    run++;
  }
  return run;
}

/** Does a city lie between the field and the other city that meet at the corner where this edge begins? */
function isApart(kind: Kind, edge: number): boolean {
  const owner = cityOfEdges(kind)[(edge - 1) & 3] ?? -1;
  const field = kind.parts[fieldOfHalves(kind)[(2 * edge) & 7] ?? -1];
  return field?.type === 'field' && field.apart.includes(owner);
}

function wallOf(kind: Kind, city: number, from: number, run: number): Curve {
  const owner = cityOfEdges(kind);
  const others = Array.from({ length: run }, (_, i) => owner[(from + i) & 3] ?? -1).filter((one) => one >= 0);
  if (run === 3 && kind.split.includes((from + 1) & 3)) return backwards(tongue((from + 3) & 3));
  if (run === 3) return backwards(turnCurve(bow(capDepth(kind, owner, city, from + 3)), from + 3));
  if (run === 1) {
    const depth = isApart(kind, from) ? POCKET_APART : others.length > 0 ? POCKET_LENS : POCKET;
    return turnCurve(bow(depth), from);
  }
  return corner(from, others.length > 0 ? -5 - 2 * others.length : besideRiver(kind, from) ? 1 : 4);
}

function capDepth(kind: Kind, owner: readonly number[], city: number, edge: number): number {
  if (capsTouch(kind)) return partsOf(kind, 'road').length > 0 ? CAP_TOUCHING : CAP_JOINING;
  const met = roadMet(kind);
  if (met !== null) return met.straight ? CAP_TOUCHING : CAP_MEETING;
  const [left = -1, right = -1] = [owner[(edge + 3) & 3], owner[(edge + 1) & 3]];
  const isOther = (one: number): boolean => one >= 0 && one !== city;
  if (isOther(left) && left === right) return CAP_BETWEEN;
  return isOther(left) || isOther(right) ? CAP_BESIDE : CAP;
}

const besideRiver = (kind: Kind, from: number): boolean =>
  partsOf(kind, 'river').some(({ part }) =>
    part.edges.some((edge) => edge === (from & 3) || edge === ((from + 1) & 3)),
  );

/** From corner to corner of the north edge, so deep in the middle. */
function bow(depth: number): Curve {
  const apex = at(50, depth);
  const rise = Math.min(14, 0.52 * depth);
  return [
    [at(0, 0), at(18, rise), at(28, depth), apex],
    [apex, at(72, depth), at(82, rise), at(100, 0)],
  ];
}

/** Past two edges: nearly straight, bowing out by so much. */
function corner(from: number, out: number): Curve {
  const [start, far, end] = [cornerOf(from), cornerOf(from + 1), cornerOf(from + 2)];
  const by = (2 * out) / Math.hypot(50, 50);
  const towards = mix(CENTRE, far, by);
  return [[start, mix(start, towards, 0.6), mix(end, towards, 0.6), end]];
}

/** Where a gate or a tower stands on a wall. */
export const apexOf = (wall: Wall): ReturnType<typeof halfWay> => halfWay(wall.curve);
