// Walls that do not run from corner to corner: of two cities that share an edge, and of one that reaches across the tile.

import { at, type Curve, cornerOf, line, middleOf, mix, type Point, turnCurve } from './points.ts';

/** From corner to corner of the north edge, by the middle of the southern one. */
export const tongue = (edge: number): Curve =>
  turnCurve(
    [
      [at(0, 0), at(26, 10), at(45, 44), at(49, 100)],
      line(at(49, 100), at(51, 100)),
      [at(51, 100), at(55, 44), at(74, 10), at(100, 0)],
    ],
    edge,
  );

/** How far the wall between two cities that share an edge runs straight into the tile. */
const INWARD = 40;

interface Half {
  readonly outline: Curve;
  readonly wall: Curve;
}

/** A city that has the edge after the shared one, and the half beside it. */
export function halfAfter(shared: number): Half {
  const [middle, fork, end] = [middleOf(shared), forkOf(shared), cornerOf(shared + 2)];
  const wall: Curve = [line(end, fork), line(fork, middle)];
  const next = cornerOf(shared + 1);
  return { outline: [line(middle, next), line(next, end), ...wall], wall };
}

/** A city that has the edge before the shared one, and the half beside it. */
export function halfBefore(shared: number): Half {
  const [middle, fork, end] = [middleOf(shared), forkOf(shared), cornerOf(shared + 3)];
  const wall: Curve = [line(middle, fork), line(fork, end)];
  const next = cornerOf(shared);
  return { outline: [line(end, next), line(next, middle), ...wall], wall };
}

const forkOf = (shared: number): Point => mix(middleOf(shared), middleOf(shared + 2), INWARD / 100);
