// Whether the points of a message can bring the next one: which figure would stop on a dark space with them.

import { keptAwayBy, lookAfter, MARKERS } from '../../rules/landing.ts';
import type { Marker } from '../../rules/names.ts';
import { isDark } from '../../rules/spaces.ts';
import type { View } from '../../rules/view.ts';

export interface Another {
  readonly figure: Marker;
  readonly from: number;
  readonly to: number;
}

export function anotherBy(view: View, seat: number, points: number | null): Another | null {
  const own = view.seats[seat];
  if (!own || !points || lookAfter(view.options.messages, 'message') === 'never') return null;
  const walks = MARKERS.map((figure) => ({ figure, from: own[figure], to: own[figure] + points }));
  return walks.find(({ to }) => isDark(to) && !isShared(view, seat, to)) ?? null;
}

function isShared({ options, seats }: View, seat: number, total: number): boolean {
  return keptAwayBy(options.messages, seat, total, seats.length, (other, marker) => seats[other]?.[marker] ?? 0) >= 0;
}
