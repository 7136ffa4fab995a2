// Detective looks at Prove cards of others, and finds a message for his hand whenever he gains a black one.

import { NONE } from '@tabella/kernel';
import { character } from '../character.ts';
import { askMessage, askUse, isBlack, look, messageIntoHand, others, useTold } from '../deeds.ts';

export const detective = character('Detective', {
  before: {
    ability: 'Track',
    face: 'up',
    // Whoever plays it or is proved sees the card anyway.
    if: (_s, me, e) => e.as === 'prove' && e.by !== me && e.to !== me,
    *run(s, t, me, e) {
      if (!(yield* askUse(me, 'Track', { to: e.to }))) return;
      useTold(t, me, 'Track');
      look(s, t, me, e.card);
    },
  },
  obtained: [
    {
      ability: 'Search',
      face: 'up',
      if: (s, me, e) => e.seat === me && isBlack(s, e.card),
      *run(s, t, me) {
        const card = yield* askMessage(s, me, 'Search', others(s, me), () => true, true);
        if (card === NONE) return;
        useTold(t, me, 'Search');
        messageIntoHand(s, t, me, card);
      },
    },
  ],
});
