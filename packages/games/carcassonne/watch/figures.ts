// The figures, counted again: on the land, in the supply or prisoners of somebody else, as many of each as at the beginning.

import type { FigureKind } from '../rules/names.ts';
import type { View } from '../rules/view.ts';
import { sum } from './sum.ts';

export function wrongFigures({ seats, figures }: View, first: View): readonly string[] {
  const wrong: string[] = [];
  const prisoners = seats.flatMap(({ held = [] }, by) =>
    held.flatMap(({ what, count, seat }) => (seat === undefined ? [] : [{ what, count, seat, by }])),
  );
  for (const { what, seat, by } of prisoners) {
    if (seat === by) wrong.push(`seat ${seat} holds its own ${what}`);
    if (prisoners.some((other) => other.seat === by && other.by === seat))
      wrong.push(`seats ${seat} and ${by} hold figures of each other`);
  }
  seats.forEach(({ supply }, seat) => {
    for (const [kind, count] of Object.entries(supply) as [FigureKind, number][]) {
      const begun = first.seats[seat]?.supply[kind] ?? 0;
      const out = figures.filter((one) => one.seat === seat && one.figure === kind).length;
      const caught = sum(prisoners.map((one) => (one.seat === seat && one.what === kind ? one.count : 0)));
      if (count < 0 || count + out + caught !== begun)
        wrong.push(`seat ${seat} has ${count} of ${kind}, ${out} on the land and ${caught} prisoners, of ${begun}`);
    }
  });
  return wrong;
}
