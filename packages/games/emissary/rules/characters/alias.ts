// Alias rewards herself for true messages that reach others, and takes over the identity of the dead. She has no mission.

import { character } from '../character.ts';
import { askUse, draw, isBlack, takeIdentity, useTold } from '../deeds.ts';
import { mayGiveBlack, sentBy } from './common.ts';

export const alias = character('Alias', {
  obtained: [
    {
      ability: 'Moody',
      face: 'up',
      if: (s, me, e) => sentBy(me, e) && e.seat !== me && !isBlack(s, e.card),
      *run(s, t, me, e) {
        useTold(t, me, 'Moody');
        draw(s, t, me, 1);
        yield* mayGiveBlack(s, t, me, 'Moody', e.seat, 1);
      },
    },
  ],
  eliminated: {
    ability: 'Funeral',
    face: 'up',
    if: (_s, _me, e) => !e.identityTaken,
    *run(s, t, me, e) {
      if (!(yield* askUse(me, 'Funeral', { to: e.seat }))) return;
      useTold(t, me, 'Funeral', { to: e.seat });
      takeIdentity(s, t, me, e);
      draw(s, t, me, 2);
    },
  },
});
