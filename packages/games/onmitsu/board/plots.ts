// Plots of a match: how many cards each one held, and how many they played.

import { type GamePlots, type PlottedMatch, seatLines } from '@tabella/ui/plots';
import type { OnmitsuTypes } from '../rules/types.ts';
import { plots as say } from './say.ts';

/** Cards that a seat threw, and those it answered with. */
function playedBy({ told }: PlottedMatch<OnmitsuTypes>, seat: number): readonly [thrown: number, answered: number] {
  let thrown = 0;
  let answered = 0;
  for (const { event } of told) {
    if (event.kind === 'thrown') thrown += event.throws.filter((one) => one.seat === seat && one.card !== null).length;
    if (event.kind === 'answers') answered += event.answers.filter((one) => one.seat === seat).length;
  }
  return [thrown, answered];
}

export const plots: GamePlots<OnmitsuTypes> = {
  secrets: () => ({ title: say.secrets, kinds: [] }),
  plots: (match) => [
    {
      shape: 'bars',
      title: say.played,
      of: say.player,
      kinds: [
        { id: 'thrown', label: say.thrown, colour: '#7a4a1c' },
        { id: 'answered', label: say.answered, colour: '#2c5a5e' },
      ],
      bars: Array.from({ length: match.seats }, (_, seat) => {
        const [thrown, answered] = playedBy(match, seat);
        const label = match.name(seat);
        return { id: String(seat), label, seat, parts: [thrown, answered], text: say.held(thrown + answered) };
      }),
    },
    {
      shape: 'steps',
      title: say.hands,
      points: match.points,
      lines: seatLines(match, ({ seats }, seat) => seats[seat]?.size ?? null),
      format: (value, wide) => (wide ? say.held(value) : String(value)),
    },
  ],
};
