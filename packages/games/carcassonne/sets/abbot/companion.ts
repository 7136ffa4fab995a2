// What the abbot brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const abbot: SetCompanion = {
  brings: [
    { what: 'home', pass: '2', each: 1, most: 9 },
    { what: 'garden', pass: '3', each: 9, most: 1 },
    { what: 'garden', pass: 'final', each: 1, most: 9 },
  ],
  en: { home: 'the abbot taken home', garden: 'a garden' },
};
