// Angel takes every deleted message into her hand, and her red and blue Lock On cards also delete.

import { character } from '../character.ts';
import { holdColours } from '../deeds.ts';

export const angel = character('Angel', {
  mission: holdColours({ black: 6 }),
  // Collection
  takesDeleted: () => true,
  playsAs: [{ ability: 'Cure', card: 'lock-on', as: 'delete', colours: ['red', 'blue'] }],
});
