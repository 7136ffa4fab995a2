// What the Wheel of Fortune brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const wheel: SetCompanion = {
  brings: [
    { what: 'event', pass: '1B', each: 1 },
    { what: 'crown', pass: '1B', each: 3, most: 2 },
  ],
  en: { event: 'where the pig of the wheel stops', crown: 'a crown of the wheel' },
};
