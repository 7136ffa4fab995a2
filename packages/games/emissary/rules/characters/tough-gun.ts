// Tough Gun draws two for every black message he obtains, and closes a special character when he plays Decode or Trap.

import { character } from '../character.ts';
import { askSeat, draw, isBlack, isUp, others, personAt, turnDown, useTold } from '../deeds.ts';
import { atOnce } from './common.ts';

export const toughGun = character('Tough Gun', {
  obtained: [
    {
      ability: 'Resist',
      face: 'up',
      if: (s, me, e) => e.seat === me && isBlack(s, e.card),
      run: atOnce((s, t, me) => {
        useTold(t, me, 'Resist');
        draw(s, t, me, 2);
      }),
    },
  ],
  before: {
    ability: 'Strategy',
    face: 'up',
    if: (_s, me, e) => e.by === me && (e.as === 'decode' || e.as === 'trap'),
    *run(s, t, me) {
      const exposed = others(s, me).filter((seat) => isUp(s, seat) && personAt(s, seat).special);
      const to = yield* askSeat(me, 'Strategy', exposed, true);
      if (to < 0) return;
      useTold(t, me, 'Strategy', { to });
      turnDown(s, t, to, 'Strategy');
    },
  },
});
