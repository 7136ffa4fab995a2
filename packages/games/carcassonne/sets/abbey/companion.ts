// What Abbey & Mayor brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const abbey: SetCompanion = {
  brings: [
    { what: 'abbey', pass: '3', each: 9, most: 1 },
    { what: 'barn', pass: '3', each: 3 },
    { what: 'joined', pass: '3', each: 1 },
    { what: 'abbey', pass: 'final', each: 1, most: 9 },
    { what: 'barn', pass: 'final', each: 4 },
  ],
  en: { abbey: 'an abbey', barn: 'cities in a field with a barn', joined: 'a field joined to a barn' },
};
