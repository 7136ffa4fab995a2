// What the bench measures of A Message from the Stars: its solver.

import { loadLexicon } from './lexicon/load.ts';
import { solverFigures } from './solver/figures.ts';

const { vocabulary } = await loadLexicon();

export const figures = {
  limits: {
    name: 'stars.solver',
    measure: (now: () => number) => solverFigures(vocabulary, now),
  },
};
