// Double Knight makes two players take the next cards of the deck as messages, once in each of his turns.

import { NONE } from '@tabella/kernel';
import { chooseSome } from '../asking.ts';
import { character } from '../character.ts';
import { lives, livingFrom, obtain, onceATurn, spend, turnUpTop } from '../deeds.ts';

export const doubleKnight = character('Double Knight', {
  offers: [
    {
      ability: 'Bet',
      face: 'up',
      windows: ['play'],
      when: (s, me) => s.active === me && onceATurn(s, me),
      choices(_s, _me, out) {
        out.push({ ability: 'Bet' });
      },
      *run(s, t, me) {
        spend(s, me);
        // Anti-clockwise from him, whichever was named first; he may name himself.
        const from = livingFrom(s, me).map((to) => ({ to }));
        const two = yield* chooseSome(me, 'seats', from, 2, 2, { open: true, about: { ability: 'Bet' } });
        for (const { to } of two) {
          if (!lives(s, to)) continue;
          const card = turnUpTop(s, t);
          if (card !== NONE) yield* obtain(s, t, to, card, 'ability', -1, me);
        }
      },
    },
  ],
});
