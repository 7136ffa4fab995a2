// How a match of Courier is analysed: imagined worlds are played to their end by habit; what people try to guess is who has
// which role.

import { type Analyst, type Belief, judgeByPlay, PASS, type Seat } from '@tabella/kernel';
import { courier } from '../rules/game.ts';
import { roleAt } from '../rules/state.ts';
import type { CourierAsk, CourierTypes } from '../rules/types.ts';
import { view } from '../rules/view.ts';
import { bestOf, worths } from './habit.ts';

const beliefId = (seat: Seat): string => `role ${seat}`;

export const analyst: Analyst<CourierTypes> = {
  worth: 'chance',
  advises: 'hard',
  worlds: { moments: 9000, decision: 60 },
  decisions: 30,
  judge: ({ known }) =>
    judgeByPlay({
      game: courier,
      known,
      // The questions of a run, plain data to the kernel, are those of its game.
      answer: ({ state, chance }, ask) =>
        bestOf(ask as CourierAsk, worths(ask as CourierAsk, view(state, ask.seat), chance)),
    }),
  interest: (ask, chosen) => (ask.kind === 'errand' || ask.kind === 'state' ? 0 : chosen === PASS ? 1 : 2),
  beliefs: (onlooker) =>
    onlooker.view.seats.flatMap(({ may }, seat): Belief[] => {
      if (seat === onlooker.seat) return [];
      const odds = Object.fromEntries(may.map((role) => [role, 1 / may.length]));
      return [{ id: beliefId(seat), seat, odds }];
    }),
  truth: (state) => Object.fromEntries(state.up.map((_, seat) => [beliefId(seat), roleAt(state, seat)])),
};
