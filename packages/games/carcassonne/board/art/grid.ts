// A tile as a grid of cells: what is painted on it can be flooded and measured.

import { along, type Curve, type Point } from './points.ts';

/** Cells a side; two to the unit. */
export const SIDE = 200;
const UNIT = SIDE / 100;

export type Grid = Int8Array;

/** The cell at a point, or -1 outside the tile. */
export function cellOf({ x, y }: Point): number {
  const [column, row] = [Math.floor(x * UNIT), Math.floor(y * UNIT)];
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? -1 : row * SIDE + column;
}

/** The middle of a cell. */
export const middleOfCell = (i: number): Point => ({
  x: ((i % SIDE) + 0.5) / UNIT,
  y: (Math.floor(i / SIDE) + 0.5) / UNIT,
});

/** Visits the cells of an ellipse. */
export function ellipse(middle: Point, rx: number, ry: number, visit: (cell: number) => void): void {
  const [top, bottom] = [Math.max(0, Math.floor((middle.y - ry) * UNIT)), Math.ceil((middle.y + ry) * UNIT)];
  const [left, right] = [Math.max(0, Math.floor((middle.x - rx) * UNIT)), Math.ceil((middle.x + rx) * UNIT)];
  for (let row = top; row < Math.min(SIDE, bottom); row++) {
    for (let column = left; column < Math.min(SIDE, right); column++) {
      const [dx, dy] = [((column + 0.5) / UNIT - middle.x) / rx, ((row + 0.5) / UNIT - middle.y) / ry];
      if (dx * dx + dy * dy <= 1) visit(row * SIDE + column);
    }
  }
}

/** Visits the cells within so much of a curve; some of them often. */
export function stroke(curve: Curve, half: number, visit: (cell: number) => void): void {
  for (const point of along(curve, half < 2 ? 120 : 48)) ellipse(point, half, half, visit);
}

/** Visits the cells inside a closed curve. */
export function inside(outline: Curve, visit: (cell: number) => void): void {
  const points = along(outline);
  for (let row = 0; row < SIDE; row++) {
    const y = (row + 0.5) / UNIT;
    const cuts: number[] = [];
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      if (a.y <= y !== b.y <= y) cuts.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const from = Math.max(0, Math.round((cuts[k] ?? 0) * UNIT));
      const to = Math.min(SIDE, Math.round((cuts[k + 1] ?? 0) * UNIT));
      for (let column = from; column < to; column++) visit(row * SIDE + column);
    }
  }
}

/** Fills every pool of cells that hold `free` with the next of the numbers below it; how many pools there were. */
export function pour(grid: Grid, free: number): number {
  let pool = free - 1;
  const stack: number[] = [];
  const flow = (cell: number): void => {
    if (grid[cell] !== free) return;
    grid[cell] = pool;
    stack.push(cell);
  };
  for (let from = 0; from < grid.length; from++) {
    if (grid[from] !== free) continue;
    flow(from);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const column = cell % SIDE;
      if (column > 0) flow(cell - 1);
      if (column < SIDE - 1) flow(cell + 1);
      if (cell >= SIDE) flow(cell - SIDE);
      if (cell < SIDE * (SIDE - 1)) flow(cell + SIDE);
    }
    pool--;
  }
  return free - 1 - pool;
}

/** How far each cell is from another region or from the border of the tile, in units (two passes of a chamfer). */
export function depthsOf(grid: Grid): Float32Array {
  // A frame of one cell round the grid spares every test for the border.
  const wide = SIDE + 2;
  const named = new Int8Array(wide * wide).fill(-128);
  for (let row = 0; row < SIDE; row++) named.set(grid.subarray(row * SIDE, (row + 1) * SIDE), (row + 1) * wide + 1);
  const far = new Float32Array(wide * wide).fill(2 * SIDE);
  sweep(named, far, wide, 1);
  sweep(named, far, wide, -1);
  const depth = new Float32Array(grid.length);
  for (let row = 0; row < SIDE; row++) {
    depth.set(far.subarray((row + 1) * wide + 1, (row + 1) * wide + 1 + SIDE), row * SIDE);
  }
  return depth;
}

const STRAIGHT = 1 / UNIT;
const SLANT = Math.SQRT2 / UNIT;

function sweep(named: Int8Array, far: Float32Array, wide: number, way: 1 | -1): void {
  const [side, above] = [-way, -way * wide];
  for (let row = 1; row <= SIDE; row++) {
    for (let column = 1; column <= SIDE; column++) {
      const i = way === 1 ? row * wide + column : (wide - 1 - row) * wide + (wide - 1 - column);
      const name = named[i];
      let least = far[i] as number;
      const [a, b, c, d] = [i + side, i + above, i + above + side, i + above - side];
      least = Math.min(least, (named[a] === name ? (far[a] as number) : 0) + STRAIGHT);
      least = Math.min(least, (named[b] === name ? (far[b] as number) : 0) + STRAIGHT);
      least = Math.min(least, (named[c] === name ? (far[c] as number) : 0) + SLANT);
      least = Math.min(least, (named[d] === name ? (far[d] as number) : 0) + SLANT);
      far[i] = least;
    }
  }
}
