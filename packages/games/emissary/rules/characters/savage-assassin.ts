// Savage Assassin strikes twice at a player who obtains a black message of his, and plays Decode as Lock On.

import { character } from '../character.ts';
import { draw, isBlack, useTold } from '../deeds.ts';
import { mayGiveBlack, sentBy } from './common.ts';

export const savageAssassin = character('Savage Assassin', {
  playsAs: [{ ability: 'Fatal Strike', card: 'decode', as: 'lock-on' }],
  obtained: [
    {
      ability: 'Second Strike',
      face: 'up',
      // Only what he transmitted: the second strike does not call for a third.
      if: (s, me, e) => sentBy(me, e) && e.seat !== me && isBlack(s, e.card),
      *run(s, t, me, e) {
        useTold(t, me, 'Second Strike');
        draw(s, t, me, 2);
        yield* mayGiveBlack(s, t, me, 'Second Strike', e.seat, 1);
      },
    },
  ],
});
