// Scarlet Blade forces his returning Confidential Message on another, with one more, and draws four for every elimination.

import { character } from '../character.ts';
import { askCard, askSeat, deliverLetter, draw, giveMessage, handSize, lives, others, useTold } from '../deeds.ts';
import { atOnce } from './common.ts';

export const scarletBlade = character('Scarlet Blade', {
  returned: {
    ability: 'Show Blade',
    if: (s) => s.letter?.stamp === 'CM',
    *run(s, t, me) {
      const to = yield* askSeat(me, 'Show Blade', others(s, me), true);
      if (to < 0) return;
      useTold(t, me, 'Show Blade', { to });
      yield* deliverLetter(s, t, to);
      if (lives(s, to) && lives(s, me) && handSize(s, me) > 0) {
        yield* giveMessage(s, t, me, yield* askCard(s, me, 'Show Blade', () => true, false, { to }), to);
      }
    },
  },
  eliminated: {
    ability: 'Blood Weep',
    face: 'up',
    run: atOnce((s, t, me) => {
      useTold(t, me, 'Blood Weep');
      draw(s, t, me, 4);
    }),
  },
});
