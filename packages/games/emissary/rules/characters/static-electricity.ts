// Static Electricity. Invasion: before her Prove takes effect she may take a card at random from the hand she proves.
// Decipher: Lock On cards may be played as Decode.

import { character } from '../character.ts';
import { askUse, handSize, takeFromHand, useTold } from '../deeds.ts';

export const staticElectricity = character('Static Electricity', {
  before: {
    ability: 'Invasion',
    face: 'up',
    if: (s, me, e) => e.as === 'prove' && e.by === me && handSize(s, e.to) > 0,
    *run(s, t, me, e) {
      if (!(yield* askUse(me, 'Invasion', { to: e.to }))) return;
      useTold(t, me, 'Invasion', { to: e.to });
      takeFromHand(s, t, e.to, me);
    },
  },
  playsAs: [{ ability: 'Decipher', card: 'lock-on', as: 'decode' }],
});
