// What The Watchtowers brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const watch: SetCompanion = {
  brings: [{ what: 'watchtower', pass: '3', each: 1 }],
  en: { watchtower: 'a watchtower' },
};
