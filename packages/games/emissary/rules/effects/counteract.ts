// Counteract: makes void a card that was just played, another Counteract included. Messages and abilities cannot be
// counteracted. How cards answer cards is in `stack.ts`.

import type { CardEffect } from './effect.ts';

export const counteract: CardEffect = {
  effect: 'counteract',
  windows: ['counter'],
  whyBarred: (s, seat, window) => (window === 'counter' && s.stack.at(-1)?.by !== seat ? null : 'answers-only'),
  offer: (_s, _seat, card, out) => {
    out.push({ card, as: 'counteract' });
  },
  resolve: () => {
    // That it is not void itself is all it needs: the stack drops the card it answers.
  },
};
