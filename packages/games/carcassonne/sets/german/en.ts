// German Monasteries in English.

import type { SetWords } from '../words.ts';

export const german: SetWords = {
  help: 'GERMAN MONASTERIES. A figure stands in such a monastery as in any other, or lies down in it. Lying down it stays to the end of the game and then scores 1 point for the monastery and 1 for every tile in the same row and in the same column, up to the first gap. Messages count a lying figure the same way.',
};
