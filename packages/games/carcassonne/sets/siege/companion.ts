// What Besieged Cities brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const siege: SetCompanion = {
  brings: [
    { what: 'besieged', pass: '3', each: 1 },
    { what: 'field', pass: 'final', each: 6 },
  ],
  en: { besieged: 'a besieged city', field: 'besieged cities in a field' },
};
