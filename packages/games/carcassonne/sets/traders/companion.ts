// What Traders & Builders brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const traders: SetCompanion = {
  brings: [
    { what: 'goods', pass: 'final', each: 10, most: 3 },
    { what: 'pig', pass: 'final', each: 4 },
  ],
  en: { goods: 'the most of a kind of goods', pig: 'cities in a field with a pig' },
};
