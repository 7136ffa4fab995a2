// What Japanese Buildings brings to a real table.

import type { SetCompanion } from '../companion.ts';

export const japan: SetCompanion = {
  brings: [{ what: 'lying', pass: 'final', each: 1 }],
  en: { lying: 'a follower lying in a building' },
};
