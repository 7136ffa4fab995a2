// What The School brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const school: SetCompanion = {
  brings: [{ what: 'teacher', pass: '3', each: 1 }],
  en: { teacher: 'what the teacher copied' },
};
