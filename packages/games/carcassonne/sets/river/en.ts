// The River in English.

import type { SetWords } from '../words.ts';

export const river: SetWords = {
  name: 'the River',
  brings: 'The land begins along a river.',
  help: 'THE RIVER. It is placed first, from the spring to the lake, and never turns back.',
  picture: 'river',
};
