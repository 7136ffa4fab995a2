// The School in English.

import { plural } from '@tabella/ui/english';
import type { SetWords } from '../words.ts';

export const school: SetWords = {
  help: 'THE SCHOOL. It lies beside the start tile, and six roads lead to it. When you complete one or more of them, yours or not, you take the teacher after scoring, also from somebody else. The next completed feature that brings anybody points brings you the same points once more, and the teacher goes back to school. If a tile completes several, whoever scores them all says which comes first; otherwise whoever has the teacher picks. When all six roads are complete the teacher stays in school. How the grass runs behind the school is of our own design.',
  awards: { teacher: () => 'what the teacher copied' },
  asks: { teach: 'Which of these does the teacher copy?' },
  deeds: {
    teach: {
      name: 'Teacher',
      choice: ({ deed, view }) => {
        const feature = view.features[view.tiles[deed.tile ?? -1]?.features[deed.segment ?? -1] ?? -1];
        return `the ${feature?.type ?? 'feature'} of ${plural(feature?.tiles ?? 0, 'tile')}: ${plural(feature?.now ?? 0, 'point')}`;
      },
      told: ['says what the teacher copies', 'say what the teacher copies'],
    },
  },
  tokens: { teacher: () => 'the teacher' },
};
