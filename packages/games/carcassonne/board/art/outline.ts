// The outline of a region on its grid, traced along the cells and smoothed; where it runs along the edge of the tile it
// stays exactly there, so that the outlines of neighbours meet.

import { type Grid, SIDE } from './grid.ts';
import { at, n1, type Point } from './points.ts';

const UNIT = SIDE / 100;
const STRIDE = SIDE + 1;

/** Closed loops round every piece of a region, holes included. */
export function outlineOf(grid: Grid, feature: number): readonly (readonly Point[])[] {
  const next = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  };
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < SIDE && column < SIDE && grid[row * SIDE + column] === feature;
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (!has(row, column)) continue;
      const corner = row * STRIDE + column;
      if (!has(row - 1, column)) add(corner, corner + 1);
      if (!has(row, column + 1)) add(corner + 1, corner + STRIDE + 1);
      if (!has(row + 1, column)) add(corner + STRIDE + 1, corner + STRIDE);
      if (!has(row, column - 1)) add(corner + STRIDE, corner);
    }
  }
  return loopsOf(next).map((loop) => thin(smooth(loop)));
}

function loopsOf(next: Map<number, number[]>): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    let here = start;
    const loop: Point[] = [];
    for (let to = next.get(here)?.pop(); to !== undefined; to = next.get(here)?.pop()) {
      loop.push(at((here % STRIDE) / UNIT, Math.floor(here / STRIDE) / UNIT));
      here = to;
    }
    // Specks come from roundings, not from the land.
    if (loop.length > 12) loops.push(loop);
  }
  return loops;
}

const onEdge = ({ x, y }: Point): boolean => x === 0 || y === 0 || x === 100 || y === 100;

const REACH = 4;

function smooth(loop: readonly Point[]): readonly Point[] {
  const count = loop.length;
  return loop.map((point, i) => {
    if (onEdge(point)) return point;
    let [x, y, n] = [0, 0, 0];
    for (let k = -REACH; k <= REACH; k++) {
      const other = loop[(i + k + count) % count] as Point;
      x += other.x;
      y += other.y;
      n++;
    }
    return at(x / n, y / n);
  });
}

/** Leaves out points that lie on the line between their neighbours. */
function thin(loop: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  loop.forEach((point, i) => {
    const [a, b] = [kept.at(-1), loop[(i + 1) % loop.length] as Point];
    if (!a) kept.push(point);
    else {
      const area = Math.abs((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x));
      const reach = Math.hypot(b.x - a.x, b.y - a.y);
      if (reach > 9 || area > 0.22 * Math.max(1, reach) || onEdge(point) !== onEdge(b)) kept.push(point);
    }
  });
  return kept;
}

export const loopsPath = (loops: readonly (readonly Point[])[], dx = 0, dy = 0): string =>
  loops.map((loop) => `M${loop.map(({ x, y }) => `${n1(x + dx)} ${n1(y + dy)}`).join('L')}Z`).join('');
