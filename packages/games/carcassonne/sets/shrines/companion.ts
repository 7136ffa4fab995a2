// What Heretics & Shrines brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const shrines: SetCompanion = {
  brings: [
    { what: 'shrine', pass: '3', each: 9, most: 1 },
    { what: 'shrine', pass: 'final', each: 1, most: 9 },
  ],
  en: { shrine: 'a shrine' },
};
