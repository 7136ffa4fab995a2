// Diamond Man steals a random card when a black message he sent is obtained (Plan A), or one sent to him (Plan B).

import type { Flow, Seat } from '@tabella/kernel';
import { character } from '../character.ts';
import { askSeat, handSize, isBlack, others, type State, takeFromHand, useTold } from '../deeds.ts';
import type { Table } from '../types.ts';
import { sentBy } from './common.ts';

function* steal(s: State, t: Table, me: Seat, plan: string): Flow {
  const rich = others(s, me).filter((seat) => handSize(s, seat) > 0);
  const from = yield* askSeat(me, plan, rich, true);
  if (from < 0) return;
  useTold(t, me, plan);
  takeFromHand(s, t, from, me);
}

export const diamondMan = character('Diamond Man', {
  obtained: [
    {
      ability: 'Plan A',
      face: 'up',
      // Whoever obtains it, himself included when it came back.
      if: (s, me, e) => sentBy(me, e) && isBlack(s, e.card),
      run: (s, t, me) => steal(s, t, me, 'Plan A'),
    },
    {
      ability: 'Plan B',
      face: 'up',
      if: (s, me, e) => e.cause === 'transmitted' && e.seat === me && e.from !== me && isBlack(s, e.card),
      run: (s, t, me) => steal(s, t, me, 'Plan B'),
    },
  ],
});
