// Under the Big Top in English.

import { plural } from '@tabella/ui/english';
import type { SetWords } from '../words.ts';

export const bigtop: SetWords = {
  help: 'UNDER THE BIG TOP. The tent stands on the circus placed last, with an animal token under it that nobody sees. When another circus is placed, and at the end, the token is turned up: each player scores its number for every own figure on the tent’s tile and the eight around. Acrobats: instead of a figure on the new tile you may put a meeple on the blue mat of that tile or of one around it, up to three. Where there are three, you may score them instead of placing a figure: 5 points per meeple to its owner, and all come home. At the end acrobats are worth 5 each. The ringmaster is a figure like any other; when its feature is scored you get 2 more points for each circus and mat on its tile and the eight around.',
  awards: {
    acrobats: (count) => plural(count, 'acrobat'),
    bigtop: (count) => `${plural(count, 'figure')} round the tent`,
    ringmaster: (count) => `a ringmaster beside ${plural(count, 'show')}`,
  },
  deeds: {
    acrobats: {
      name: 'Score acrobats',
      choice: () => 'Score the three acrobats, 5 points each',
      told: ['scores three acrobats', 'score three acrobats'],
    },
  },
  tokens: {
    tent: () => 'the tent',
    animal: (count) => `an animal worth ${count}`,
  },
};
