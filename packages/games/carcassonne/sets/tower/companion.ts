// What The Tower brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const tower: SetCompanion = {
  brings: [],
  payments: [{ what: 'ransom', points: 3 }],
  en: { ransom: 'the ransom of a prisoner' },
};
