// The kinds of figures by name, and the slots they have in the land.

import { ABBOT, BARN, BIG, BUILDER, MAYOR, MEEPLE, PIG, RINGMASTER, SHEPHERD, WAGON } from './core/sizes.ts';
import type { FigureKind } from './names.ts';

export const FIGURE_SLOTS: Readonly<Record<FigureKind, number>> = {
  meeple: MEEPLE,
  big: BIG,
  abbot: ABBOT,
  ringmaster: RINGMASTER,
  mayor: MAYOR,
  wagon: WAGON,
  builder: BUILDER,
  pig: PIG,
  shepherd: SHEPHERD,
  barn: BARN,
};
/** In the order of their slots. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  'meeple',
  'big',
  'abbot',
  'ringmaster',
  'mayor',
  'wagon',
  'builder',
  'pig',
  'shepherd',
  'barn',
];

export function figureName(slot: number): FigureKind {
  return slot < BIG ? 'meeple' : (FIGURE_KINDS[slot - BIG + 1] as FigureKind);
}
