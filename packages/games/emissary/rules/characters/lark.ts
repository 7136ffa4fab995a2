// Lark turns up to take a random card from a hand and make it anyone's message; when a player falls she turns down.

import { NONE } from '@tabella/kernel';
import { character } from '../character.ts';
import type { SeatUse } from '../choices.ts';
import { askSeat, giveMessage, handSize, livingFrom, others, takeFromHand, turnDown } from '../deeds.ts';
import { ANY_TIME, atOnce } from './common.ts';

export const lark = character('Lark', {
  offers: [
    {
      ability: 'Best Show',
      face: 'down',
      windows: ANY_TIME,
      choices(s, me, out) {
        for (const to of others(s, me)) if (handSize(s, to) > 0) out.push({ ability: 'Best Show', to });
      },
      *run(s, t, me, use: SeatUse) {
        const card = takeFromHand(s, t, use.to, me);
        if (card === NONE) return;
        const to = yield* askSeat(me, 'Best Show', livingFrom(s, me), false);
        yield* giveMessage(s, t, me, card, to);
      },
    },
  ],
  eliminated: {
    ability: 'Time Trace',
    face: 'up',
    run: atOnce((s, t, me) => turnDown(s, t, me, 'Time Trace')),
  },
});
