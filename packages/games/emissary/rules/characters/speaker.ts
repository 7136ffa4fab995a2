// Speaker steps up to transfer a message that reached him, even when he is locked on, and deletes a true message to step back.

import { character } from '../character.ts';
import { deleteMessage, has, imputeLetter, isBlack, messageAt, others, turnDown } from '../deeds.ts';
import { ANY_TIME, atOnce, pushMessages } from './common.ts';

export const speaker = character('Speaker', {
  // Somebody is eliminated, himself included, in a turn in which he used Impute.
  mission: {
    on: 'fall',
    met: (s, me) => has(s.imputed, me),
    since: (s, me) => has(s.imputed, me) && s.fallen.some((one) => one.turn === s.turn),
  },
  offers: [
    {
      ability: 'Impute',
      face: 'down',
      windows: ['arrival'],
      when: (s, me) => s.letter?.at === me,
      choices(s, me, out) {
        for (const to of others(s, me)) out.push({ ability: 'Impute', to });
      },
      run: atOnce((s, t, me, choice) => imputeLetter(s, t, me, choice.to as number)),
    },
    {
      ability: 'Wipe',
      face: 'up',
      windows: ANY_TIME,
      choices: (s, me, out) => pushMessages(s, 'Wipe', [me], (card) => !isBlack(s, card), out),
      run: atOnce((s, t, me, choice) => {
        deleteMessage(s, t, me, messageAt(s, me, choice.place as number));
        turnDown(s, t, me, 'Wipe');
      }),
    },
  ],
});
