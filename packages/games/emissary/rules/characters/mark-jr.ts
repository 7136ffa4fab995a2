// Mark Jr. answers black messages with black, even with his last breath, and lets a woman win with him.

import { NONE } from '@tabella/kernel';
import { character } from '../character.ts';
import { askCard, askSeat, draw, giveMessage, isBlack, isUp, others, personAt, useTold } from '../deeds.ts';

export const markJr = character('Mark Jr.', {
  obtained: [
    {
      ability: 'Heroism',
      face: 'up',
      if: (s, me, e) => e.seat === me && isBlack(s, e.card),
      *run(s, t, me) {
        useTold(t, me, 'Heroism');
        draw(s, t, me, 1);
        // By Elegy the message may reach the last who lives.
        if (others(s, me).length === 0) return;
        const card = yield* askCard(s, me, 'Heroism', (id) => isBlack(s, id), true);
        if (card === NONE) return;
        const to = yield* askSeat(me, 'Heroism', others(s, me), false);
        yield* giveMessage(s, t, me, card, to);
      },
    },
  ],
  declares: {
    ability: 'Break Through',
    // Ruling R25: one of the living women who lie face-up.
    *run(s, _t, me) {
      const women = others(s, me).filter((seat) => isUp(s, seat) && personAt(s, seat).gender === 'female');
      const chosen = women.length > 1 ? yield* askSeat(me, 'Break Through', women, false) : (women[0] ?? -1);
      return chosen < 0 ? [] : [chosen];
    },
  },
});
