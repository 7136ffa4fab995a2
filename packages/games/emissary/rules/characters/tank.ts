// Tank rolls out to request a message from another; whoever refuses may get up to two black ones.

import { character } from '../character.ts';
import { askUse, claimMessage, gather, messageAt, others } from '../deeds.ts';
import { ANY_TIME, mayGiveBlack, pushMessages } from './common.ts';

export const tank = character('Tank', {
  mission: gather({ blue: 3 }),
  offers: [
    {
      ability: 'Awe',
      face: 'down',
      windows: ANY_TIME,
      choices: (s, me, out) => pushMessages(s, 'Awe', others(s, me), () => true, out),
      *run(s, t, me, choice) {
        const at = choice.at as number;
        const place = choice.place as number;
        // `yes`: he hands it over.
        if (yield* askUse(at, 'Awe', { to: me, at, place })) yield* claimMessage(s, t, me, messageAt(s, at, place));
        else yield* mayGiveBlack(s, t, me, 'Awe', at, 2);
      },
    },
  ],
});
