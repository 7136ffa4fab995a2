// What the Fruit-Bearing Trees brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const fruit: SetCompanion = {
  brings: [
    { what: 'harvest', pass: '2', each: 1, most: 5 },
    { what: 'sale', pass: '2', each: 1, most: 15 },
    { what: 'kept', pass: 'final', each: 1 },
  ],
  en: { harvest: 'a fruit that was picked', sale: 'fruit that was sold', kept: 'fruit that was kept' },
};
