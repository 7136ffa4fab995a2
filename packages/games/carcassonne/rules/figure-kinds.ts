// The kinds of figures by name, and the slots they have in the land.

import { ABBOT, BIG, BUILDER, MEEPLE, PIG, RINGMASTER, SHEPHERD } from './core/sizes.ts';
import type { FigureKind } from './names.ts';

export const FIGURE_SLOTS: Readonly<Record<FigureKind, number>> = {
  meeple: MEEPLE,
  big: BIG,
  abbot: ABBOT,
  ringmaster: RINGMASTER,
  builder: BUILDER,
  pig: PIG,
  shepherd: SHEPHERD,
};
/** In the order of their slots. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  'meeple',
  'big',
  'abbot',
  'ringmaster',
  'builder',
  'pig',
  'shepherd',
];

export function figureName(slot: number): FigureKind {
  return slot < BIG ? 'meeple' : (FIGURE_KINDS[slot - BIG + 1] as FigureKind);
}
