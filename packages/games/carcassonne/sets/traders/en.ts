// Traders & Builders in English.

import type { SetWords } from '../words.ts';

export const traders: SetWords = {
  help: 'TRADERS AND BUILDERS. Whoever closes a city takes its goods; at the end the most of each kind is worth 10. The builder stands on your own open road or city: extend it and you place a second tile, once per turn. The pig makes every city of your field worth one more.',
};
