// Heretics & Shrines in English.

import type { SetWords } from '../words.ts';

export const shrines: SetWords = {
  help: 'HERETICS AND SHRINES. A shrine is scored like a monastery; its figure is a heretic. A shrine may lie beside one monastery at most, and a monastery beside one shrine. If both are occupied they compete: the one completed first is scored, and the figure of the other comes home without points. If one tile completes both, both score.',
};
