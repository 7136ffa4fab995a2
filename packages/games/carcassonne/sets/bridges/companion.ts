// What Bridges, Castles & Bazaars brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const bridges: SetCompanion = {
  brings: [
    { what: 'castle', pass: '3', each: 1 },
    { what: 'field', pass: 'final', each: 4 },
  ],
  payments: [{ what: 'bazaar', points: null }],
  en: {
    castle: 'a castle, for the feature that was scored',
    field: 'castles in a field',
    bazaar: 'a tile of the bazaar',
  },
};
