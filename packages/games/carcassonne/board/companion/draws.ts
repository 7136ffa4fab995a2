// Who draws a message: the active player, once, when a pass of scoring closes and a figure that walked forward in it
// stands on a dark space. The editions differ in what stands in the way.

import { keptAwayBy } from '../../rules/landing.ts';
import type { Marker } from '../../rules/names.ts';
import type { Options } from '../../rules/options.ts';
import { isDark, MARKERS } from '../track/circuit.ts';

export type Edition = Exclude<Options['messages'], 'off'>;
export const EDITIONS: readonly Edition[] = ['hig', 'zmg', '2025'];

/** The totals of one player's two figures. */
export type Figures = Readonly<Record<Marker, number>>;

export interface Draw {
  readonly message: boolean;
  /** The figure whose landing brings it: the first of both if both did. */
  readonly on: Marker | null;
  /** A landing that does not count, because somebody else's figure stands there. */
  readonly blockedBy: number | null;
}

const NONE: Draw = { message: false, on: null, blockedBy: null };

/** What a pass comes to. `moved` names the active player's figures that walked forward in it. */
export function drawOf(edition: Edition, active: number, figures: readonly Figures[], moved: readonly Marker[]): Draw {
  const own = figures[active];
  if (!own) return NONE;
  let blockedBy: number | null = null;
  for (const figure of MARKERS) {
    if (!moved.includes(figure) || !isDark(own[figure])) continue;
    const other = keptAwayBy(
      edition,
      active,
      own[figure],
      figures.length,
      (seat, marker) => figures[seat]?.[marker] ?? 0,
    );
    if (other < 0) return { message: true, on: figure, blockedBy: null };
    blockedBy = other;
  }
  return { ...NONE, blockedBy };
}
