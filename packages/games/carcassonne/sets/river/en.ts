// The River in English.

import type { SetWords } from '../words.ts';

export const river: SetWords = {
  help: 'THE RIVER. It is placed first, from the spring to the lake, and never turns back.',
};
