// Inns & Cathedrals in English.

import type { SetWords } from '../words.ts';

export const inns: SetWords = {
  help: 'INNS AND CATHEDRALS. A road with an inn gives 2 per tile, a city with a cathedral 3 per tile and pennant, but nothing if unfinished. The big meeple counts as two.',
};
