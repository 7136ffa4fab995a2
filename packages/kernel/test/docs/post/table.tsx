// Post in the browser: its board and what the front page shows of it.

import icon from 'game-icon:envelope';
import type { GameTable } from '@tabella/ui/table';
import type { PostTypes } from './rules/types.ts';

export const table: GameTable<PostTypes> = {
  board: () => import('./board/index.tsx'),
  points: ['send', 'hook'],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#2d4a3e',
  ink: '#f3e6c8',
  minutes: 10,
  bestSeats: 4,
};
