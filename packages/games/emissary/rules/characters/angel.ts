// Angel takes every deleted message into her hand, and her red and blue Lock On cards also delete.

import { character } from '../character.ts';

export const angel = character('Angel', {
  // Collection
  takesDeleted: () => true,
  playsAs: [{ ability: 'Cure', card: 'lock-on', as: 'delete', colours: ['red', 'blue'] }],
});
