// Besieged Cities in English.

import type { SetWords } from '../words.ts';

export const siege: SetWords = {
  help: 'BESIEGED CITIES. A city with a besieged part gives 1 point per tile and pennant when it is closed, and nothing at the end of the game if it is not. For a field a closed besieged city counts twice. At the end of your turn one of your knights may flee home from such a city, without points, if a monastery lies on one of its tiles or beside one, also across a corner.',
  asks: { escape: 'Does one of your knights flee from the siege?' },
  deeds: {
    escape: {
      name: 'Flee',
      choice: ({ whom, where }) => `${whom} flees from ${where}`,
      told: ['lets a knight flee', 'let a knight flee'],
    },
  },
};
