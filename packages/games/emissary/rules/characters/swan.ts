// Swan rises to delete a message while another's is on its way, and is paid for a true one; a Trap makes her dive.

import { character } from '../character.ts';
import type { MessageUse } from '../choices.ts';
import { deleteMessage, draw, isBlack, livingFrom, messageAt, turnDown } from '../deeds.ts';
import { atOnce, pushMessages } from './common.ts';

export const swan = character('Swan', {
  offers: [
    {
      ability: 'Snipe',
      face: 'down',
      windows: ['transit'],
      when: (s, me) => s.active !== me,
      choices: (s, me, out) => pushMessages(s, 'Snipe', livingFrom(s, me), () => true, out),
      run: atOnce((s, t, me, { at, place }: MessageUse) => {
        const card = messageAt(s, at, place);
        const black = isBlack(s, card);
        deleteMessage(s, t, me, card);
        if (!black) draw(s, t, me, 2);
      }),
    },
  ],
  after: {
    ability: 'Aim',
    face: 'up',
    if: (_s, _me, e) => e.as === 'trap',
    run: atOnce((s, t, me) => turnDown(s, t, me, 'Aim')),
  },
});
