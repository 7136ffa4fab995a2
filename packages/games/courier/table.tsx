// Courier in the browser: what the front page shows of it. It has no board yet and is played in words.

import icon from 'game-icon:envelope';
import type { GameTable } from '@tabella/ui/table';

export const table: GameTable = {
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#57391f',
  ink: '#f3e6c8',
  minutes: 15,
  bestSeats: 4,
  order: 5,
};
