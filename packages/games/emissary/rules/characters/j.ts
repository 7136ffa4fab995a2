// J picks up the Delete cards of others, and his own also delete true messages.

import { character } from '../character.ts';

export const j = character('J', {
  // Recycle: also what was only played as a Delete.
  claims: (_s, me, e) => e.as === 'delete' && e.by !== me,
  // Erase
  deletesTrue: true,
});
