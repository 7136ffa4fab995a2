// Every sentence of the board of Post, in English.

import { plural } from '@tabella/ui/english';

export const say = {
  you: 'You',
  hand: 'Your hand',
  turn: 'at turn',
  road: 'A letter is on its way.',
  noRoad: 'The road is empty.',
  holds: (score: number, letters: number): string => `${score}, ${plural(letters, 'letter')} in hand`,
};
