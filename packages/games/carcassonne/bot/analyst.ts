// How a match of Carcassonne is analysed: positions are weighed as they lie, for nothing but the order of the tiles is
// hidden; choices are tried in a few futures of one round.

import { type Analyst, type AskOf, imagine, judgeByPlay } from '@tabella/kernel';
import type { State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { answerIn, rules } from './decide.ts';
import { NORMAL } from './level.ts';
import { MIND } from './mind.ts';
import { prospectsOf } from './prospects.ts';

export const analyst: Analyst<CarcassonneTypes> = {
  worth: 'chance',
  advises: 'hard',
  worlds: { moments: 200, decision: 24 },
  decisions: 30,
  judge: ({ known }) => ({
    sure: 'worths',
    worths: (chance) => {
      const state = imagine<State>(rules, known, chance)?.run.state;
      return state ? prospectsOf(state, MIND) : null;
    },
    after: judgeByPlay<State>({
      game: rules,
      known,
      // The questions of a run, plain data to the kernel, are those of its game.
      answer: ({ state, chance }, ask) => answerIn(NORMAL, state, ask as AskOf<CarcassonneTypes>, chance),
      left: {
        // Everybody has laid a tile, and it is about to be drawn for the next.
        until: (start) => {
          const last = start.at + start.seats;
          return (now) => now.at > last;
        },
        worths: (state) => prospectsOf(state, MIND),
      },
    }).after,
  }),
  interest: (ask) => (ask.kind === 'move' || ask.kind === 'act' ? 1 : 2),
};
