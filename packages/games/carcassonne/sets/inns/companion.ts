// What Inns & Cathedrals brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const inns: SetCompanion = {
  brings: [
    { what: 'inn', pass: '3', each: 2 },
    { what: 'cathedral', pass: '3', each: 3 },
  ],
  en: { inn: 'a road with an inn', cathedral: 'a city with a cathedral' },
};
