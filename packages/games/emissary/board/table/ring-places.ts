// Where the seats stand in a hand: the same oval as at a desk, with small dossiers. From seven seats on mine is a bar under
// the ring.

import type { Oval } from './anchors.ts';
import type { Point } from './curve.ts';

/** Seats on the right, at the top and on the left, by the number of players. */
const SIDES: Readonly<Record<number, readonly [number, number]>> = {
  2: [0, 1],
  3: [1, 0],
  4: [1, 1],
  5: [1, 2],
  6: [1, 3],
  7: [2, 2],
  8: [2, 3],
  9: [2, 4],
};

const EDGE = 6;
const BAR = 44;
/** So many and my own dossier is a bar. */
const MANY = 7;
const ENVELOPE = { width: 60, height: 42 };

export function ringOf(seats: number, width: number, height: number): Oval {
  const [right, top] = SIDES[seats] ?? [2, 4];
  const flat = seats >= MANY;
  const dossier = flat
    ? { width: between(64, (width - 5 * EDGE) / 4, 84), height: between(62, (height - BAR - 24) / 3 - EDGE, 88) }
    : {
        width: between(80, (width - 4 * EDGE) / (top === 3 ? 3.9 : 3.4), 106),
        height: between(70, (height - 20) / 3, 102),
      };
  const half = { x: dossier.width / 2, y: dossier.height / 2 };
  const first = half.y + EDGE + 2;
  const foot = flat ? height - BAR / 2 - 2 : height - half.y - EDGE - 4;
  const low = flat ? foot - BAR / 2 - half.y - EDGE : foot;
  const sides = right === 2 ? [low, (first + low) / 2] : right === 1 ? [(first + low) / 2 - (top === 0 ? 20 : 0)] : [];
  const at = (x: number, y: number): Point => ({ x, y });
  const rights = sides.map((y) => at(width - half.x - EDGE, y));
  const lefts = sides.toReversed().map((y) => at(half.x + EDGE, y));
  const tops = topsOf(top, width, half.x + EDGE).map((x) => at(x, first));
  const bend = top === 0 ? [at(width / 2, first)] : [];
  const me = at(width / 2, foot);
  return {
    anchors: [me, ...rights, ...tops, ...lefts],
    wire: [me, ...rights, ...tops, ...bend, ...lefts],
    dossier: { width: Math.round(dossier.width), height: Math.round(dossier.height) },
    envelope: ENVELOPE,
    ...(flat ? { mine: { width: Math.min(width - 2 * EDGE, 360), height: BAR } } : {}),
  };
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** From right to left. */
function topsOf(count: number, width: number, edge: number): readonly number[] {
  if (count === 1) return [width / 2];
  if (count === 2) return [width * 0.6875, width * 0.3125];
  const pitch = (width - 2 * edge) / (count - 1);
  return Array.from({ length: count }, (_, i) => width - edge - i * pitch);
}
