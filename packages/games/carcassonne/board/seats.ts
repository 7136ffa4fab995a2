// The colours and emblems of the seats on the land. Never the colour alone: each seat has its emblem too.

import type { NameOf } from '@tabella/kernel';
import type { View } from '../rules/view.ts';
import type { TrackSeat } from './track/index.tsx';

const COLOURS = ['#b8322a', '#2b5286', '#d9a127', '#5a3e77', '#3f6b3a', '#1e6a70'] as const;

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? COLOURS[0];

/** The seats as the score track wants them. */
export function trackSeats(view: View, name: NameOf): readonly TrackSeat[] {
  const merged = view.phase === 'over';
  return view.seats.map(({ scorer, messenger, score }, seat) => ({
    seat,
    name: name(seat),
    scorer: merged ? score : scorer,
    messenger: view.messages === null || merged ? null : messenger,
    colour: colourOf(seat),
    emblem: seat,
  }));
}
