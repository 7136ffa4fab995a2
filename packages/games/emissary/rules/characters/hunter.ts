// Hunter comes out of hiding to claim a message from another, and shows who she is to shower somebody with black when one falls.

import { character } from '../character.ts';
import type { MessageUse } from '../choices.ts';
import { askSeat, claimMessage, exposeIdentity, handSize, isExposed, messageAt, others, useTold } from '../deeds.ts';
import { mayGiveBlack, pushMessages } from './common.ts';

export const hunter = character('Hunter', {
  offers: [
    {
      ability: 'Ambush',
      face: 'down',
      windows: ['transit'],
      choices: (s, me, out) => pushMessages(s, 'Ambush', others(s, me), () => true, out),
      run: (s, t, me, { at, place }: MessageUse) => claimMessage(s, t, me, messageAt(s, at, place)),
    },
  ],
  eliminated: {
    ability: 'Hunt',
    face: 'up',
    // An identity that lies open cannot be exposed once more.
    if: (s, me) => !isExposed(s, me) && handSize(s, me) > 0,
    *run(s, t, me) {
      const to = yield* askSeat(me, 'Hunt', others(s, me), true);
      if (to < 0) return;
      useTold(t, me, 'Hunt', { to });
      exposeIdentity(s, t, me);
      yield* mayGiveBlack(s, t, me, 'Hunt', to, 2);
    },
  },
});
