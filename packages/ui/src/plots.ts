// Plots of a match: what a game has to show of itself in curves and bars, whether or not anybody analysed it.

import type { AnyTypes, GameTypes, NameOf, Replay, Seat } from '@tabella/kernel';
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

/** What people guess at. */
export interface Secrets {
  readonly title: string;
  /** What secrets may be, in the order in which they are drawn; what is not named gets a colour of its own. */
  readonly kinds: readonly Omit<Kind, 'label'>[];
}

/** In methods, so that the plots of one game are also those of any. */
export interface GamePlots<T extends GameTypes = AnyTypes> {
  /** Without it no secrets are pictured. */
  secrets?(): Secrets;
  plots(match: PlottedMatch<T>): readonly Plot[] | Promise<readonly Plot[]>;
}

interface PlotTerms {
  readonly points: readonly Point[];
  readonly me: Seat | null;
  readonly name: NameOf;
}

export function plottedMatch(replay: Replay, terms: PlotTerms): PlottedMatch {
  const rows = Array.from({ length: replay.rows + 1 }, (_, row) => row);
  const told = rows.flatMap((row) => replay.news(row).map(({ event }) => ({ row, event })));
  return { ...terms, seats: replay.seats, told, view: (row) => replay.at(row, 'all').view };
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
