// A closed smooth curve through points (Catmull-Rom), as a path and as places along it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Bow {
  readonly from: Point;
  readonly one: Point;
  readonly two: Point;
  readonly to: Point;
}

const around = (points: readonly Point[], i: number): Point => {
  const point = points[((i % points.length) + points.length) % points.length];
  if (!point) throw new Error('a curve needs points');
  return point;
};

/** The bow from point i to the next. */
export function bowOf(points: readonly Point[], i: number): Bow {
  const [before, from, to, after] = [i - 1, i, i + 1, i + 2].map((n) => around(points, n)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return {
    from,
    one: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    two: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  };
}

const show = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function pathOf(points: readonly Point[], from = 0, bows = points.length): string {
  let path = `M${show(around(points, from))}`;
  for (let i = 0; i < bows; i++) {
    const { one, two, to } = bowOf(points, from + i);
    path += `C${show(one)} ${show(two)} ${show(to)}`;
  }
  return path;
}

/** The place at a part t of the bow, and the direction there. */
export function placeOn({ from, one, two, to }: Bow, t: number): Point & { readonly turn: number } {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): number =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  const slope = (a: number, b: number, c: number, d: number): number =>
    3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
  const dx = slope(from.x, one.x, two.x, to.x);
  const dy = slope(from.y, one.y, two.y, to.y);
  return {
    x: mix(from.x, one.x, two.x, to.x),
    y: mix(from.y, one.y, two.y, to.y),
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}
