// What The Wind Roses brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const wind: SetCompanion = {
  brings: [{ what: 'rose', pass: '1C', each: 3, most: 1 }],
  en: { rose: 'a wind rose' },
};
