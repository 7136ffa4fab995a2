// Enclosed fields: those that lead to no empty cell.

import { AT_HALF } from '../../tiles/compile.ts';
import { nextMember } from './features.ts';
import { cellBeside, cellOf, wantedAt } from './grid.ts';
import { type Land, segmentOf, tileOf } from './land.ts';
import { turnedAt } from './tiles.ts';

/** Is the field with this top surrounded by tiles wherever it reaches an edge? */
export function isEnclosed(land: Land, field: number): boolean {
  let node = field;
  do {
    const tile = tileOf(land, node);
    const halves = turnedAt(land, tile) * 8;
    for (let half = 0; half < 8; half++) {
      if (AT_HALF[halves + half] !== segmentOf(land, node)) continue;
      if (wantedAt(land, cellBeside(land, cellOf(land, tile), half >> 1)) >= 0) return false;
    }
    node = nextMember(land, node);
  } while (node !== field);
  return true;
}
