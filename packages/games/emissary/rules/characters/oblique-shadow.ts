// Oblique Shadow comes to light to exchange all her messages for those of another.

import { character } from '../character.ts';
import type { SeatUse } from '../choices.ts';
import { exchangeMessages, others } from '../deeds.ts';
import { ANY_TIME, hasMessages } from './common.ts';

export const obliqueShadow = character('Oblique Shadow', {
  offers: [
    {
      ability: 'Exchange',
      face: 'down',
      windows: ANY_TIME,
      choices(s, me, out) {
        const own = hasMessages(s, me);
        for (const to of others(s, me)) if (own || hasMessages(s, to)) out.push({ ability: 'Exchange', to });
      },
      run: (s, t, me, { to }: SeatUse) => exchangeMessages(s, t, me, me, to),
    },
  ],
});
