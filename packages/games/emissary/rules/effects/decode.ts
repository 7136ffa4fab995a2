// Decode: when a message reaches you, you look at it. An exposed message may be decoded too.

import { look } from '../deeds/flip.ts';
import { letterCard } from '../deeds/letter.ts';
import type { CardEffect } from './effect.ts';

export const decode: CardEffect = {
  effect: 'decode',
  windows: ['arrival'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (window !== 'arrival') return 'on-arrival';
    return s.letter?.at === seat ? null : 'not-before-you';
  },
  offer: (_s, _seat, card, out) => {
    out.push({ card, as: 'decode' });
  },
  resolve: (s, t, played) => {
    look(s, t, played.by, letterCard(s));
  },
};
