// Points and curves on a tile: a square of 100 × 100, north up. Geometry is made for a tile as it lies in the box and
// then turned point by point, so that houses and towers can be drawn upright afterwards.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Start, two controls, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** Cubics joined end to end. */
export type Curve = readonly Cubic[];

export const at = (x: number, y: number): Point => ({ x, y });

/** As near to it as can be with so much room to the edges of the tile. */
export const inside = ({ x, y }: Point, room: number): Point => {
  const held = (one: number): number => Math.min(100 - room, Math.max(room, one));
  return at(held(x), held(y));
};
export const CENTRE = at(50, 50);

/** The corners, clockwise from the north-west: edge i runs from corner i to corner i + 1. */
const CORNERS = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)] as const;

export const cornerOf = (i: number): Point => CORNERS[i & 3] as Point;
export const middleOf = (edge: number): Point => turn(at(50, 0), edge);

/** Turned clockwise about the centre by so many quarters. */
export function turn({ x, y }: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 0:
      return at(x, y);
    case 1:
      return at(100 - y, x);
    case 2:
      return at(100 - x, 100 - y);
    default:
      return at(y, 100 - x);
  }
}

export const turnCurve = (curve: Curve, quarters: number): Curve =>
  curve.map(([a, b, c, d]) => [turn(a, quarters), turn(b, quarters), turn(c, quarters), turn(d, quarters)]);

export const backwards = (curve: Curve): Curve => curve.map(([a, b, c, d]): Cubic => [d, c, b, a]).toReversed();

export const mix = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const line = (a: Point, b: Point): Cubic => [a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b];

/** The outline of an area with these corners. */
export const around = (corners: readonly Point[]): Curve =>
  corners.map((one, i) => line(one, corners[(i + 1) % corners.length] as Point));

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return at(p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y);
}

/** Points along a curve, from its start to its end. */
export function along(curve: Curve, perCubic = 24): readonly Point[] {
  const points: Point[] = [];
  for (const cubic of curve) {
    for (let i = points.length === 0 ? 0 : 1; i <= perCubic; i++) points.push(pointOn(cubic, i / perCubic));
  }
  return points;
}

export const startOf = (curve: Curve): Point => (curve[0] as Cubic)[0];
export const endOf = (curve: Curve): Point => (curve.at(-1) as Cubic)[3];

/** The point half way along. */
export function halfWay(curve: Curve): Point {
  const points = along(curve);
  return points[points.length >> 1] as Point;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Two coordinates as SVG wants them. */
const xy = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
export const n1 = short;

/** The curve as path data; `on` goes on from where the path is. */
export function pathOf(curve: Curve, on: 'move' | 'on' = 'move'): string {
  const start = on === 'move' ? `M${xy(startOf(curve))}` : '';
  return start + curve.map(([, b, c, d]) => `C${xy(b)} ${xy(c)} ${xy(d)}`).join('');
}

/** The distance from a point to the nearest of some points. */
export function nearest(point: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of points) {
    const d = (x - point.x) * (x - point.x) + (y - point.y) * (y - point.y);
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}
