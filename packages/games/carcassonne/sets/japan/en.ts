// Japanese Buildings in English.

import type { SetWords } from '../words.ts';

export const japan: SetWords = {
  help: 'JAPANESE BUILDINGS. Such a building is a monastery. A figure stands in it as in any other, or lies down in it. Lying down it stays to the end of the game and then scores 1 point for the building and 1 for every tile in the same row and in the same column, up to the first gap. Messages count a lying figure the same way. These six tiles are of our own design.',
};
