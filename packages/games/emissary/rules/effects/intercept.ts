// Intercept: while a message of another player's turn is in transit. It comes to the interceptor, who gains Lock On; it
// may be intercepted again (ruling R14), also by a trapped player, and by the one it is on its way to (ruling R22).

import { interceptLetter } from '../deeds/letter.ts';
import type { CardEffect } from './effect.ts';

export const intercept: CardEffect = {
  effect: 'intercept',
  windows: ['transit'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (seat === s.active) return 'others-turn';
    return window === 'transit' ? null : 'in-transit';
  },
  offer: (_s, _seat, card, out) => {
    out.push({ card, as: 'intercept' });
  },
  resolve: (s, t, played) => {
    interceptLetter(s, t, played.by);
  },
};
