// Darmstadt in English.

import type { SetWords } from '../words.ts';

export const darmstadt: SetWords = {
  help: 'DARMSTADT. A church is a monastery. When it is completed and a figure stands in it, whoever has the most figures on its tile and the eight around gets 3 points besides, in a tie each of them. The Darmstadtium makes its city worth 3 more points when it is completed; at the end of the game and for messages it adds nothing to an unfinished one.',
  awards: { church: () => 'the most figures round a church' },
};
