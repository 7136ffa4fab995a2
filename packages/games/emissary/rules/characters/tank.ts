// Tank rolls out to request a message from another; whoever refuses may get up to two black ones.

import { character } from '../character.ts';
import type { MessageUse } from '../choices.ts';
import { askUse, claimMessage, messageAt, others } from '../deeds.ts';
import { ANY_TIME, mayGiveBlack, pushMessages } from './common.ts';

export const tank = character('Tank', {
  offers: [
    {
      ability: 'Awe',
      face: 'down',
      windows: ANY_TIME,
      choices: (s, me, out) => pushMessages(s, 'Awe', others(s, me), () => true, out),
      *run(s, t, me, { at, place }: MessageUse) {
        // `yes`: they hand it over.
        if (yield* askUse(at, 'Awe', { to: me, at, place })) yield* claimMessage(s, t, me, messageAt(s, at, place));
        else yield* mayGiveBlack(s, t, me, 'Awe', at, 2);
      },
    },
  ],
});
