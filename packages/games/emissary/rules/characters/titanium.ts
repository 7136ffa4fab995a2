// Titanium (S). Force: from face-down he turns up to make a card void; nothing answers it. Cover: face-up he may claim a
// black message from another player (it lies before him then, ruling R9) to turn face-down.

import { character } from '../character.ts';
import type { MessageUse } from '../choices.ts';
import { claimMessage, isBlack, lives, messageAt, messagesOf, others, turnDown } from '../deeds.ts';

export const titanium = character('Titanium', {
  offers: [
    {
      ability: 'Force',
      face: 'down',
      windows: ['counter'],
      counters: true,
      choices: (_s, _me, out) => {
        out.push({ ability: 'Force' });
      },
      *run() {
        // To make the card void is the engine's affair: see `counters`.
      },
    },
    {
      ability: 'Cover',
      face: 'up',
      windows: ['play', 'transit', 'arrival'],
      when: (s, me) => others(s, me).some((at) => messagesOf(s, at).some((id) => isBlack(s, id))),
      choices: (s, me, out) => {
        for (const at of others(s, me)) {
          messagesOf(s, at).forEach((id, place) => {
            if (isBlack(s, id)) out.push({ ability: 'Cover', at, place });
          });
        }
      },
      *run(s, t, me, { at, place }: MessageUse) {
        yield* claimMessage(s, t, me, messageAt(s, at, place));
        if (lives(s, me)) turnDown(s, t, me, 'Cover');
      },
    },
  ],
});
