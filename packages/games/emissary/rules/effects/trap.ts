// Trap: while a message is in transit, on any turn. The trapped player may not accept messages. It is
// useless on the sender, who must accept anyway, and on one locked on, for Lock On beats Trap (`status.ts`).

import { has, livingFrom, type State } from '../state.ts';
import { trap as trapped } from '../status.ts';
import type { CardEffect } from './effect.ts';

const targets = (s: State): number => s.alive & ~s.locked & ~s.trapped & ~(1 << (s.letter?.from ?? s.active));

export const trap: CardEffect = {
  effect: 'trap',
  windows: ['transit'],
  whyBarred: (s, _seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (window !== 'transit') return 'in-transit';
    return targets(s) === 0 ? 'no-target' : null;
  },
  offer: (s, seat, card, out) => {
    const mask = targets(s);
    for (const to of livingFrom(s, seat)) if (has(mask, to)) out.push({ card, as: 'trap', to });
  },
  resolve: (s, t, played) => {
    trapped(s, t, played.to);
  },
};
