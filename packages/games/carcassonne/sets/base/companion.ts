// What the base game brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const base: SetCompanion = {
  brings: [
    { what: 'road', pass: '3', each: 1 },
    { what: 'city', pass: '3', each: 2 },
    { what: 'monastery', pass: '3', each: 9, most: 1 },
    { what: 'road', pass: 'final', each: 1 },
    { what: 'city', pass: 'final', each: 1 },
    { what: 'monastery', pass: 'final', each: 1, most: 9 },
    { what: 'field', pass: 'final', each: 3 },
  ],
  en: { road: 'a road', city: 'a city', monastery: 'a monastery', field: 'cities in a field' },
};
