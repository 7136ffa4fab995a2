// Transfer: when a message reaches you, any other player is made to take it and gains Lock On (ruling R2: it sets out
// again). A player locked on may not play it; a trapped one may, and it may be aimed at a trapped one.

import { transferLetter } from '../deeds/letter.ts';
import { others } from '../state.ts';
import { mustAccept } from '../status.ts';
import type { CardEffect } from './effect.ts';

export const transfer: CardEffect = {
  effect: 'transfer',
  windows: ['arrival'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (window !== 'arrival') return 'on-arrival';
    if (s.letter?.at !== seat) return 'not-before-you';
    return mustAccept(s, seat) ? 'locked-on' : null;
  },
  offer: (s, seat, card, out) => {
    for (const to of others(s, seat)) out.push({ card, as: 'transfer', to });
  },
  resolve: (s, t, played) => {
    transferLetter(s, t, played.by, played.to);
  },
};
