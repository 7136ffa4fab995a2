// Plots of a match: what a game has to show of itself in curves and bars, whether or not anybody analysed it.

import type { AnyTypes, GameTypes, NameOf, Seat } from '@tabella/kernel';
import type { Kind, Plot, Point } from './chart/data.ts';

/** A match that is over, with everything in the open. */
export interface PlottedMatch<T extends GameTypes = AnyTypes> {
  readonly seats: number;
  /** The start, every turn, and the end. */
  readonly points: readonly Point[];
  /** All that was told, in order. */
  readonly told: readonly { readonly row: number; readonly event: T['event'] }[];
  /** Whose lines are thick; null: nobody's. */
  readonly me: Seat | null;
  view(row: number): T['view'];
  readonly name: NameOf;
}

/** In methods, so that the plots of one game are also those of any. */
export interface GamePlots<T extends GameTypes = AnyTypes> {
  /**
   * What secrets may be, in the order in which they are drawn, with the colours of the game; others get colours of their
   * own. Without this no secrets are pictured.
   */
  readonly secrets?: readonly Omit<Kind, 'label'>[];
  plots(match: PlottedMatch<T>): readonly Plot[] | Promise<readonly Plot[]>;
}

/** A line for each seat: the value of each at every point. */
export const seatLines = <T extends GameTypes>(
  { seats, points, me, name, view }: PlottedMatch<T>,
  value: (view: T['view'], seat: Seat) => number | null,
) => {
  const views = points.map(({ row }) => (row === null ? null : view(row)));
  return Array.from({ length: seats }, (_, seat) => ({
    id: String(seat),
    label: name(seat),
    seat,
    mine: seat === me,
    values: views.map((one) => (one === null ? null : value(one, seat))),
  }));
};
