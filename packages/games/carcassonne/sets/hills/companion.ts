// What Hills & Sheep brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const hills: SetCompanion = {
  brings: [
    { what: 'sheep', pass: '2', each: 1 },
    { what: 'vineyard', pass: '3', each: 3, plus: 9, most: 8 },
  ],
  en: { sheep: 'sheep', vineyard: 'a monastery with vineyards' },
};
