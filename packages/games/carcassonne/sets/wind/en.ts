// The Wind Roses in English.

import type { SetWords } from '../words.ts';

export const wind: SetWords = {
  help: 'WIND ROSES. A whole wind rose lies at the start; a second one takes its place when it is placed. Four tiles show one coloured quarter of a rose. Place such a tile on the side of the current rose where that colour is, and you score 3 points at once, before your figure. A tile in line with the rose is on both sides.',
  awards: { 'wind-rose': () => 'a quarter on its side of the wind rose' },
};
