// Dark Flow picks from the deck when he proves others, and may change a message that lies before him for the deck's top card.

import { character } from '../character.ts';
import type { CardUse } from '../choices.ts';
import { askCard, askUse, discard, draw, handOf, handSize, returnToDeck, swapWithDeck, useTold } from '../deeds.ts';
import { atOnce } from './common.ts';

export const darkFlow = character('Dark Flow', {
  before: {
    ability: 'Choice',
    face: 'up',
    if: (_s, me, e) => e.as === 'prove' && e.by === me,
    *run(s, t, me) {
      if (!(yield* askUse(me, 'Choice'))) return;
      useTold(t, me, 'Choice');
      if (draw(s, t, me, 2).length === 0) return;
      // Any card of the hand: nobody could tell whether it is one of the two.
      returnToDeck(s, t, me, yield* askCard(s, me, 'Choice', () => true, false));
    },
  },
  offers: [
    {
      ability: 'Change',
      face: 'up',
      windows: ['arrival'],
      when: (s, me) => s.letter?.at === me && handSize(s, me) > 0,
      choices(s, me, out) {
        for (const card of handOf(s, me)) out.push({ ability: 'Change', card });
      },
      run: atOnce((s, t, me, { card }: CardUse) => {
        discard(s, t, me, card);
        swapWithDeck(s, t, me);
      }),
    },
  ],
});
