// Perfume may send any card as an Oriented Message, and gathers every Trap that took effect.

import { character } from '../character.ts';

export const perfume = character('Perfume', {
  // Spread
  sendsAs: ['OM'],
  // Illusion: her own ones as well, and whatever was played as a Trap.
  claims: (_s, _me, e) => e.as === 'trap',
});
