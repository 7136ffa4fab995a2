// What The Princess & the Dragon brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const dragon: SetCompanion = {
  brings: [
    { what: 'turn', pass: '1A', each: 1, most: 1 },
    { what: 'fairy', pass: '3', each: 3, most: 1 },
    { what: 'fairy', pass: 'final', each: 3, most: 1 },
  ],
  en: { turn: 'the fairy at the start of the turn', fairy: 'the fairy at a scored feature' },
};
