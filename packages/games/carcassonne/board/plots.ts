// Plots of a match: points and figures on the board, turn by turn.

import { type GamePlots, seatLines } from '@tabella/ui/plots';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { SeatView } from '../rules/view.ts';
import { plots as say } from './say.ts';

const total = (counts: SeatView['supply']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const onBoard = ({ figures, supply }: SeatView): number => total(figures) - total(supply);

export const plots: GamePlots<CarcassonneTypes> = {
  plots: (match) => [
    {
      shape: 'steps',
      title: say.scores,
      points: match.points,
      lines: seatLines(match, ({ seats }, seat) => seats[seat]?.score ?? null),
      format: (value, wide) => (wide ? say.points(value) : String(value)),
    },
    {
      shape: 'steps',
      title: say.meeples,
      points: match.points,
      lines: seatLines(match, ({ seats }, seat) => (seats[seat] ? onBoard(seats[seat]) : null)),
      format: (value, wide) => (wide ? say.figures(value) : String(value)),
    },
  ],
};
