// What Darmstadt brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const darmstadt: SetCompanion = {
  brings: [
    { what: 'church', pass: '3', each: 9, most: 1 },
    { what: 'figures', pass: '3', each: 3, most: 1 },
    { what: 'darmstadtium', pass: '3', each: 2, plus: 3 },
  ],
  en: { church: 'a church', figures: 'the most figures round a church', darmstadtium: 'the city of the Darmstadtium' },
};
