// What Under the Big Top brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const bigtop: SetCompanion = {
  brings: [
    { what: 'acrobats', pass: '2', each: 5, most: 3 },
    { what: 'ringmaster', pass: '3', each: 2, most: 9 },
    { what: 'tent', pass: '3', each: 1 },
    { what: 'acrobats', pass: 'final', each: 5, most: 3 },
    { what: 'ringmaster', pass: 'final', each: 2, most: 9 },
    { what: 'tent', pass: 'final', each: 1 },
  ],
  en: { acrobats: 'acrobats', ringmaster: 'the ringmaster', tent: 'the big top' },
};
