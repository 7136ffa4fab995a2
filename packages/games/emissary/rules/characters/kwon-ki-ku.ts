// Kwon Ki Ku plays Trap as Lock On, and claims a true message from a player who obtains a black one of his.

import { NONE } from '@tabella/kernel';
import { character } from '../character.ts';
import { askMessage, claimMessage, isBlack, useTold } from '../deeds.ts';
import { sentBy } from './common.ts';

export const kwonKiKu = character('Kwon Ki Ku', {
  playsAs: [{ ability: 'Revenge', card: 'trap', as: 'lock-on' }],
  obtained: [
    {
      ability: 'Interfere',
      face: 'up',
      if: (s, me, e) => sentBy(me, e) && e.seat !== me && isBlack(s, e.card),
      *run(s, t, me, e) {
        const card = yield* askMessage(s, me, 'Interfere', [e.seat], (id) => !isBlack(s, id), true);
        if (card === NONE) return;
        useTold(t, me, 'Interfere');
        yield* claimMessage(s, t, me, card);
      },
    },
  ],
});
