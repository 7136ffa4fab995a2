// Manipulator steps out of the dark to intercept a message without a card; a Decode sends him back.

import { character } from '../character.ts';
import { interceptLetter, turnDown } from '../deeds.ts';
import { atOnce } from './common.ts';

export const manipulator = character('Manipulator', {
  offers: [
    {
      ability: 'Plunder',
      face: 'down',
      windows: ['transit'],
      when: (s, me) => s.active !== me,
      choices(_s, _me, out) {
        out.push({ ability: 'Plunder' });
      },
      run: atOnce((s, t, me) => interceptLetter(s, t, me)),
    },
  ],
  played: {
    ability: 'Deal',
    face: 'up',
    if: (_s, _me, e) => e.as === 'decode',
    run: atOnce((s, t, me) => turnDown(s, t, me, 'Deal')),
  },
});
