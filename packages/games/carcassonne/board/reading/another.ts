// Whether the points of a message can bring the next one: which figure would stop on a dark space with them.

import type { Marker } from '../../rules/names.ts';
import { isDark, SPACES } from '../../rules/spaces.ts';
import type { View } from '../../rules/view.ts';

export interface Another {
  readonly figure: Marker;
  readonly from: number;
  readonly to: number;
}

const FIGURES: readonly Marker[] = ['scorer', 'messenger'];

export function anotherBy(view: View, seat: number, points: number | null): Another | null {
  const own = view.seats[seat];
  if (!own || !points || view.options.messages === '2025') return null;
  const walks = FIGURES.map((figure) => ({ figure, from: own[figure], to: own[figure] + points }));
  return walks.find(({ to }) => isDark(to) && !isShared(view, seat, to)) ?? null;
}

/** By ZMG another's figure on the space keeps the message away. */
function isShared({ options, seats }: View, seat: number, total: number): boolean {
  if (options.messages !== 'zmg') return false;
  const there = (other: number): boolean => other % SPACES === total % SPACES;
  return seats.some(({ scorer, messenger }, other) => other !== seat && (there(scorer) || there(messenger)));
}
