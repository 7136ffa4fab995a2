// Where the seats stand: round an oval, my own at the foot, the neighbour on my right at the lower right. A message runs
// anti-clockwise.

import type { Point } from './curve.ts';

/** Seats on the right, at the top and on the left, by the number of players. */
const SIDES: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [0, 1, 0],
  3: [1, 0, 1],
  4: [1, 1, 1],
  5: [1, 2, 1],
  6: [1, 3, 1],
  7: [2, 2, 2],
  8: [2, 3, 2],
  9: [2, 4, 2],
};

/** In parts of the table's width, from right to left. */
const TOP: Readonly<Record<number, readonly number[]>> = {
  0: [],
  1: [0.5],
  2: [0.662, 0.338],
  3: [0.736, 0.5, 0.264],
  4: [0.844, 0.615, 0.385, 0.156],
};

const TOP_Y = 0.16;
const FOOT_Y = 0.885;
const RIGHT = 0.884;

export interface Oval {
  /** Centres of the dossiers, from mine to the right. */
  readonly anchors: readonly Point[];
  /** Points of the wire that is strung through them; with few seats it bends once more at the top. */
  readonly wire: readonly Point[];
  readonly dossier: Extent;
  readonly envelope: Extent;
  /** Half of what lies in the middle: the piles, with the message and its facts between them. None on a small table. */
  readonly stage?: Extent;
  /** My own dossier, where it is not as the others. */
  readonly mine?: Extent;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

const ENVELOPE: Extent = { width: 84, height: 58 };
const STAGE: Extent = { width: 215, height: 100 };

export function ovalOf(seats: number, width: number, height: number): Oval {
  const [right, top] = SIDES[seats] ?? [2, 4, 2];
  const side = (count: number): readonly number[] => (count === 1 ? [0.523] : [0.711, 0.404]);
  const at = (x: number, y: number): Point => ({ x: x * width, y: y * height });
  const foot = at(0.5, FOOT_Y);
  const rights = right === 0 ? [] : side(right).map((y) => at(RIGHT, y));
  const tops = (TOP[top] ?? []).map((x) => at(x, TOP_Y));
  const lefts =
    right === 0
      ? []
      : side(right)
          .toReversed()
          .map((y) => at(1 - RIGHT, y));
  const bend = top === 0 ? [at(0.5, TOP_Y)] : [];
  return {
    anchors: [foot, ...rights, ...tops, ...lefts],
    wire: [foot, ...rights, ...tops, ...bend, ...lefts],
    dossier: dossierOf(top, width, height, right === 2),
    envelope: ENVELOPE,
    stage: STAGE,
  };
}

const LARGEST = { width: 214, height: 107 };
/** Between two dossiers there is always room for the wire to be seen. */
const GAP = 12;

function dossierOf(top: number, width: number, height: number, twoDeep: boolean): Oval['dossier'] {
  const xs = TOP[top] ?? [];
  const pitch = xs.length > 1 ? ((xs[0] ?? 1) - (xs[1] ?? 0)) * width : width;
  const edge = 2 * (1 - RIGHT) * width;
  const wide = Math.min(LARGEST.width, pitch - GAP, edge - 8);
  const pace = twoDeep ? (0.711 - 0.404) * height : height;
  const deepest = Math.min(LARGEST.height, pace - 4, (0.404 - TOP_Y) * height - 4, 2 * (1 - FOOT_Y) * height);
  return { width: Math.round(wide), height: Math.round(Math.max(84, deepest)) };
}
