// Nightmare wakes when she is proved or locked on, may lie when proved, and burdens another with her cards when she falls.

import { character } from '../character.ts';
import { askSeat, draw, handOf, handOver, handSize, lives, obtain, others, useTold } from '../deeds.ts';
import { atOnce } from './common.ts';

export const nightmare = character('Nightmare', {
  before: {
    ability: 'Echo',
    face: 'down',
    if: (_s, me, e) => e.to === me && (e.as === 'prove' || e.as === 'lock-on'),
    run: atOnce((s, t, me) => draw(s, t, me, 2)),
  },
  // Modulation
  lies: true,
  afterwards: {
    ability: 'Elegy',
    face: 'up',
    if: (s, me) => handSize(s, me) > 0,
    *run(s, t, me) {
      const to = yield* askSeat(me, 'Elegy', others(s, me), false);
      if (to < 0) return;
      useTold(t, me, 'Elegy', { to });
      const given = handOver(s, t, me, to);
      for (let taken = 0; taken < 3 && lives(s, to); taken++) {
        // Something may have taken one of them from their hand meanwhile.
        const hand = handOf(s, to).filter((card) => given.includes(card));
        if (hand.length === 0) return;
        yield* obtain(s, t, to, t.lot(hand), 'ability', me, me);
      }
    },
  },
});
