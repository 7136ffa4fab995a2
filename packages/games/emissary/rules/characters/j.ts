// J picks up the Delete cards of others, and his own also delete true messages.

import { character } from '../character.ts';
import { castOf, isUp } from '../deeds.ts';

export const j = character('J', {
  // A woman declares victory; nobody knows the gender of one who lies face-down.
  mission: { on: 'declaration', met: (s, _me, { declarer }) => isUp(s, declarer) && castOf(s, declarer).female },
  // Recycle: also what was only played as a Delete.
  claims: (_s, me, e) => e.as === 'delete' && e.by !== me,
  // Erase
  deletesTrue: true,
});
