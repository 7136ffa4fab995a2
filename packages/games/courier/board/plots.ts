// Plots of a match: the letters before each one, and how many cards they held.

import { type GamePlots, seatLines } from '@tabella/ui/plots';
import { type Colour, colourIn } from '../rules/box.ts';
import type { CourierTypes } from '../rules/types.ts';
import { plots as say } from './say.ts';

const COLOURS: readonly { readonly id: Colour; readonly colour: string }[] = [
  { id: 'red', colour: '#a8321f' },
  { id: 'blue', colour: '#24527f' },
  { id: 'black', colour: '#45403a' },
];

export const plots: GamePlots<CourierTypes> = {
  secrets: () => ({
    title: say.secrets,
    kinds: [
      { id: 'crown', colour: '#a8321f' },
      { id: 'league', colour: '#24527f' },
      { id: 'free', colour: '#55692a' },
    ],
  }),
  plots: (match) => {
    const end = match.view(match.points.at(-1)?.row ?? 0);
    return [
      {
        shape: 'bars',
        title: say.letters,
        of: say.player,
        kinds: COLOURS.map((kind) => ({ ...kind, label: say.colours[kind.id] })),
        bars: end.seats.map(({ before }, seat) => ({
          id: String(seat),
          label: match.name(seat),
          seat,
          parts: COLOURS.map(({ id }) => before.filter((card) => colourIn(card) === id).length),
          text: say.count(before.length),
        })),
      },
      {
        shape: 'steps',
        title: say.cards,
        points: match.points,
        lines: seatLines(match, ({ seats }, seat) => seats[seat]?.cards ?? null),
        format: (value, wide) => (wide ? say.held(value) : String(value)),
      },
    ];
  },
};
