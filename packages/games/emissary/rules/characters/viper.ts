// Viper. Diversified: Lock On cards may be played as Trap. Reload: with an empty hand he draws a card at once.

import { character } from '../character.ts';

export const viper = character('Viper', {
  playsAs: [{ ability: 'Diversified', card: 'lock-on', as: 'trap' }],
  refills: 1,
});
