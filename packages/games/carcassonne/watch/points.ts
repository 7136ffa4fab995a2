// The points, added up again from what was told: the track shows the sum of what was awarded, and the end the sum of all.

import type { CarcassonneEvent } from '../rules/choices.ts';
import type { Marker } from '../rules/names.ts';
import type { View } from '../rules/view.ts';
import { sum } from './sum.ts';

const MARKERS: readonly Marker[] = ['scorer', 'messenger'];

export function wrongPoints(
  { seats, phase, final, result }: View,
  told: readonly CarcassonneEvent[],
): readonly string[] {
  const wrong: string[] = [];
  const awards = told.flatMap((event) => (event.kind === 'award' ? [event] : []));
  for (const { award } of awards) {
    const parts = sum(award.items.map(({ count, each }) => count * each));
    if (parts !== award.points) wrong.push(`${award.points} points for ${award.source}, whose parts make ${parts}`);
  }
  seats.forEach((seat, i) => {
    const own = awards.filter(({ award }) => award.seat === i && award.round !== 'final');
    const given = (marker: Marker): number =>
      sum(own.filter((one) => one.marker === marker).map(({ award }) => award.points));
    for (const marker of phase === 'over' ? [] : MARKERS)
      if (seat[marker] !== given(marker))
        wrong.push(`the ${marker} of seat ${i} is on ${seat[marker]}, not ${given(marker)}`);
    if (phase !== 'over' || !result) return;
    const counted = sum(final.filter((award) => award.seat === i).map(({ points }) => points));
    const total = given('scorer') + given('messenger') + counted;
    if (result.scores?.[i] !== total) wrong.push(`seat ${i} ends with ${result.scores?.[i]}, not ${total}`);
  });
  return wrong;
}
