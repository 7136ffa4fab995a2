// Fire locks on to somebody once in each of his turns, and takes a true message from the dead.

import { NONE } from '@tabella/kernel';
import { character } from '../character.ts';
import type { SeatUse } from '../choices.ts';
import { askMessage, claimMessage, has, isBlack, lock, onceATurn, others, spend, useTold } from '../deeds.ts';
import { atOnce } from './common.ts';

export const fire = character('Fire', {
  offers: [
    {
      ability: 'Cruel',
      face: 'up',
      windows: ['play'],
      when: (s, me) => s.active === me && onceATurn(s, me),
      choices(s, me, out) {
        for (const to of others(s, me)) if (!has(s.locked, to)) out.push({ ability: 'Cruel', to });
      },
      run: atOnce((s, t, me, { to }: SeatUse) => {
        spend(s, me);
        lock(s, t, to);
      }),
    },
  ],
  eliminated: {
    ability: 'Callous',
    face: 'up',
    *run(s, t, me, e) {
      const card = yield* askMessage(s, me, 'Callous', [e.seat], (id) => !isBlack(s, id), true);
      if (card === NONE) return;
      useTold(t, me, 'Callous');
      yield* claimMessage(s, t, me, card);
    },
  },
});
