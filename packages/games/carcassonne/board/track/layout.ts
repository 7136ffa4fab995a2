// Where the spaces of the track lie, and where figures stand inside them.

import { SPACES } from './circuit.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A figure's foot, and how high it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const THICK = 42;
const ACROSS = 15;
const DOWN = 10;

/** A space of the border round a board: clockwise from 0 at the upper left, 15 + 10 + 15 + 10. */
export function borderBox(space: number, width: number, height: number): Box {
  const w = width / ACROSS;
  const h = (height - 2 * THICK) / DOWN;
  if (space < ACROSS) return { x: space * w, y: 0, w, h: THICK };
  const right = space - ACROSS;
  if (right < DOWN) return { x: width - THICK, y: THICK + right * h, w: THICK, h };
  const bottom = right - DOWN;
  if (bottom < ACROSS) return { x: width - (bottom + 1) * w, y: height - THICK, w, h: THICK };
  const left = bottom - ACROSS;
  return { x: 0, y: height - THICK - (left + 1) * h, w: THICK, h };
}

export const STRIP_CELL = 24;
export const STRIP_HEIGHT = 50;
/** Spaces of the strip that are in sight at once on a phone. */
export const STRIP_SIGHT = 16;

/** A space of the strip, which begins with the space `first`. */
export function stripBox(space: number, first: number): Box {
  const place = (space - first + SPACES) % SPACES;
  return { x: place * STRIP_CELL, y: 0, w: STRIP_CELL, h: STRIP_HEIGHT };
}

/** With which space the strip begins: as the track does, unless a figure walks over the end of the lap. */
export function stripStart(from: number, to: number): number {
  return from % SPACES > to % SPACES ? SPACES / 2 : 0;
}

const NUMBER_WIDE = 21;
const NUMBER_HIGH = 17;
const TALLEST = 29;
/** A figure's width to its height, and how much of it the next one in the row may hide. */
const SLIM = 0.92;
const HIDDEN = 0.3;

/** Places for so many figures in one space, beside its number in a wide space and under it in a tall one. */
export function spotsIn(box: Box, count: number): readonly Spot[] {
  const wide = box.w > box.h;
  const room: Box = wide
    ? { x: box.x + NUMBER_WIDE, y: box.y + 3, w: box.w - NUMBER_WIDE - 3, h: box.h - 7 }
    : { x: box.x + 1, y: box.y + NUMBER_HIGH, w: box.w - 2, h: box.h - NUMBER_HIGH - 4 };
  const { columns, size } = bestGrid(room, count);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const step = inRow > 1 ? Math.min(size * SLIM, (room.w - size * SLIM) / (inRow - 1)) : 0;
    const x = room.x + room.w / 2 + ((i % columns) - (inRow - 1) / 2) * step;
    const y = room.y + ((row + 1) * room.h) / rows - (room.h / rows - size) / 2;
    return { x, y, size };
  });
}

function bestGrid(room: Box, count: number): { readonly columns: number; readonly size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const share = 1 - HIDDEN + HIDDEN / columns;
    const size = Math.min(TALLEST, room.w / (columns * share * SLIM), room.h / Math.ceil(count / columns));
    if (size > best.size) best = { columns, size };
  }
  return best;
}
