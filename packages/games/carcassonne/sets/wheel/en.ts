// Wheel of Fortune in English.

import { plural } from '@tabella/ui/english';
import type { SetWords } from '../words.ts';

export const wheel: SetWords = {
  help: 'THE WHEEL OF FORTUNE. It lies at the start. A tile with a number moves the pig on by so many sectors as soon as it is drawn, before it is placed. Fortune: you score 3. Tax: everybody scores, for each of their knights, the pennants of that city and their own knights in it. Famine: 1 per completed city for each farmer. Storm: 1 for each figure in supply. Inquisition: 2 for each monk. Plague: everybody takes one figure from the land. Then each figure on a crown of that sector scores 3 and comes home. Instead of placing a figure on your tile you may place one on a free crown; the plague cannot reach it there. The rim, the crowns and which tiles have numbers are of our own design.',
  awards: {
    'wheel.fortune': () => 'fortune',
    'wheel.tax': () => 'the tax',
    'wheel.famine': () => 'the famine',
    'wheel.storm': (count) => `the storm, with ${plural(count, 'figure')} in supply`,
    'wheel.inquisition': () => 'the inquisition',
    crown: () => 'a crown of the wheel',
  },
  asks: { plague: 'The plague: which of your figures goes home?' },
  deeds: {
    wheel: {
      name: 'Wheel',
      choice: ({ deed }) => `turn the wheel to ${deed.what ?? 'fortune'}`,
      told: ['turns the wheel', 'turn the wheel'],
    },
    plague: {
      name: 'Plague',
      choice: ({ whom, where }) => `${whom} leaves ${where}`,
      told: ['loses a figure to the plague', 'lose a figure to the plague'],
    },
  },
  tokens: { 'wheel-pig': () => 'the pig of the wheel' },
};
