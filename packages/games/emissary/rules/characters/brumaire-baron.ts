// Brumaire Baron steps out of the dark to put another card in the place of an Oriented Message; an Intercept scares him back.

import { character } from '../character.ts';
import type { CardUse } from '../choices.ts';
import { handOf, handSize, swapWithHand, turnDown } from '../deeds.ts';
import { atOnce } from './common.ts';

export const brumaireBaron = character('Brumaire Baron', {
  offers: [
    {
      ability: 'Substitute',
      face: 'down',
      windows: ['transit'],
      when: (s, me) => s.letter?.stamp === 'OM' && handSize(s, me) > 0,
      choices(s, me, out) {
        for (const card of handOf(s, me)) out.push({ ability: 'Substitute', card });
      },
      // Whatever is stamped on the new card, it travels on as an Oriented Message.
      run: atOnce((s, t, me, { card }: CardUse) => swapWithHand(s, t, me, card)),
    },
  ],
  played: {
    ability: 'Escape',
    face: 'up',
    if: (_s, _me, e) => e.as === 'intercept',
    run: atOnce((s, t, me) => turnDown(s, t, me, 'Escape')),
  },
});
