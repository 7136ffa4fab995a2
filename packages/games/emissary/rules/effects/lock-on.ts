// Lock On: on the own turn (ruling R1), on another player, who must accept any message that reaches them.

import { has, others } from '../state.ts';
import { lock } from '../status.ts';
import type { CardEffect } from './effect.ts';

export const lockOn: CardEffect = {
  effect: 'lock-on',
  windows: ['play', 'transit'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (seat !== s.active) return 'own-turn';
    if (window !== 'play' && (window !== 'transit' || s.options.lockOn === 'play')) return 'own-play-phase';
    // Locked on twice is locked on once: somebody must be free of it.
    return (s.alive & ~s.locked & ~(1 << seat)) === 0 ? 'no-target' : null;
  },
  offer: (s, seat, card, out) => {
    for (const to of others(s, seat)) if (!has(s.locked, to)) out.push({ card, as: 'lock-on', to });
  },
  resolve: (s, t, played) => {
    lock(s, t, played.to);
  },
};
