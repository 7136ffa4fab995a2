// Plots of a match: messages by colour, and how the black ones came together.

import { type GamePlots, seatLines } from '@tabella/ui/plots';
import type { EmissaryTypes } from '../rules/types.ts';
import { plots as say } from './say.ts';

const RED = '#a8321f';
const BLUE = '#24527f';
const GREEN = '#55692a';
const BLACK = '#45403a';

export const plots: GamePlots<EmissaryTypes> = {
  secrets: () => ({
    title: say.secrets,
    kinds: [
      { id: 'KDR', colour: RED },
      { id: 'FRS', colour: BLUE },
      { id: 'MOF', colour: GREEN },
    ],
  }),
  plots: (match) => {
    const end = match.view(match.points.at(-1)?.row ?? 0);
    return [
      {
        shape: 'bars',
        title: say.messages,
        of: say.player,
        kinds: [
          { id: 'red', label: say.red, colour: RED },
          { id: 'blue', label: say.blue, colour: BLUE },
          { id: 'black', label: say.black, colour: BLACK },
        ],
        // A message of two colours counts for both.
        bars: end.seats.map(({ messages, red, blue, black }, seat) => ({
          id: String(seat),
          label: match.name(seat),
          seat,
          parts: [red, blue, black],
          text: say.count(messages.length),
        })),
      },
      {
        shape: 'steps',
        title: say.blacks,
        points: match.points,
        lines: seatLines(match, ({ seats }, seat) => seats[seat]?.black ?? null),
        format: (value, wide) => (wide ? say.messagesOf(value) : String(value)),
      },
    ];
  },
};
