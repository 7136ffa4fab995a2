// Speaker steps up to transfer a message that reached him, even when he is locked on, and deletes a true message to step back.

import { character } from '../character.ts';
import type { MessageUse, SeatUse } from '../choices.ts';
import { deleteMessage, imputeLetter, isBlack, messageAt, others, turnDown } from '../deeds.ts';
import { ANY_TIME, atOnce, pushMessages } from './common.ts';

export const speaker = character('Speaker', {
  offers: [
    {
      ability: 'Impute',
      face: 'down',
      windows: ['arrival'],
      when: (s, me) => s.letter?.at === me,
      choices(s, me, out) {
        for (const to of others(s, me)) out.push({ ability: 'Impute', to });
      },
      run: atOnce((s, t, me, { to }: SeatUse) => imputeLetter(s, t, me, to)),
    },
    {
      ability: 'Wipe',
      face: 'up',
      windows: ANY_TIME,
      choices: (s, me, out) => pushMessages(s, 'Wipe', [me], (card) => !isBlack(s, card), out),
      run: atOnce((s, t, me, { place }: MessageUse) => {
        deleteMessage(s, t, me, messageAt(s, me, place));
        turnDown(s, t, me, 'Wipe');
      }),
    },
  ],
});
